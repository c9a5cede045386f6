import type { ListArea, SoldArea } from '../domain/listArea.ts';
import type { ListCard } from '../domain/listCard.ts';
import { groupByArea, type SearchHit } from '../domain/searchHit.ts';
import { fetchArtCardsByPaths } from './arts.ts';
import { textSchema } from './fields.ts';
import { buildQuery, resourceSchema, toResourceType } from './jsonapi.ts';
import { fetchAllPages } from './pages.ts';
import { fetchProductCards, isProductArea } from './products.ts';

/** Where the backend has what is sold by its own page. */
export const PRODUCT_PATHS: Readonly<Record<SoldArea, string>> = {
  art: '/jsonapi/commerce_product/default',
  walls: '/jsonapi/commerce_product/gallery_wall',
  gifts: '/jsonapi/commerce_product/gifting',
  objects: '/jsonapi/commerce_product/object',
  mixedMedia: '/jsonapi/commerce_product/mixed_media',
};

const NAMES = { title: textSchema, field_artist: textSchema };

async function fetchNamesOf(path: string, signal: AbortSignal): Promise<string[]> {
  const type = toResourceType(path);
  const query = buildQuery(path, { filter: { status: 1 }, fields: { [type]: Object.keys(NAMES) } });
  const { data } = await fetchAllPages(resourceSchema(type, NAMES), query, { signal });
  return data.flatMap(({ attributes }) => Object.values(attributes));
}

/** The titles of all that is for sale, and its artists as they are stored (CAT-20). Rejects as every call does. */
export const fetchNames = async (signal: AbortSignal): Promise<string[]> =>
  (await Promise.all(Object.values(PRODUCT_PATHS).map((path) => fetchNamesOf(path, signal)))).flat();

async function fetchCardsOf(area: ListArea, paths: readonly string[], signal: AbortSignal): Promise<ListCard[]> {
  if (area === 'art') return fetchArtCardsByPaths(paths, signal);
  return isProductArea(area) ? fetchProductCards(area, paths, signal) : [];
}

/** What was found as a list shows it, in its order; what cannot be bought is left out. Rejects as every call does. */
export async function fetchCards(hits: readonly SearchHit[], signal: AbortSignal): Promise<ListCard[]> {
  const reads = groupByArea(hits).map(([area, own]) => {
    const paths = own.map(({ path }) => path);
    return fetchCardsOf(area, paths, signal);
  });
  const cards = await Promise.all(reads);
  const byPath = new Map(cards.flat().map((card) => [card.path, card]));
  return hits.flatMap(({ path }) => byPath.get(path) ?? []);
}
