import type { Art, Picture } from './art.ts';
import { LISTS } from './listArea.ts';
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
  /** Null where the shop has none: its place shows so. */
  picture: Picture | null;
  /** What of it is bought and saved for later; null for what is not sold. */
  variation: Variation | null;
  /** Of one piece, or of the smallest size where `isFrom`; null for what is not sold. */
  price: { amount: Paise; isFrom: boolean } | null;
  /** The part of the page under which it stands, where a page has parts. (GIFT-02, GIFT-04) */
  section: ListSection | null;
};

/** A page of a list: its cards, how many there are on all pages, null where nobody counted, and how many pages, as far as they are known of. */
export type ListPage = { cards: readonly ListCard[]; total: number | null; pages: number };

/** What a list shows of a print. */
export type ListedArt = Pick<Art, 'id' | 'variationId' | 'alias' | 'title' | 'artist' | 'picture' | 'fromPrice'>;

/** A print as any list shows it: its artist under the title, the price of its smallest size (CAT-17, CAT-20). */
export const toArtCard = ({ id, variationId, alias, title, artist, picture, fromPrice }: ListedArt): ListCard => ({
  id,
  path: alias,
  title,
  lines: artist === '' ? [] : [artist],
  picture,
  variation: { type: 'commerce_product_variation--default', id: variationId },
  price: { amount: fromPrice, isFrom: true },
  section: null,
});

/**
 * The page of the gifts, of which there are two, each with those that are made from the buyer's own picture first; then
 * the first twelve that are made of art, on the second page what is left of these (GIFT-01 to GIFT-04). Any other page is empty.
 */
export function paginateGifts(all: readonly ListCard[], page: number): ListPage {
  const framed = all.filter(({ section }) => section === 'framedGifts');
  const thoughtful = all.filter(({ section }) => section === 'thoughtfulGifts');
  const { size } = LISTS.gifts;
  const pages = [framed.slice(0, size), framed.slice(size)].map((part) => [...thoughtful, ...part]);
  return { cards: pages[page - 1] ?? [], total: all.length, pages: pages.length };
}

/** Is that the number of a page of gifts, or none, which is the first? (GIFT-01, GIFT-06) */
export const isGiftsPageId = (id: string | undefined): boolean => id === undefined || /^[12]$/.test(id);

/** Cards that stand under one heading, or under none. */
export type CardGroup = { section: ListSection | null; cards: readonly ListCard[] };

/** The cards of a page by the part of it that they stand in, in their order (GIFT-02, GIFT-04). */
export function groupBySection(cards: readonly ListCard[]): CardGroup[] {
  const groups: { section: ListSection | null; cards: ListCard[] }[] = [];
  for (const card of cards) {
    const last = groups.at(-1);
    if (last && last.section === card.section) last.cards.push(card);
    else groups.push({ section: card.section, cards: [card] });
  }
  return groups;
}
