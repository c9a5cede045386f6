import { anyone } from '../access.ts';
import type { Schema } from '../resourceType.ts';
import { field, language, seededOnly, text } from './declare.ts';

/** The store that every order belongs to (ORD-14). */
export const storeTypes: Schema = {
  'commerce_store--online': {
    serial: 'drupal_internal__store_id',
    bundle: ['commerce_store_type', 'commerce_store_type'],
    attributes: {
      langcode: language,
      name: text,
      mail: text,
      default_currency: text,
      timezone: text,
      address: field('address'),
    },
    relationships: {},
    access: { read: anyone, ...seededOnly },
  },
};
