import { clamp } from './range.ts';

/** How many items a page of the art list shows (CAT-08). */
export const PAGE_SIZE = 30;

const NEIGHBOURS = 5;
const MARGIN = 1;

/** The number of pages for so many items, `size` on each; none for no items (CAT-09). */
export const getPageCount = (total: number, size: number = PAGE_SIZE): number => Math.max(0, Math.ceil(total / size));

/** More pages than any list has; a number beyond is as far past the end. */
const MAX_PAGE = 999_999;

/** The page that an address names, from 1; whatever is no whole number is the first page (ROUTE-63). */
export const parsePageNumber = (text: string | undefined): number =>
  text && /^\d+$/.test(text) ? clamp(Number(text), 1, MAX_PAGE) : 1;

/**
 * The pager: five neighbouring pages with the current one in the middle where it can be, one margin
 * page at each end, and a 'gap' wherever pages are left out (CAT-11). A page out of range counts as
 * the nearest one there is.
 */
export function getPagerItems({ page, pages }: { page: number; pages: number }): (number | 'gap')[] {
  const first = clamp(page - Math.floor(NEIGHBOURS / 2), 1, Math.max(1, pages - NEIGHBOURS + 1));
  const items: (number | 'gap')[] = [];
  let last = 0;
  for (let at = 1; at <= pages; at += 1) {
    const isVisible = at <= MARGIN || at > pages - MARGIN || (at >= first && at < first + NEIGHBOURS);
    if (!isVisible) continue;
    if (at > last + 1) items.push('gap');
    items.push(at);
    last = at;
  }
  return items;
}

/** What 'Go to page' does with a typed text: go, or say why not (CAT-13 to CAT-15). */
export function parsePageInput(
  text: string,
  { page, pages }: { page: number; pages: number },
): { page: number } | { problem: 'invalid' | 'already' } {
  const requested = /^\d+$/.test(text.trim()) ? Number(text) : 0;
  if (requested < 1 || requested > pages) return { problem: 'invalid' };
  return requested === page ? { problem: 'already' } : { page: requested };
}
