import { isClosed } from '../../src/domain/closedPaths.ts';
import { isThingPath, LISTS, type ListArea } from '../../src/domain/listArea.ts';
import { PUBLIC_PATHS, robotsFile, type SiteEntry, type SiteFile, sitemapFiles } from '../../src/domain/sitemap.ts';

/** What the writing of pages asks of the store's rules, in the bundle that it runs. */
const SOLD = (Object.keys(LISTS) as ListArea[]).filter((area) => area !== 'blog');

/** Whether a page sells something: a shop without any such page is one whose backend is not itself. */
export const isProductPage = (path: string): boolean => isThingPath(path, SOLD);

/** Whether every shop has that page, whatever it sells. */
export const isEveryShops = (path: string): boolean => PUBLIC_PATHS.includes(path);

/** sitemap.xml of the pages that are there to be found, and robots.txt. `site` is where the store is on the web. */
export const siteFiles = (site: string, pages: readonly SiteEntry[]): SiteFile[] => [
  ...sitemapFiles(
    site,
    pages.filter(({ path }) => !isClosed(path)),
  ),
  robotsFile(site),
];

/** The same where nothing was read: only the pages that every shop has. */
export const bareSiteFiles = (site: string): SiteFile[] =>
  siteFiles(
    site,
    PUBLIC_PATHS.map((path) => ({ path, changed: null })),
  );
