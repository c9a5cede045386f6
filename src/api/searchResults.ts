import type { ListArea } from '../domain/listArea.ts';
import type { ListCard } from '../domain/listCard.ts';
import { groupByArea, type SearchHit } from '../domain/searchHit.ts';
import { fetchArtCardsByPaths } from './arts.ts';
import { textSchema } from './fields.ts';
import { buildQuery, resourceSchema } from './jsonapi.ts';
import { fetchAllPages } from './pages.ts';
import { fetchProductCards } from './products.ts';

/** Where the backend lists what is sold by its own page, by type. */
export const PRODUCT_PATHS = {
  'commerce_product--default': '/jsonapi/commerce_product/default',
  'commerce_product--gallery_wall': '/jsonapi/commerce_product/gallery_wall',
  'commerce_product--gifting': '/jsonapi/commerce_product/gifting',
  'commerce_product--object': '/jsonapi/commerce_product/object',
  'commerce_product--mixed_media': '/jsonapi/commerce_product/mixed_media',
};

async function fetchTitlesOf([type, path]: [string, string], signal: AbortSignal): Promise<string[]> {
  const query = buildQuery(path, { filter: { status: 1 }, fields: { [type]: ['title'] } });
  const { data } = await fetchAllPages(resourceSchema(type, { title: textSchema }), query, { signal });
  return data.map(({ attributes }) => attributes.title);
}

/** The titles of all that is for sale. Rejects as every call does. */
export const fetchTitles = async (signal: AbortSignal): Promise<string[]> =>
  (await Promise.all(Object.entries(PRODUCT_PATHS).map((entry) => fetchTitlesOf(entry, signal)))).flat();

async function fetchCardsOf(area: ListArea, paths: readonly string[], signal: AbortSignal): Promise<ListCard[]> {
  if (area === 'art') return fetchArtCardsByPaths(paths, signal);
  return area === 'blog' ? [] : fetchProductCards(area, paths, signal);
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
