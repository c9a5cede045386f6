import { needs, owner, ownerThrough, signedIn } from '../access.ts';
import type { Schema } from '../resourceType.ts';
import { dates, field, flag, many, one, text } from './declare.ts';

const list = 'commerce_wishlist--default';
const item = 'commerce_wishlist_item--commerce_product_variation';

/** Wishlists and what is on them: a variation of any of these types (API-44 to API-48, WISH-14 to WISH-16). */
export const wishlistTypes = (variationTypes: readonly string[]): Schema => ({
  [list]: {
    serial: 'drupal_internal__wishlist_id',
    bundle: ['commerce_wishlist_type', 'commerce_wishlist_type'],
    attributes: {
      code: field('text', { computed: true }),
      name: field('text', { required: true }),
      is_default: flag(false),
      is_public: field('boolean'),
      keep_purchased_items: flag(true),
      ...dates,
    },
    relationships: {
      uid: one('user--user'),
      shipping_profile: one('profile--customer'),
      wishlist_items: many(item),
    },
    access: {
      read: owner(''),
      create: signedIn('create default commerce_wishlist'),
      update: owner(''),
      remove: owner(''),
      silent: true,
    },
  },
  [item]: {
    serial: 'drupal_internal__wishlist_item_id',
    attributes: {
      commerce_wishlist_item_type: field('text', { initial: 'commerce_product_variation', computed: true }),
      comment: text,
      priority: field('integer', { initial: 0 }),
      quantity: field('decimal', { initial: '1', label: 'Quantity', least: 0 }),
      purchases: field('json', { initial: [], computed: true }),
      ...dates,
    },
    relationships: {
      wishlist_id: one(list),
      purchasable_entity: { ...one(...variationTypes), required: true },
    },
    access: {
      read: ownerThrough('wishlist_id'),
      create: (caller) =>
        caller.all ||
        caller.user !== null ||
        "The following permissions are required: 'administer commerce_wishlist' OR 'manage commerce_product_variation commerce_wishlist_item'.",
      update: needs('administer commerce_wishlist'),
      remove: (caller, entity, find) =>
        ownerThrough('wishlist_id')(caller, entity, find) === true ||
        "The 'manage commerce_product_variation commerce_wishlist_item' permission is required.",
      silent: true,
    },
  },
});
