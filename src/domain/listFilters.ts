import type { FacetNames } from './facets.ts';
import type { ListArea } from './listArea.ts';

/** What a list can be narrowed by, in the order of an address and of the active filters. */
export const FACETS = [
  'themes',
  'artists',
  'colours',
  'sizes',
  'prices',
  'orientations',
  'materials',
  'frames',
] as const;
export type Facet = (typeof FACETS)[number];

/** The lists that can be narrowed and sorted, and what each can be narrowed by, in the order of its panel. */
export const FACETS_OF = {
  art: ['colours', 'sizes', 'prices', 'themes', 'orientations', 'artists'],
  walls: ['frames', 'prices'],
  objects: ['colours', 'materials', 'prices'],
  mixedMedia: ['colours', 'sizes', 'prices', 'artists'],
} as const satisfies Partial<Record<ListArea, readonly Facet[]>>;
export type FilteredArea = keyof typeof FACETS_OF;
export const isFilteredArea = (area: ListArea): area is FilteredArea => area in FACETS_OF;

/** What the backend can narrow the prints by, a page at a time; all else is found among all that a list has. (API-23) */
export const BACKEND_FACETS = ['themes', 'orientations'] as const satisfies readonly Facet[];
export type BackendFacet = (typeof BACKEND_FACETS)[number];

/** In which order a list can stand, beside the shop's own. */
export const SORT_ORDERS = ['newest', 'price', 'price-desc', 'title'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];
/** The order that a text names; undefined, which is the shop's own, for all others. */
export const findSortOrder = (text: string | null) => SORT_ORDERS.find((order) => order === text);

type Names = readonly string[];
/** What narrows a list, by facet, and in which order it stands; left out is the shop's own order. */
export type Filters = FacetNames<Facet> & { readonly sort?: SortOrder | undefined };

export const NO_FILTERS: Filters = {};

/** The names of a facet that are in force. */
export const getNames = (filters: Filters, facet: Facet): Names => filters[facet] ?? [];

const isSameNames = (a: Names, b: Names) => a.length === b.length && a.every((name) => b.includes(name));

/** Do both narrow and sort the list alike, in whatever order their names stand? */
export const areSameFilters = (a: Filters, b: Filters) =>
  a.sort === b.sort && FACETS.every((facet) => isSameNames(getNames(a, facet), getNames(b, facet)));
