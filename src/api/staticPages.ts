import { queryOptions } from '@tanstack/react-query';
import type * as v from 'valibot';
import type { Media } from '../domain/media.ts';
import type { ProductKind } from '../domain/product.ts';
import type { Source } from '../domain/source.ts';
import { CACHED } from './cached.ts';
import { getJsonApi } from './client.ts';
import { isFailure } from './failure.ts';
import { html, text } from './fields.ts';
import { many, one, query, resource } from './jsonapi.ts';

const PATH = '/jsonapi/node/page';
const Node = resource('node--page', {
  title: text,
  body: html,
});

/** A page that the shop writes. `html` is as the backend has it: it is for `RichText`, and for no `innerHTML`. */
type StaticPage = { title: string; html: string };

const pageOf = ({ attributes: { title, body } }: v.InferOutput<typeof Node>): StaticPage => ({
  title,
  html: body,
});

/** Where a static page is: by its internal node id (API-49 to API-51), or by its uuid (API-53). */
type PageAsked = number | string;

/** A static page, or null where there is none of that node id; a uuid that is none rejects with 'notFound' (API-49, API-50, API-53). */
export async function staticPage(asked: PageAsked, signal?: AbortSignal): Promise<StaticPage | null> {
  if (typeof asked === 'string')
    return pageOf((await getJsonApi(one(Node), `${PATH}/${encodeURIComponent(asked)}`, { signal })).data);
  const path = query(PATH, { filter: { drupal_internal__nid: asked }, page: { limit: 1 } });
  const [found] = (await getJsonApi(many(Node), path, { signal })).data;
  return found ? pageOf(found) : null;
}

/** The node id of the return policy. (API-49) */
export const RETURN_POLICY = 361;

/** The node ids of the care texts of pictures: art, and a shopper's own. (API-51) */
const CARE: Record<Source, Record<Media, number>> = {
  art: { Paper: 362, Canvas: 363 },
  upload: { Paper: 364, Canvas: 365 },
};

/** The node id of the care text that belongs to a picture on a media. (API-51) */
export const careText = (source: Source, media: Media): number => CARE[source][media];

/** The node ids of the care texts of what is sold as it is. (API-99) */
const PRODUCT_CARE: Record<ProductKind, number> = { wall: 366, gift: 367, object: 368, mixedMedia: 369 };

/** What is cared for: a picture on a media, or a product. */
export type Cared = { source: Source; media: Media } | ProductKind;

/** The node id of the care text that belongs to what can be bought. (API-51, API-99) */
export const careOf = (cared: Cared): number =>
  typeof cared === 'string' ? PRODUCT_CARE[cared] : careText(cared.source, cared.media);

/** What a page reads to show one static text; kept for 15 minutes (CONST-04). */
export const staticPageQuery = (asked: PageAsked) =>
  queryOptions({
    queryKey: ['page', asked],
    queryFn: ({ signal }) => staticPage(asked, signal),
    staleTime: CACHED,
  });

/** The uuids of the pages of the store that are one text each; they lie in the backend. (API-53, STAT-03, STAT-04) */
const FIXED = {
  about: 'a440ae14-c7fc-5737-aaf6-48b8d94b8dfe',
  stores: '751f268c-7957-5cb1-9e0d-59d392305689',
  faq: '646cc1e8-cc3d-52c0-810c-dd7fba851ce9',
  terms: '16f30df7-0712-5261-a2e9-7d8886e9c461',
  privacy: '4c3e3690-e127-566b-8a0b-a1ad673695e0',
} as const;

export type FixedPage = keyof typeof FIXED;

async function fixedPage(page: FixedPage, signal?: AbortSignal): Promise<StaticPage | null> {
  try {
    return await staticPage(FIXED[page], signal);
  } catch (failure) {
    if (isFailure(failure, 'notFound')) return null;
    throw failure;
  }
}

/** What a page reads that is one text of the shop's, null where that has none; kept for 15 minutes (CONST-04). */
export const fixedPageQuery = (page: FixedPage) =>
  queryOptions({
    queryKey: ['page', page],
    queryFn: ({ signal }) => fixedPage(page, signal),
    staleTime: CACHED,
  });
