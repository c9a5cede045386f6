import type * as v from 'valibot';
import { getJsonApi } from './client.ts';
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

/** Where a static page is: by its internal node id (API-49 to API-51), or by its uuid (API-53). */
export type StaticPageId = number | string;

/** A static page, or null where there is none of that node id; a uuid that is none rejects with 'notFound' (API-49, API-50, API-53). */
export async function fetchStaticPage(id: StaticPageId, signal?: AbortSignal): Promise<StaticPage | null> {
  if (typeof id === 'string')
    return toPage((await getJsonApi(documentSchema(Node), `${PATH}/${encodeURIComponent(id)}`, { signal })).data);
  const path = buildQuery(PATH, { filter: { drupal_internal__nid: id }, page: { limit: 1 } });
  const [found] = (await getJsonApi(collectionSchema(Node), path, { signal })).data;
  return found ? toPage(found) : null;
}

/** The uuids of the pages of the store that are one text each; they lie in the backend. (API-53, STAT-03, STAT-04) */
const FIXED = {
  about: 'a440ae14-c7fc-5737-aaf6-48b8d94b8dfe',
  stores: '751f268c-7957-5cb1-9e0d-59d392305689',
  faq: '646cc1e8-cc3d-52c0-810c-dd7fba851ce9',
  terms: '16f30df7-0712-5261-a2e9-7d8886e9c461',
  privacy: '4c3e3690-e127-566b-8a0b-a1ad673695e0',
} as const;

export type FixedPage = keyof typeof FIXED;

/** A page that is one text of the shop's, or null where that has none. (API-53) */
export async function fetchFixedPage(page: FixedPage, signal?: AbortSignal): Promise<StaticPage | null> {
  try {
    return await fetchStaticPage(FIXED[page], signal);
  } catch (failure) {
    if (isFailure(failure, 'notFound')) return null;
    throw failure;
  }
}
