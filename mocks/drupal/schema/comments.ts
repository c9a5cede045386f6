import { BUNDLES } from '../../../src/domain/listArea.ts';
import { ifPublished } from '../access.ts';
import type { Schema } from '../resourceType.ts';
import { dates, field, flag, language, one, seededOnly, text } from './declare.ts';

/** Reviews of whatever the shop sells, which Drupal keeps as comments on them (API-30, ART-20, ART-21). */
export const commentTypes: Schema = {
  'comment--review': {
    serial: 'drupal_internal__cid',
    bundle: ['comment_type', 'comment_type'],
    attributes: {
      langcode: language,
      status: flag(true),
      subject: text,
      name: text,
      homepage: text,
      ...dates,
      thread: text,
      entity_type: text,
      field_name: text,
      default_langcode: flag(true),
      comment_body: field('formatted'),
      field_date: field('time'),
      field_review_user: text,
      field_stars: field('integer'),
    },
    relationships: {
      uid: one('user--user'),
      pid: one('comment--review'),
      entity_id: one(...[...Object.values(BUNDLES), 'frame'].map((bundle) => `commerce_product--${bundle}`)),
    },
    access: { read: ifPublished, ...seededOnly },
  },
};
