import { ifPublished, needs } from '../access.ts';
import type { ResourceType } from '../resourceType.ts';
import { dates, field, flag, language, many, one, path, seededOnly, tags, text } from './declare.ts';

type Fields = ResourceType['attributes'];
type Relations = ResourceType['relationships'];

/** A product type of Commerce: what every product has, and its own fields. `bundle` names its variations' type too. */
export const product = (bundle: string, attributes: Fields, relationships: Relations = {}): ResourceType => ({
  serial: 'drupal_internal__product_id',
  bundle: ['commerce_product_type', 'commerce_product_type'],
  attributes: {
    langcode: language,
    status: flag(true),
    title: field('text', { required: true }),
    path,
    ...dates,
    default_langcode: flag(true),
    metatag: tags,
    body: field('formatted'),
    field_path_alias: text,
    ...attributes,
  },
  relationships: {
    uid: one('user--user'),
    stores: many('commerce_store--online'),
    variations: many(`commerce_product_variation--${bundle}`),
    default_variation: one(`commerce_product_variation--${bundle}`),
    ...relationships,
  },
  access: { read: ifPublished, ...seededOnly, omitsSilently: true },
});

/** A product variation type of Commerce: what every variation has, and its own fields. */
export const variation = (bundle: string, attributes: Fields, relationships: Relations = {}): ResourceType => ({
  serial: 'drupal_internal__variation_id',
  bundle: ['commerce_product_variation_type', 'commerce_product_variation_type'],
  attributes: {
    langcode: language,
    status: flag(true),
    sku: field('text', { required: true }),
    title: text,
    list_price: field('price'),
    price: field('price'),
    ...dates,
    default_langcode: flag(true),
    ...attributes,
  },
  relationships: {
    uid: one('user--user'),
    product_id: one(`commerce_product--${bundle}`),
    field_image: many('media--image'),
    ...relationships,
  },
  access: { read: ifPublished, ...requirePermission(`manage ${bundle} commerce_product_variation`) },
});

const requirePermission = (permission: string) => ({
  create: needs(permission),
  update: needs(permission),
  remove: needs(permission),
});
