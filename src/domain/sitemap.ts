import { DISALLOWED_PATHS, isDisallowed } from './disallowedPaths.ts';
import { LISTS } from './listArea.ts';

/** A page for search engines to find; `lastModified` is the day of its last change, '2026-03-09', where one is known. */
export type SiteEntry = { path: string; lastModified: string | null };
export type SiteFile = { name: string; text: string };

/** So many addresses may stand in one file, states sitemaps.org. */
const MAX_ADDRESSES = 50_000;
const INDEX = 'sitemap.xml';

/** As XML has an address; of its signs these two are all that `URL` leaves in one. */
const escapeXml = ({ href }: URL) => href.replaceAll('&', '&amp;').replaceAll("'", '&apos;');

const toIndex = (list: 'urlset' | 'sitemapindex', lines: readonly string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...lines,
    `</${list}>`,
    '',
  ].join('\n');

const toUrls = (site: string, entries: readonly SiteEntry[]) =>
  toIndex(
    'urlset',
    entries.map(
      ({ path, lastModified }) =>
        `<url><loc>${escapeXml(new URL(path, site))}</loc>${lastModified ? `<lastmod>${lastModified}</lastmod>` : ''}</url>`,
    ),
  );

/**
 * The site's addresses as sitemaps.org has them: one file, or an index with a file for each 50,000 of them. Each address
 * once. `site` is where the store is on the web: 'https://store.example'.
 */
export function createSitemapFiles(site: string, entries: readonly SiteEntry[]): SiteFile[] {
  const each = [...new Map(entries.map((entry) => [entry.path, entry])).values()];
  if (each.length <= MAX_ADDRESSES) return [{ name: INDEX, text: toUrls(site, each) }];
  const parts = Array.from({ length: Math.ceil(each.length / MAX_ADDRESSES) }, (_, at) => ({
    name: `sitemap-${at + 1}.xml`,
    text: toUrls(site, each.slice(at * MAX_ADDRESSES, (at + 1) * MAX_ADDRESSES)),
  }));
  const lines = parts.map(({ name }) => `<sitemap><loc>${escapeXml(new URL(name, site))}</loc></sitemap>`);
  return [{ name: INDEX, text: toIndex('sitemapindex', lines) }, ...parts];
}

/** What search engines are to leave alone, and where they find the rest. */
export const createRobotsFile = (site: string): SiteFile => ({
  name: 'robots.txt',
  text: [
    'User-agent: *',
    ...DISALLOWED_PATHS.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL(INDEX, site).href}`,
    '',
  ].join('\n'),
});

/** sitemap.xml of the pages that are there to be found, and robots.txt. `site` is where the store is on the web. */
export const createSiteFiles = (site: string, pages: readonly SiteEntry[]): SiteFile[] => [
  ...createSitemapFiles(
    site,
    pages.filter(({ path }) => !isDisallowed(path)),
  ),
  createRobotsFile(site),
];

/** Pages that are the same for everybody and have one address each; what the shop sells and writes comes to these. (area ROUTE) */
export const PUBLIC_PATHS: readonly string[] = [
  '/',
  ...Object.values(LISTS).map(({ path }) => path),
  '/custom-framing/',
  '/wall',
  '/start_framing',
  '/select/frame',
  '/select/print',
  '/about/',
  '/stores',
  '/faq/',
  '/contact/',
  '/contact-us',
  '/terms-of-service/',
  '/privacy-policy/',
  '/partner',
  '/partner/apply',
  '/design',
  '/design/art',
  '/design/wall',
  '/opt_out',
  '/track-order',
];
