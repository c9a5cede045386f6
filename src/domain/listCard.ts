import type { Picture } from './art.ts';
import type { Paise } from './money.ts';
import type { Variation } from './variation.ts';

/** A part of a page: art gifts, or gifts of the buyer's own picture. The view puts it into words. (GIFT-02, GIFT-04) */
export type ListSection = 'framedGifts' | 'thoughtfulGifts';

/** What any list shows of one thing, whether it is sold or read. */
export type ListCard = {
  id: string;
  /** The address of its own page. */
  path: string;
  title: string;
  /** What stands under the title, a line each: the artist; or the layout and the number of frames. */
  lines: readonly string[];
  /** Null where the shop has none: its place says so. */
  picture: Picture | null;
  /** What of it is bought and saved for later; null for what is not sold. */
  variation: Variation | null;
  /** Of one piece, or of the smallest size where `isFrom`; null for what is not sold. */
  price: { amount: Paise; isFrom: boolean } | null;
  /** The part of the page under which it stands, where a page has parts. (GIFT-02, GIFT-04) */
  section: ListSection | null;
};

/**
 * A page of a list: its cards, how many there are on all pages, null where nobody counted, and how many pages, as far as
 * they are known of.
 */
export type ListPage = { cards: readonly ListCard[]; total: number | null; pages: number };
