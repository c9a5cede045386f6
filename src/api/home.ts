import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type { Picture } from '../domain/art.ts';
import { CACHED } from './cached.ts';
import { query, resource, toOne } from './jsonapi.ts';
import { everyPage } from './pages.ts';
import { pictureOf } from './picture.ts';
import { plainText } from './plainText.ts';

const texts = {
  field_heading: v.nullish(v.string(), ''),
  body: v.nullish(v.object({ value: v.nullish(v.string(), ''), processed: v.nullish(v.string()) })),
};
const ArtBanner = resource('block_content--shop_art_banner', texts, { field_image: toOne });
const HomeBlock = resource('block_content--home_page_block', texts);

type Body = v.InferOutput<typeof texts.body>;
const textOf = (body: Body): string => plainText(body?.processed ?? body?.value ?? '');

/** A slide of home: plain texts and its picture. */
export type Banner = { id: string; title: string; text: string; picture: Picture };

/** The banners of home in their order; one without a picture is left out (API-58, HOME-01). */
export async function banners(signal?: AbortSignal): Promise<Banner[]> {
  const path = query('/jsonapi/block_content/shop_art_banner', {
    sort: 'field_sort',
    include: ['field_image.field_media_image'],
  });
  const { data, included } = await everyPage(ArtBanner, path, { signal });
  return data.flatMap(({ id, attributes, relationships }) => {
    const picture = pictureOf(included, relationships.field_image);
    return picture ? [{ id, title: attributes.field_heading, text: textOf(attributes.body), picture }] : [];
  });
}

/** What home reads for its banners; kept for 15 minutes (CONST-04). */
export const bannersQuery = () =>
  queryOptions({ queryKey: ['banners'], queryFn: ({ signal }) => banners(signal), staleTime: CACHED });

/** One of the store's promises, as plain texts. */
export type Promised = { id: string; title: string; text: string };

/** The promises of home in their order (API-60, HOME-11). */
export async function promises(signal?: AbortSignal): Promise<Promised[]> {
  const path = query('/jsonapi/block_content/home_page_block', { sort: 'field_sort' });
  const { data } = await everyPage(HomeBlock, path, { signal });
  return data.map(({ id, attributes }) => ({ id, title: attributes.field_heading, text: textOf(attributes.body) }));
}

/** What home reads for its promises; kept for 15 minutes (CONST-04). */
export const promisesQuery = () =>
  queryOptions({ queryKey: ['promises'], queryFn: ({ signal }) => promises(signal), staleTime: CACHED });
