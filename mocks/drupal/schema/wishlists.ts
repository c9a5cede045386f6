import { ifOwner, ifOwnerOf, ifSignedIn, needs } from '../access.ts';
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
      code: field('text', { isComputed: true }),
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
      read: ifOwner(''),
      create: ifSignedIn('create default commerce_wishlist'),
      update: ifOwner(''),
      remove: ifOwner(''),
      omitsSilently: true,
    },
  },
  [item]: {
    serial: 'drupal_internal__wishlist_item_id',
    attributes: {
      commerce_wishlist_item_type: field('text', { default: 'commerce_product_variation', isComputed: true }),
      comment: text,
      priority: field('integer', { default: 0 }),
      quantity: field('decimal', { default: '1', label: 'Quantity', min: 0 }),
      purchases: field('json', { default: [], isComputed: true }),
      ...dates,
    },
    relationships: {
      wishlist_id: one(list),
      purchasable_entity: { ...one(...variationTypes), required: true },
    },
    access: {
      read: ifOwnerOf('wishlist_id'),
      create: (caller) =>
        caller.hasAllRights ||
        caller.user !== null ||
        "The following permissions are required: 'administer commerce_wishlist' OR 'manage commerce_product_variation commerce_wishlist_item'.",
      update: needs('administer commerce_wishlist'),
      remove: (caller, entity, find) =>
        ifOwnerOf('wishlist_id')(caller, entity, find) === true ||
        "The 'manage commerce_product_variation commerce_wishlist_item' permission is required.",
      omitsSilently: true,
    },
  },
});
