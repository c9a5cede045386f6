import * as v from 'valibot';
import { mergeSearchResults, type SearchHit } from '../domain/searchHit.ts';
import { getJson } from './client.ts';

const optionalText = v.fallback(v.nullish(v.string(), ''), '');
const EMPTY_RESULT = { uuid: '', title: '', url: '', type: '' };
/** What does not look like a result is none, and takes the others with it no more than a word to go on with does. */
const Results = v.array(
  v.fallback(
    v.object({ uuid: optionalText, title: optionalText, url: optionalText, type: optionalText }),
    EMPTY_RESULT,
  ),
);

/** Suggestions, products with these words in their title, products with this text in it (API-41 to API-43). */
const SEARCH_CALLS = {
  suggest: '/search_api_autocomplete/search_api?display=page_1&filter=text&q=',
  byTitle: '/api/search?title=',
  matchingTitle: '/api/search/match_title?title=',
} as const;

/** What one of them finds for a text. Rejects as any call does. */
export const fetchHits = (call: keyof typeof SEARCH_CALLS, text: string, signal?: AbortSignal) =>
  getJson(Results, SEARCH_CALLS[call] + encodeURIComponent(text), { signal });

/**
 * What the three search calls, made together, find for a text (CAT-25, CAT-27). A call that fails leaves what the others
 * found; rejects with an ApiFailure where nothing was found and not all could be queried.
 */
export async function searchProducts(text: string, signal?: AbortSignal): Promise<SearchHit[]> {
  const answers = await Promise.allSettled(
    Object.keys(SEARCH_CALLS).map((call) => fetchHits(call as keyof typeof SEARCH_CALLS, text, signal)),
  );
  const hits = mergeSearchResults(answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : [])));
  const failed = answers.find(({ status }) => status === 'rejected');
  if (hits.length === 0 && failed) throw (failed as PromiseRejectedResult).reason;
  return hits;
}
