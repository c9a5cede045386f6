import { getListPagePath, LISTS, type ListArea } from '../../src/domain/listArea.ts';
import { FACETS, type Facet, type Filters, findSortOrder, getNames } from '../../src/domain/listFilters.ts';

/** What an address calls a facet, 'colour'; it may stand there several times. */
const getParam = (facet: Facet) => facet.slice(0, -1);
const SORT = 'sort';
/** What home's links to a theme call it. (HOME-13) */
const FILTER = 'filter';

/** What a browser takes for a step within a path, however it is written. */
const STEPS: ReadonlySet<string> = new Set(['.', '..']);

/** The one name of a facet that narrows a list, where nothing else does, in whatever order the list stands. */
export const getOnlyName = (filters: Filters, facet: Facet) => {
  const names = FACETS.flatMap((each) => getNames(filters, each));
  return names.length === 1 ? getNames(filters, facet)[0] : undefined;
};

/** The filters and the order as they stand behind the question mark, with it; '' for none. */
function formatQuery(filters: Filters): string {
  const names = FACETS.flatMap((facet) => getNames(filters, facet).map((name) => [getParam(facet), name]));
  const query = new URLSearchParams(filters.sort ? [...names, [SORT, filters.sort]] : names).toString();
  return query && `?${query}`;
}

/**
 * The address of a page of the art list; page 1 is the list itself. One theme has an address of its own, all other
 * filters stand behind the question mark, so that every page of a narrowed list can be passed on. (CAT-01, ROUTE-62)
 */
export function formatArtListPath(page: number, filters: Filters): string {
  const theme = filters.sort ? undefined : getOnlyName(filters, 'themes');
  if (theme !== undefined && !STEPS.has(theme)) return `${LISTS.art.path}theme/${encodeURIComponent(theme)}/${page}`;
  return getListPagePath('art', page) + formatQuery(filters);
}

/** The page of an artist's prints. */
export const formatArtistPath = (artist: string): string => formatArtListPath(1, { artists: [artist] });

/** The address of a page of any list. (ROUTE-62) */
export const formatListPath = (area: ListArea, page: number, filters: Filters): string =>
  area === 'art' ? formatArtListPath(page, filters) : getListPagePath(area, page) + formatQuery(filters);

/** More names than the shop has; with hundreds of them no backend would read the address that it is queried by. */
const MOST_NAMES = 40;

/**
 * The filters, whether or not anything goes by them, and the order that an address names, by its theme and what stands behind
 * its question mark; null where it names none. (CAT-05, HOME-13)
 */
export function parseFilters(theme: string | undefined, search: URLSearchParams): Filters | null {
  const names = (found: string[]) => [...new Set(found)].filter((name) => name !== '').slice(0, MOST_NAMES);
  const found = FACETS.map((facet) => {
    const more = facet === 'themes' ? [theme ?? '', ...search.getAll(FILTER)] : [];
    return [facet, names([...more, ...search.getAll(getParam(facet))])] as const;
  }).filter(([, names]) => names.length > 0);
  const sort = findSortOrder(search.get(SORT));
  if (found.length === 0 && !sort) return null;
  return { ...Object.fromEntries(found), ...(sort && { sort }) };
}
