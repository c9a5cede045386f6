import * as v from 'valibot';
import { LISTS } from '../domain/listArea.ts';
import type { SiteEntry } from '../domain/sitemap.ts';
import { findProductPath } from '../domain/storePath.ts';
import { aliasEntries, textSchema } from './fields.ts';
import { buildQuery } from './jsonapi.ts';
import { fetchAllPages } from './pages.ts';
import { PRODUCT_PATHS } from './searchResults.ts';
import { fetchThemes } from './terms.ts';

/** What has a page of its own, by where the backend lists it. */
const LIST_PATHS = { ...PRODUCT_PATHS, 'node--article': '/jsonapi/node/article' };

const Page = v.object({
  attributes: v.object({
    ...aliasEntries,
    changed: textSchema,
  }),
});

const toDay = (changed: string): string | null => {
  const moment = Date.parse(changed);
  return Number.isNaN(moment) ? null : new Date(moment).toISOString().slice(0, 10);
};

async function toEntries([type, listPath]: [string, string]): Promise<SiteEntry[]> {
  const fields = { [type]: ['field_path_alias', 'path', 'changed'] };
  const { data } = await fetchAllPages(
    Page,
    buildQuery(listPath, { filter: { status: 1 }, fields, page: { limit: 50 } }),
  );
  return data.flatMap(({ attributes: { field_path_alias, path: own, changed } }) => {
    const path = findProductPath(field_path_alias, own.alias);
    return path ? [{ path, lastModified: toDay(changed) }] : [];
  });
}

/** Every page of what the shop sells and writes, and the first page of each theme. Rejects as any call does (API-23, API-33, API-104). */
export async function fetchSiteEntries(): Promise<SiteEntry[]> {
  const entries: SiteEntry[] = [];
  for (const listed of Object.entries(LIST_PATHS)) entries.push(...(await toEntries(listed)));
  const named = (await fetchThemes()).map((theme) => ({
    path: `${LISTS.art.path}theme/${encodeURIComponent(theme)}/1`,
    lastModified: null,
  }));
  return [...entries, ...named];
}
