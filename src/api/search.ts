import * as v from 'valibot';
import { mergeSearchResults, type SearchHit } from '../domain/searchHit.ts';
import { getJson } from './client.ts';

const optionalText = v.fallback(v.nullish(v.string(), ''), '');
const nothing = { uuid: '', title: '', url: '', type: '' };
/** What does not look like a result is none, and takes the others with it no more than a word to go on with does. */
const Results = v.array(
  v.fallback(v.object({ uuid: optionalText, title: optionalText, url: optionalText, type: optionalText }), nothing),
);

/** Suggestions, products with these words in their title, products with this text in it (API-41 to API-43). */
const CALLS = [
  '/search_api_autocomplete/search_api?display=page_1&filter=text&q=',
  '/api/search?title=',
  '/api/search/match_title?title=',
];

/**
 * What the three search calls, made together, find for a text (CAT-25, CAT-27). A call that fails leaves what the others
 * found; rejects with an ApiFailure where nothing was found and not all could be queried.
 */
export async function searchProducts(text: string, signal?: AbortSignal): Promise<SearchHit[]> {
  const encoded = encodeURIComponent(text);
  const answers = await Promise.allSettled(CALLS.map((call) => getJson(Results, call + encoded, { signal })));
  const hits = mergeSearchResults(answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : [])));
  const failed = answers.find(({ status }) => status === 'rejected');
  if (hits.length === 0 && failed) throw (failed as PromiseRejectedResult).reason;
  return hits;
}
