import { fetchArticles } from '../../api/articles.ts';
import { fetchArts } from '../../api/arts.ts';
import { fetchProducts } from '../../api/products.ts';
import { fetchSiteEntries } from '../../api/siteEntries.ts';
import { fetchThemes } from '../../api/terms.ts';
import { getListPagePath, isListItemPath, LISTS, type ListArea } from '../../domain/listArea.ts';
import { PUBLIC_PATHS, type SiteEntry } from '../../domain/sitemap.ts';
import { createPrerenderQueryClient } from './renderUntilLoaded.ts';

const getPageNumbers = (last: number): readonly number[] => Array.from({ length: last }, (_, index) => index + 1);

async function countPages(area: ListArea): Promise<number> {
  const { signal } = new AbortController();
  if (area === 'art') return (await fetchArts({ page: 1 }, signal)).pages;
  if (area === 'blog') return (await fetchArticles(1, signal)).pages;
  return (await fetchProducts({ area, page: 1 }, createPrerenderQueryClient(), signal)).pages;
}

async function listAreaPaths(area: ListArea): Promise<string[]> {
  return getPageNumbers(await countPages(area)).map((page) => getListPagePath(area, page));
}

async function listThemePaths(theme: string): Promise<string[]> {
  const { pages } = await fetchArts({ page: 1, themes: [theme] });
  const path = `${LISTS.art.path}theme/${encodeURIComponent(theme)}/`;
  return getPageNumbers(pages).map((page) => `${path}${page}`);
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
  const listed = await Promise.all([...areas.map(listAreaPaths), ...(await fetchThemes()).map(listThemePaths)]);
  const pages = new Map<string, SiteEntry>();
  for (const path of [...PUBLIC_PATHS, ...listed.flat(), ...entries.flatMap(listStepPaths)])
    pages.set(path, { path, lastModified: null });
  for (const entry of entries) pages.set(entry.path, entry);
  return [...pages.values()];
}
