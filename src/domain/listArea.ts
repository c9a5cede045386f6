import { PAGE_SIZE } from './paging.ts';

/** The lists of what the shop sells, and what the backend calls the products and the variations of each. (COUP-15) */
export const BUNDLES = {
  art: 'default',
  walls: 'gallery_wall',
  gifts: 'gifting',
  objects: 'object',
  mixedMedia: 'mixed_media',
} as const;
export type SoldArea = keyof typeof BUNDLES;
export type SoldBundle = (typeof BUNDLES)[SoldArea];
export const SOLD_AREAS = Object.keys(BUNDLES) as SoldArea[];

/** The parts of the shop that have a list with pages. */
export type ListArea = SoldArea | 'blog';

type ListDefinition = {
  /** Its heading, and the text of each link to it. */
  title: string;
  /** The address of the first page. */
  path: string;
  /** Items a page. */
  size: number;
  /** The way to the other pages: by their numbers, with a box for the number beside them, or one by one (CAT-12, GIFT-05, DECOR-03, MIX-03). */
  paginationStyle: 'numbers' | 'numbersAndBox' | 'steps';
};

/** What each list is called, where it is, how much of it a page shows and how its pages are turned (CAT-08, GIFT-02, DECOR-02, MIX-02, BLOG-02). */
export const LISTS: Readonly<Record<ListArea, ListDefinition>> = {
  art: {
    title: 'Art Prints',
    path: '/art/',
    size: PAGE_SIZE,
    paginationStyle: 'numbersAndBox',
  },
  walls: { title: 'Gallery Walls', path: '/gallery-walls/', size: PAGE_SIZE, paginationStyle: 'numbers' },
  gifts: { title: 'Gifts', path: '/gifts/', size: 12, paginationStyle: 'steps' },
  objects: {
    title: 'Decor Objects',
    path: '/decor-objects/',
    size: PAGE_SIZE,
    paginationStyle: 'numbersAndBox',
  },
  mixedMedia: {
    title: 'Mixed Media',
    path: '/mixed-media/',
    size: PAGE_SIZE,
    paginationStyle: 'numbersAndBox',
  },
  blog: { title: 'Blog', path: '/blog/', size: 6, paginationStyle: 'numbers' },
};

/** The address of a page of a list, from 1; page 1 is the list itself (ROUTE-62). */
export const getListPagePath = (area: ListArea, page: number): string =>
  page === 1 ? LISTS[area].path : `${LISTS[area].path}${page}/`;

const AREAS = Object.keys(LISTS) as ListArea[];

/** The rest of an address after its list: one part, which is neither a page's number nor a step within the path. */
const NAME = /^(?!\d+$|\.{1,2}$)[^/\\?#]+$/;

/** Is that the page of one thing of a list, '/art/misty-ghats'? No other address is one: not of another site, nor one that runs. */
export const isListItemPath = (path: string, areas: readonly ListArea[] = AREAS): boolean =>
  areas.some((area) => path.startsWith(LISTS[area].path) && NAME.test(path.slice(LISTS[area].path.length)));

/** The list that the thing at an address belongs to, '/art/misty-ghats'; undefined for all other addresses. */
export const getAreaOfItem = (path: string): ListArea | undefined => AREAS.find((area) => isListItemPath(path, [area]));

/** The list that an address is a page of, by theme for art; undefined for all other addresses. */
export const getListArea = (pathname: string): ListArea | undefined =>
  AREAS.find((area) => {
    const base = LISTS[area].path.slice(0, -1);
    if (!pathname.startsWith(base)) return false;
    const rest = pathname.slice(base.length);
    return /^(\/\d+)?\/?$/.test(rest) || (area === 'art' && /^\/theme\/[^/]+\/\d+\/?$/.test(rest));
  });
