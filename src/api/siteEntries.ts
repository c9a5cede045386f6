import * as v from 'valibot';
import type { ListArea } from '../domain/listArea.ts';
import type { SiteEntry } from '../domain/sitemap.ts';
import { findProductPath } from '../domain/storePath.ts';
import { aliasEntries, textSchema } from './fields.ts';
import { buildQuery, toResourceType } from './jsonapi.ts';
import { fetchAllPages } from './pages.ts';
import { PRODUCT_PATHS } from './searchResults.ts';

/** Where the backend has what has a page of its own. */
const LIST_PATHS: Readonly<Record<ListArea, string>> = { ...PRODUCT_PATHS, blog: '/jsonapi/node/article' };

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

async function fetchEntries(listPath: string): Promise<SiteEntry[]> {
  const fields = { [toResourceType(listPath)]: ['field_path_alias', 'path', 'changed'] };
  const { data } = await fetchAllPages(
    Page,
    buildQuery(listPath, { filter: { status: 1 }, fields, page: { limit: 50 } }),
  );
  return data.flatMap(({ attributes: { field_path_alias, path: own, changed } }) => {
    const path = findProductPath(field_path_alias, own.alias);
    return path ? [{ path, lastModified: toDay(changed) }] : [];
  });
}

/** The page of each thing that the shop sells or writes. Rejects as any call does (API-23, API-33, API-104). */
export async function fetchSiteEntries(): Promise<SiteEntry[]> {
  const entries: SiteEntry[] = [];
  for (const listPath of Object.values(LIST_PATHS)) entries.push(...(await fetchEntries(listPath)));
  return entries;
}
