import { serveBackend } from '../mocks/http.ts';
import { configureApi } from '../src/api/settings.ts';
import { siteEntries } from '../src/api/siteEntries.ts';
import { PUBLIC_PATHS } from '../src/domain/publicPaths.ts';
import { robotsFile, type SiteEntry, type SiteFile, sitemapFiles } from '../src/domain/sitemap.ts';

type Asked = {
  /** Where the store is on the web, without a closing slash. */
  site: string;
  /** The backend to ask; empty for the embedded one. */
  host: string;
};

/** What a backend knows of pages; the embedded one is served for as long as it is asked. */
async function entriesFrom(host: string): Promise<SiteEntry[]> {
  const served = host ? null : await serveBackend();
  try {
    configureApi({ host: served?.url ?? host });
    return await siteEntries();
  } finally {
    await served?.close();
  }
}

/**
 * What a build tells search engines: sitemap.xml, and robots.txt. A backend that does not answer keeps no build from being
 * made: `problem` says so then, and only the pages that every shop has are in the sitemap.
 */
export async function siteFiles({ site, host }: Asked): Promise<{ files: SiteFile[]; problem: string | null }> {
  let entries: SiteEntry[] = [];
  let problem: string | null = null;
  try {
    entries = await entriesFrom(host);
  } catch (error) {
    problem = `sitemap.xml names no products, themes and articles, for ${host || 'the backend'} gave none: ${(error as Error).message}`;
  }
  const all = [...PUBLIC_PATHS.map((path) => ({ path, changed: null })), ...entries];
  return { files: [...sitemapFiles(site, all), robotsFile(site)], problem };
}
