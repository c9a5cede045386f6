import { LISTS } from './listArea.ts';
import type { ListCard, ListPage } from './listCard.ts';

/**
 * The page of the gifts, of which there are two: the first twelve that are made of art; then what is left of these,
 * and what is made from the buyer's own picture (GIFT-01 to GIFT-04). Any other page is empty.
 */
export function giftsPage(all: readonly ListCard[], page: number): ListPage {
  const framed = all.filter(({ section }) => section === 'framedGifts');
  const thoughtful = all.filter(({ section }) => section === 'thoughtfulGifts');
  const { size } = LISTS.gifts;
  const pages = [framed.slice(0, size), [...framed.slice(size), ...thoughtful]];
  return { cards: pages[page - 1] ?? [], total: all.length, pages: pages.length };
}

/** Is that the number of a page of gifts, or none, which is the first? (GIFT-01, GIFT-06) */
export const isGiftsPage = (id: string | undefined): boolean => id === undefined || /^[12]$/.test(id);
