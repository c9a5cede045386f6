import type { ListArea } from '../domain/listArea.ts';
import { type ListCard, toListCard } from '../domain/listCard.ts';
import type { SearchHit } from '../domain/searchHit.ts';
import { groupByArea } from '../domain/searchResults.ts';
import { fetchArtCardsByPaths } from './arts.ts';
import { textSchema } from './fields.ts';
import { buildQuery, resourceSchema } from './jsonapi.ts';
import { fetchAllPages } from './pages.ts';
import { fetchProductCards } from './products.ts';

const BUNDLES = ['default', 'gallery_wall', 'gifting', 'object', 'mixed_media'];

async function fetchTitlesOf(bundle: string, signal: AbortSignal): Promise<string[]> {
  const type = `commerce_product--${bundle}`;
  const path = buildQuery(`/jsonapi/commerce_product/${bundle}`, {
    filter: { status: 1 },
    fields: { [type]: ['title'] },
  });
  const { data } = await fetchAllPages(resourceSchema(type, { title: textSchema }), path, { signal });
  return data.map(({ attributes }) => attributes.title);
}

/** The titles of all that is for sale. Rejects as every call does. */
export const fetchTitles = async (signal: AbortSignal): Promise<string[]> =>
  (await Promise.all(BUNDLES.map((bundle) => fetchTitlesOf(bundle, signal)))).flat();

async function fetchCardsOf(area: ListArea, paths: readonly string[], signal: AbortSignal): Promise<ListCard[]> {
  if (area === 'art') return (await fetchArtCardsByPaths(paths, signal)).map(toListCard);
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
