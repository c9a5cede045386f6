import { ifPublished } from '../access.ts';
import type { ResourceType } from '../resourceType.ts';
import { dates, field, flag, language, one, path, seededOnly, stamp, tags } from './declare.ts';

/** A content type: what every node has, and its own fields. Comes with the seed. */
export const node = (
  attributes: ResourceType['attributes'],
  relationships: ResourceType['relationships'] = {},
): ResourceType => ({
  serial: 'drupal_internal__nid',
  revision: 'drupal_internal__vid',
  bundle: ['node_type', 'node_type'],
  attributes: {
    langcode: language,
    revision_timestamp: stamp,
    status: flag(true),
    title: field('text', { required: true }),
    ...dates,
    promote: flag(false),
    sticky: flag(false),
    default_langcode: flag(true),
    revision_translation_affected: flag(true),
    metatag: tags,
    path,
    ...attributes,
  },
  relationships: { revision_uid: one('user--user'), uid: one('user--user'), ...relationships },
  access: { read: ifPublished, ...seededOnly },
});
