import type { Picture } from './art.ts';
import type { SoldArea } from './listArea.ts';
import type { Paise } from './money.ts';
import type { Variation } from './variation.ts';

/** Something that can be saved for later: a product variation, and what it is called. (WISH-15) */
export type WishlistItem = { variation: Variation; title: string };

/** What the shop states about a saved thing; `path` is its page, `price` of one piece, null where none is set. */
export type WishlistProduct = {
  area: SoldArea;
  title: string;
  path: string;
  price: Paise | null;
  picture: Picture | null;
};

/**
 * A thing on a wishlist; `items` are the entries that hold it, of which there may be more than one. `product` is null
 * where the shop has it no more. (WISH-16)
 */
export type WishlistEntry = { variation: Variation; items: readonly string[]; product: WishlistProduct | null };

/** A customer's wishlist; `id` is null as long as there is none. (WISH-14) */
export type Wishlist = { id: string | null; entries: readonly WishlistEntry[] };
