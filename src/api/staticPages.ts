import type * as v from 'valibot';
import { getJsonApi } from './client.ts';
import { PAGE_IDS } from './config.ts';
import { isFailure } from './failure.ts';
import { htmlSchema, textSchema } from './fields.ts';
import { buildQuery, collectionSchema, documentSchema, resourceSchema } from './jsonapi.ts';

const PATH = '/jsonapi/node/page';
const Node = resourceSchema('node--page', {
  title: textSchema,
  body: htmlSchema,
});

/** A page that the shop writes. `htmlSchema` is as the backend has it: it is for `RichText`, and for no `innerHTML`. */
type StaticPage = { title: string; html: string };

const toPage = ({ attributes: { title, body } }: v.InferOutput<typeof Node>): StaticPage => ({
  title,
  html: body,
});

/** A static page by its uuid. Rejects with 'notFound' where there is none (API-53). */
const fetchPageByUuid = async (id: string, signal?: AbortSignal): Promise<StaticPage> =>
  toPage((await getJsonApi(documentSchema(Node), `${PATH}/${encodeURIComponent(id)}`, { signal })).data);

/** The first page of which a field holds a value, or null. */
async function findPage(filter: Record<string, string | number>, signal?: AbortSignal): Promise<StaticPage | null> {
  const path = buildQuery(PATH, { filter, page: { limit: 1 } });
  const [found] = (await getJsonApi(collectionSchema(Node), path, { signal })).data;
  return found ? toPage(found) : null;
}

/** A static page by its internal node id, or null where there is none (API-49, API-50, API-51). */
export const fetchStaticPage = (id: number, signal?: AbortSignal): Promise<StaticPage | null> =>
  findPage({ drupal_internal__nid: id }, signal);

/** The path aliases of the pages of the store that are one text each, without their slash. (API-53, STAT-03, STAT-04) */
const ALIASES = {
  about: 'about',
  stores: 'stores',
  faq: 'faq',
  terms: 'terms_of_service',
  privacy: 'privacy_policy',
} as const;

export type FixedPage = keyof typeof ALIASES;

/** The uuid that the build was given for a page, in `VITE_PAGE_IDS` as 'terms=<uuid>,about=<uuid>'; undefined for none. */
const getPageId = (page: FixedPage): string | undefined =>
  PAGE_IDS.split(',')
    .map((pair) => pair.trim().split('='))
    .find(([name]) => name === page)?.[1];

/** A page that is one text of the shop's, by its uuid where the build was given one, else by its alias; null where there is none. (API-53) */
export async function fetchFixedPage(page: FixedPage, signal?: AbortSignal): Promise<StaticPage | null> {
  const id = getPageId(page);
  if (id === undefined) return findPage({ field_path_alias: `/${ALIASES[page]}` }, signal);
  try {
    return await fetchPageByUuid(id, signal);
  } catch (failure) {
    if (isFailure(failure, 'notFound')) return null;
    throw failure;
  }
}
