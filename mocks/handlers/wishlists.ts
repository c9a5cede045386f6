import {
  type Entity,
  findRelated,
  findRelatedOne,
  getTargetId,
  toReferences,
  withAttributes,
  withRelationships,
} from '../drupal/entity.ts';
import { mayRead } from '../drupal/mayRead.ts';
import { hashText } from '../drupal/uuid.ts';
import type { Hooks } from '../drupal/write.ts';
import { makeOnlyDefault, refuseOtherOwner, unusableReference } from './ownership.ts';

const LIST = 'commerce_wishlist--default';
const ITEM = 'commerce_wishlist_item--commerce_product_variation';

/** Wishlists of the signed-in user (API-44 to API-48, API-103). */
export const wishlistHooks: Hooks = {
  prepare(list, { store, caller, before }) {
    refuseOtherOwner(list, caller);
    for (const item of findRelated(store, list, 'wishlist_items')) {
      const parent = getTargetId(item, 'wishlist_id');
      if (parent !== undefined && parent !== list.id) throw unusableReference('wishlist_items', item);
    }
    return before ? list : withAttributes(list, { code: getCode(list) });
  },
  afterSave(list, { store }) {
    const parent = { type: LIST, id: list.id };
    for (const item of findRelated(store, list, 'wishlist_items')) {
      if (getTargetId(item, 'wishlist_id') !== undefined) continue;
      store.put(withRelationships(item, { wishlist_id: parent }));
    }
    if (list.attributes.is_default === true) makeOnlyDefault(store, list);
  },
};

/** An item that names its list is on it at once. */
export const wishlistItemHooks: Hooks = {
  prepare(item, { store, caller }) {
    const list = findRelatedOne(store, item, 'wishlist_id');
    if (list && mayRead(list, caller, store) !== true) throw unusableReference('wishlist_id', list);
    return item;
  },
  afterSave(item, { store }) {
    const list = findRelatedOne(store, item, 'wishlist_id');
    if (!list) return;
    const others = toReferences(list.relationships.wishlist_items).filter(({ id }) => id !== item.id);
    const items = [...others, { type: ITEM, id: item.id }];
    store.put(withRelationships(list, { wishlist_items: items }));
  },
};

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

// Drupal gives a list a code of letters for its public address
const getCode = ({ id }: Entity) =>
  Array.from({ length: 12 }, (_, at) => LETTERS[hashText(`${id}:${at}`) % LETTERS.length]).join('');
