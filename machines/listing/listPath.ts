import { getListPagePath, LISTS, type ListArea } from '../../src/domain/listArea.ts';
import { type Filters, NO_FILTERS } from './filters.ts';

const THEME = 'theme';
const ORIENTATION = 'orientation';
/** What home's links to a theme call it. (HOME-13) */
const FILTER = 'filter';

/** What a browser takes for a step within a path, however it is written. */
const STEPS: ReadonlySet<string> = new Set(['.', '..']);

/** The one theme of a list that is narrowed by nothing else. */
export const getOnlyTheme = ({ themes, orientations }: Filters) =>
  themes.length === 1 && orientations.length === 0 ? themes[0] : undefined;

/**
 * The address of a page of the art list; page 1 is the list itself. One theme has an address of its own, all other
 * filters stand behind the question mark, so that every page of a narrowed list can be passed on. (CAT-01, ROUTE-62)
 */
export function formatArtListPath(page: number, filters: Filters = NO_FILTERS): string {
  const theme = getOnlyTheme(filters);
  if (theme !== undefined && !STEPS.has(theme)) return `${LISTS.art.path}theme/${encodeURIComponent(theme)}/${page}`;
  const names = new URLSearchParams([
    ...filters.themes.map((name) => [THEME, name]),
    ...filters.orientations.map((name) => [ORIENTATION, name]),
  ]).toString();
  return getListPagePath('art', page) + (names && `?${names}`);
}

/** The address of a page of any list. (ROUTE-62) */
export const formatListPath = (area: ListArea, page: number, filters: Filters): string =>
  area === 'art' ? formatArtListPath(page, filters) : getListPagePath(area, page);

/** More names than the shop has; with hundreds of them no backend would read the address that it is queried by. */
const MOST_NAMES = 40;

/** The filters that an address names, by its theme and what stands behind its question mark; null where it names none. (CAT-05, HOME-13) */
export function parseFilters(theme: string | undefined, search: URLSearchParams): Filters | null {
  const names = (found: string[]) => [...new Set(found)].filter((name) => name !== '').slice(0, MOST_NAMES);
  const themes = names([theme ?? '', ...search.getAll(FILTER), ...search.getAll(THEME)]);
  const orientations = names(search.getAll(ORIENTATION));
  return themes.length + orientations.length > 0 ? { themes, orientations } : null;
}
