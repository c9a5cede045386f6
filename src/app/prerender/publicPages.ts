import { fetchArticles } from '../../api/articles.ts';
import { fetchArts } from '../../api/arts.ts';
import { fetchProducts } from '../../api/products.ts';
import { fetchSiteEntries } from '../../api/siteEntries.ts';
import { fetchThemes } from '../../api/terms.ts';
import { getListPagePath, isListItemPath, LISTS, type ListArea } from '../../domain/listArea.ts';
import { PUBLIC_PATHS, type SiteEntry } from '../../domain/sitemap.ts';
import { createPrerenderQueryClient } from './renderUntilLoaded.ts';

const numbersTo = (last: number): readonly number[] => Array.from({ length: last }, (_, index) => index + 1);

async function pagesIn(area: ListArea): Promise<number> {
  const { signal } = new AbortController();
  if (area === 'art') return (await fetchArts({ page: 1, themes: [], orientations: [] }, signal)).pages;
  if (area === 'blog') return (await fetchArticles(1, signal)).pages;
  return (await fetchProducts({ area, page: 1 }, createPrerenderQueryClient(), signal)).pages;
}

async function listPages(area: ListArea): Promise<string[]> {
  return numbersTo(await pagesIn(area)).map((page) => getListPagePath(area, page));
}

async function themePages(theme: string): Promise<string[]> {
  const { pages } = await fetchArts({ page: 1, themes: [theme], orientations: [] });
  const path = `${LISTS.art.path}theme/${encodeURIComponent(theme)}/`;
  return numbersTo(pages).map((page) => `${path}${page}`);
}

/**
 * The screens on the way from an art to the bag. No frame has an art's name, so `/frame-edit/` is written with its frame unknown.
 * (ROUTE-13, ROUTE-19, ROUTE-22, ROUTE-25, ROUTE-26)
 */
const STEPS = [
  '/shop_art_type/:art',
  '/shop_art/:art',
  '/size/:art',
  '/frame/:art?type=art',
  '/frame-edit/:art?id=:art&type=art',
];
const STEP_FOLDERS = STEPS.map((step) => step.slice(0, step.indexOf(':')));

/** Is it a step on the way? It is written like other pages, and no search is to find it. */
export const isStep = (pathname: string): boolean => STEP_FOLDERS.some((folder) => pathname.startsWith(folder));

const getSteps = ({ path }: SiteEntry): string[] =>
  isListItemPath(path, ['art']) ? STEPS.map((step) => step.replaceAll(':art', path.slice(LISTS.art.path.length))) : [];

/** Every page that is the same for everybody, each once: fixed ones, what is sold and written, lists and themes page by page. Rejects as any call does. */
export async function fetchPublicPages(): Promise<SiteEntry[]> {
  const entries = await fetchSiteEntries();
  const areas = Object.keys(LISTS) as ListArea[];
  const listed = await Promise.all([...areas.map(listPages), ...(await fetchThemes()).map(themePages)]);
  const pages = new Map<string, SiteEntry>();
  for (const path of [...PUBLIC_PATHS, ...listed.flat(), ...entries.flatMap(getSteps)])
    pages.set(path, { path, changed: null });
  for (const entry of entries) pages.set(entry.path, entry);
  return [...pages.values()];
}
