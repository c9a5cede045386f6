import * as v from 'valibot';
import { LISTS } from '../domain/listArea.ts';
import type { SiteEntry } from '../domain/sitemap.ts';
import { findProductPath } from '../domain/storePath.ts';
import { aliasEntries, textSchema } from './fields.ts';
import { buildQuery } from './jsonapi.ts';
import { fetchAllPages } from './pages.ts';
import { fetchThemes } from './terms.ts';

/** What has a page of its own, by where the backend lists it. */
const LIST_PATHS = {
  'commerce_product--default': '/jsonapi/commerce_product/default',
  'commerce_product--gallery_wall': '/jsonapi/commerce_product/gallery_wall',
  'commerce_product--gifting': '/jsonapi/commerce_product/gifting',
  'commerce_product--object': '/jsonapi/commerce_product/object',
  'commerce_product--mixed_media': '/jsonapi/commerce_product/mixed_media',
  'node--article': '/jsonapi/node/article',
} as const;
type Type = keyof typeof LIST_PATHS;

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

async function toEntries(type: Type): Promise<SiteEntry[]> {
  const listed = buildQuery(LIST_PATHS[type], { filter: { status: 1 }, page: { limit: 50 } });
  const { data } = await fetchAllPages(Page, `${listed}&fields[${type}]=field_path_alias,path,changed`);
  return data.flatMap(({ attributes: { field_path_alias, path: own, changed } }) => {
    const path = findProductPath(field_path_alias, own.alias);
    return path ? [{ path, lastModified: toDay(changed) }] : [];
  });
}

/** Every page of what the shop sells and writes, and the first page of each theme. Rejects as any call does (API-23, API-33, API-104). */
export async function fetchSiteEntries(): Promise<SiteEntry[]> {
  const entries: SiteEntry[] = [];
  for (const type of Object.keys(LIST_PATHS) as Type[]) entries.push(...(await toEntries(type)));
  const named = (await fetchThemes()).map((theme) => ({
    path: `${LISTS.art.path}theme/${encodeURIComponent(theme)}/1`,
    lastModified: null,
  }));
  return [...entries, ...named];
}
