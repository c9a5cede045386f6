import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { provideActors } from '../../machines/kit/port.ts';
import { searchResultsMachine } from '../../machines/searchResults/searchResults.machine.ts';
import { STALE_TIME } from '../api/queries/cachedQuery.ts';
import { searchProducts } from '../api/search.ts';
import { fetchCards, fetchTitles } from '../api/searchResults.ts';
import type { SearchResults } from '../domain/searchResults.ts';
import { suggestSearches } from './suggestSearches.ts';

const titlesQuery = queryOptions({
  queryKey: ['titles'],
  queryFn: ({ signal }) => fetchTitles(signal),
  staleTime: STALE_TIME,
});

/** The port of the page of results. What is not found is searched for as it may have been meant. (CAT-22 to CAT-30) */
export const searchResultsPorts = (queries: QueryClient) => ({
  async findResults({ text }: { text: string }, signal: AbortSignal): Promise<SearchResults> {
    const find = async (search: string) => fetchCards(await searchProducts(search, signal), signal);
    const cards = await find(text);
    if (cards.length > 0) return { cards, instead: null };
    for (const instead of suggestSearches(text, await queries.fetchQuery(titlesQuery))) {
      const near = await find(instead);
      if (near.length > 0) return { cards: near, instead };
    }
    return { cards: [], instead: null };
  },
});

export const searchResultsLogic = (queries: QueryClient) =>
  provideActors(searchResultsMachine, searchResultsPorts(queries));
