import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { distance } from 'fastest-levenshtein';
import { provideActors } from '../../machines/kit/port.ts';
import { searchResultsMachine } from '../../machines/searchResults/searchResults.machine.ts';
import { STALE_TIME } from '../api/queries/cachedQuery.ts';
import { searchProducts } from '../api/search.ts';
import { fetchCards, fetchNames } from '../api/searchResults.ts';
import { normalizeSearchText } from '../domain/normalizeSearchText.ts';
import type { SearchResults } from '../domain/searchHit.ts';

/** Shorter words have a neighbour by chance. */
const MIN_WORD_LENGTH = 3;
/** Letters that may be wrong in a word of so many. */
const getTolerance = (word: string): number => (word.length < 8 ? 1 : 2);

/** Two letters in each other's place are one slip, which a distance counts as two. */
const isSwapped = (word: string, known: string): boolean =>
  word.length === known.length &&
  Array.from(word).some(
    (letter, at) => word.slice(0, at) + word.charAt(at + 1) + letter + word.slice(at + 2) === known,
  );

const toWords = (text: string): string[] => normalizeSearchText(text).split(' ');

/** The word of the names that is nearest to a typed one: itself where a name has it, or has a word that begins so; null for none near. Of two, the shorter, which also finds what begins with it. */
function findNearest(word: string, vocabulary: readonly string[]): string | null {
  if (vocabulary.some((known) => known.startsWith(word))) return word;
  if (word.length < MIN_WORD_LENGTH) return null;
  const [nearest] = vocabulary
    .map((known) => ({ known, off: isSwapped(word, known) ? 1 : distance(word, known) }))
    .filter(({ off }) => off <= getTolerance(word))
    .sort((a, b) => a.off - b.off || a.known.length - b.known.length);
  return nearest?.known ?? null;
}

/**
 * What to search for where a text was not found, the best first: the text with each wrong word put right by the names in
 * the shop, then each known word by itself: those that were typed right, then those put right, the longest of each first.
 * One letter may be wrong in a word, or two be swapped; two may be wrong in one of eight letters or more.
 */
export function suggestSearches(text: string, names: readonly string[]): string[] {
  const vocabulary = [...new Set(names.flatMap(toWords))];
  const typed = toWords(text);
  const words = typed.flatMap((word) => findNearest(word, vocabulary) ?? []);
  const alone = words
    .filter((word) => word.length >= MIN_WORD_LENGTH)
    .sort((a, b) => Number(typed.includes(b)) - Number(typed.includes(a)) || b.length - a.length);
  return [...new Set([words.join(' '), ...alone])].filter(
    (search) => search.length >= MIN_WORD_LENGTH && search !== text.trim().toLowerCase(),
  );
}

const namesQuery = queryOptions({
  queryKey: ['names'],
  queryFn: ({ signal }) => fetchNames(signal),
  staleTime: STALE_TIME,
});

/** The port of the page of results. What is not found is searched for as it may have been meant. (CAT-22 to CAT-30) */
export const searchResultsPorts = (queries: QueryClient) => ({
  async findResults({ text }: { text: string }, signal: AbortSignal): Promise<SearchResults> {
    const find = async (search: string) => fetchCards(await searchProducts(search, signal), signal);
    const cards = await find(text);
    if (cards.length > 0) return { cards, correctedText: null };
    for (const correctedText of suggestSearches(text, await queries.fetchQuery(namesQuery))) {
      const near = await find(correctedText);
      if (near.length > 0) return { cards: near, correctedText };
    }
    return { cards: [], correctedText: null };
  },
});

export const searchResultsLogic = (queries: QueryClient) =>
  provideActors(searchResultsMachine, searchResultsPorts(queries));
