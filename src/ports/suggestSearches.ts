import { distance } from 'fastest-levenshtein';
import { normalizeSearchText } from '../domain/normalizeSearchText.ts';

/** Shorter words have a neighbour by chance. */
const SHORTEST = 3;
/** Letters that may be wrong in a word of so many. */
const getTolerance = (word: string): number => (word.length < 8 ? 1 : 2);

const toWords = (text: string): string[] => normalizeSearchText(text).split(' ');

/** The word of the titles that is nearest to a typed one: itself where a title has it, or has a word that begins so; null for none near. */
function findNearest(word: string, vocabulary: readonly string[]): string | null {
  if (vocabulary.some((known) => known.startsWith(word))) return word;
  if (word.length < SHORTEST) return null;
  const [nearest] = vocabulary
    .map((known) => ({ known, off: distance(word, known) }))
    .filter(({ off }) => off <= getTolerance(word))
    .sort((a, b) => a.off - b.off);
  return nearest?.known ?? null;
}

/**
 * What to search for where a text was not found, the best first: the text with each wrong word put right by the titles of
 * the shop, then each known word by itself, the longest first. One letter may be wrong in a word, two in one of eight
 * letters or more.
 */
export function suggestSearches(text: string, titles: readonly string[]): string[] {
  const vocabulary = [...new Set(titles.flatMap(toWords))];
  const words = toWords(text).flatMap((word) => findNearest(word, vocabulary) ?? []);
  const alone = words.filter((word) => word.length >= SHORTEST).sort((a, b) => b.length - a.length);
  return [...new Set([words.join(' '), ...alone])].filter(
    (search) => search !== '' && search !== text.trim().toLowerCase(),
  );
}
