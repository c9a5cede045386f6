import { needs } from '../access.ts';
import type { ResourceType, Schema } from '../resourceType.ts';
import { field, flag, one, seededOnly, stamp, text } from './declare.ts';

const record = (attributes: ResourceType['attributes']): ResourceType => ({
  serial: 'serial',
  attributes,
  relationships: { uid: one('user--user') },
  access: { read: needs(''), ...seededOnly },
});

/** What the backend keeps for itself and serves nowhere under /jsonapi. */
export const recordTypes: Schema = {
  'backend--token': record({
    access: text,
    refresh: text,
    accessUntil: field('integer'),
    refreshUntil: field('integer'),
    revoked: flag(false),
    spent: flag(false),
  }),
  'backend--code': record({
    to: text,
    code: text,
    until: field('integer'),
    wrong: field('integer'),
    isDisclosed: flag(false),
  }),
  'backend--tries': record({ count: field('integer'), until: field('integer') }),
  'backend--letter': record({ to: text, subject: text, text, code: text, sent: stamp }),
  'backend--password': record({
    digest: text,
    unverified: flag(false),
    unproven: flag(false),
    numberProven: flag(false),
  }),
  'backend--recovery': record({ digest: text, until: field('integer') }),
  'backend--session': record({ logout: text }),
  'backend--razorpayOrder': record({ order: text, amount: field('integer') }),
  'backend--bytes': record({ bytes: field('json'), mime: text }),
  'backend--key': record({ key: text }),
};
