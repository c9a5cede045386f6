import * as v from 'valibot';
import type { Variation } from '../domain/variation.ts';
import type { WishlistItem } from '../domain/wishlistItem.ts';
import { persisted } from './persisted.ts';

const type = v.custom<Variation['type']>(
  (value) => typeof value === 'string' && value.startsWith('commerce_product_variation--'),
);
const wishlistItemSchema = v.object({ variation: v.object({ type, id: v.string() }), title: v.string() });

/** What a guest pressed the heart of and is to be saved once somebody signs in, in this tab. (WISH-09) */
export const pendingWishlistItemStorage = persisted<WishlistItem>('wish_waiting', wishlistItemSchema, 'session');
