import { isDisallowed } from '../../src/domain/disallowedPaths.ts';
import { isListItemPath, SOLD_AREAS } from '../../src/domain/listArea.ts';
import {
  createRobotsFile,
  createSitemapFiles,
  PUBLIC_PATHS,
  type SiteEntry,
  type SiteFile,
} from '../../src/domain/sitemap.ts';

// What the writing of pages asks of the store's rules, in the bundle that it runs.

/** Whether a page sells something: a shop without any such page is one whose backend is not itself. */
export const isProductPage = (path: string): boolean => isListItemPath(path, SOLD_AREAS);

/** Whether every shop has that page, whatever it sells. */
export const isPublicPage = (path: string): boolean => PUBLIC_PATHS.includes(path);

/** sitemap.xml of the pages that are there to be found, and robots.txt. `site` is where the store is on the web. */
export const createSiteFiles = (site: string, pages: readonly SiteEntry[]): SiteFile[] => [
  ...createSitemapFiles(
    site,
    pages.filter(({ path }) => !isDisallowed(path)),
  ),
  createRobotsFile(site),
];

/** The same where nothing was read: only the pages that every shop has. */
export const createBareSiteFiles = (site: string): SiteFile[] =>
  createSiteFiles(
    site,
    PUBLIC_PATHS.map((path) => ({ path, lastModified: null })),
  );
