import { formatListPath } from '../../../machines/listing/listPath.ts';
import { fetchSiteEntries } from '../../api/siteEntries.ts';
import { fetchThemes } from '../../api/terms.ts';
import { isListItemPath, LISTS, type ListArea } from '../../domain/listArea.ts';
import { type Filters, NO_FILTERS } from '../../domain/listFilters.ts';
import { PUBLIC_PATHS, type SiteEntry } from '../../domain/sitemap.ts';
import { listPageQuery } from '../../ports/listing.ts';
import { createPrerenderQueryClient } from './renderUntilLoaded.ts';

/** The addresses of all pages of a list that the filters leave. */
async function listPagePaths(area: ListArea, filters: Filters): Promise<string[]> {
  const { pages } = await createPrerenderQueryClient().fetchQuery(listPageQuery({ area, page: 1, filters }));
  return Array.from({ length: pages }, (_, index) => formatListPath(area, index + 1, filters));
}

/**
 * The screens on the way from an art to the bag. No frame has an art's name, so `/frame-edit/` is written with its frame unknown.
 * (ROUTE-13, ROUTE-19, ROUTE-22, ROUTE-25, ROUTE-26)
 */
const PURCHASE_STEPS = [
  '/shop_art_type/:art',
  '/shop_art/:art',
  '/size/:art',
  '/frame/:art?type=art',
  '/frame-edit/:art?id=:art&type=art',
];
const STEP_FOLDERS = PURCHASE_STEPS.map((step) => step.slice(0, step.indexOf(':')));

/** Is it one of these screens? They are prerendered, but not listed in searches. */
export const isPurchaseStep = (pathname: string): boolean => STEP_FOLDERS.some((folder) => pathname.startsWith(folder));

const listStepPaths = ({ path }: SiteEntry): string[] =>
  isListItemPath(path, ['art'])
    ? PURCHASE_STEPS.map((step) => step.replaceAll(':art', path.slice(LISTS.art.path.length)))
    : [];

/** Every page that is the same for everybody, each once: fixed ones, what is sold and written, lists and themes page by page. Rejects as any call does. */
export async function fetchPublicPages(): Promise<SiteEntry[]> {
  const entries = await fetchSiteEntries();
  const areas = Object.keys(LISTS) as ListArea[];
  const themes = await fetchThemes();
  const listed = await Promise.all([
    ...areas.map((area) => listPagePaths(area, NO_FILTERS)),
    ...themes.map((theme) => listPagePaths('art', { themes: [theme] })),
  ]);
  // A theme without an address of its own has the file of no page.
  const listPaths = listed.flat().filter((path) => !path.includes('?'));
  const pages = new Map<string, SiteEntry>();
  for (const path of [...PUBLIC_PATHS, ...listPaths, ...entries.flatMap(listStepPaths)])
    pages.set(path, { path, lastModified: null });
  for (const entry of entries) pages.set(entry.path, entry);
  return [...pages.values()];
}
