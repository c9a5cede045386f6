import type { Reference } from '../drupal/entity.ts';
import type { Draft } from '../drupal/store.ts';
import { stableUuid } from '../drupal/uuid.ts';
import { artVariationRef } from './artDrafts.ts';
import { demoRef } from './demo.ts';
import { wallVariationRef } from './galleryWalls.ts';
import { giftVariationRef } from './gifts.ts';
import { mixedMediaVariationRef } from './mixedMedia.ts';
import { objectVariationRef } from './objects.ts';
import { STAMP } from './stamp.ts';

const WISHLIST_ITEMS: readonly Reference[] = [
  artVariationRef('blue-city-jali'),
  artVariationRef('moonrise-at-hampi'),
  wallVariationRef('two-monsoons'),
  giftVariationRef('lotus-for-a-wedding'),
  mixedMediaVariationRef('six-ridges-to-munnar', 'oak'),
  objectVariationRef('poornima-moon-jar', 'White'),
];

const wishlistRef: Reference = { type: 'commerce_wishlist--default', id: stableUuid('wishlist:demo') };
const itemRef = (number: number): Reference => ({
  type: 'commerce_wishlist_item--commerce_product_variation',
  id: stableUuid(`wishlistItem:demo:${number}`),
});

/** The demo customer's wishlist, with something of every kind (ACCT-23, WISH-14 to WISH-16). */
export const demoWishlist = (): Draft[] => [
  {
    ...wishlistRef,
    attributes: {
      code: 'demo',
      name: 'Wishlist',
      is_default: true,
      is_public: false,
      keep_purchased_items: true,
      created: STAMP,
      changed: STAMP,
    },
    relationships: { uid: demoRef, wishlist_items: WISHLIST_ITEMS.map((_, at) => itemRef(at + 1)) },
  },
  ...WISHLIST_ITEMS.map((variation, at) => ({
    ...itemRef(at + 1),
    attributes: {
      commerce_wishlist_item_type: 'commerce_product_variation',
      comment: null,
      priority: 0,
      quantity: '1.00',
      purchases: [],
      created: STAMP,
      changed: STAMP,
    },
    relationships: { wishlist_id: wishlistRef, purchasable_entity: variation },
  })),
];
