import { getAreaOfItem, type ListArea } from './listArea.ts';
import type { ListCard } from './listCard.ts';
import { isInternalPath, toProductPath } from './storePath.ts';

/** A product that was found: its page, and of what kind it is in the words of the backend ('Art Prints'). */
export type SearchHit = { id: string; title: string; path: string; kind: string };

/** A result as each of the search calls gives it; '' where it is silent. */
export type SearchResult = { uuid: string; title: string; url: string; type: string };

/**
 * The answers of the search calls as one list, in their order: each product once, and none without a title or a page in
 * this store. (CAT-27 to CAT-30)
 */
export function mergeSearchResults(answers: readonly (readonly SearchResult[])[]): SearchHit[] {
  const hits = new Map<string, SearchHit>();
  for (const { uuid, title, url, type } of answers.flat()) {
    const path = toProductPath(url);
    if (title.trim() === '' || !isInternalPath(path) || hits.has(uuid || path)) continue;
    hits.set(uuid || path, { id: uuid || path, title, path, kind: type });
  }
  return [...hits.values()];
}

/** Letters of a search at most: no name in the shop is nearly as long. */
export const MAX_SEARCH_LENGTH = 120;

/** Is there anything in a text that can be searched for: a letter or a digit of any script? (CAT-24) */
export const hasLetterOrDigit = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** What a search found; `correctedText` is the text that was searched for in place of the typed one, null where that was found. */
export type SearchResults = { cards: readonly ListCard[]; correctedText: string | null };

/** Things by the list in which each has its page, the list of the first one first; what has no page in a list is left out. */
export function groupByArea<Thing extends { path: string }>(things: readonly Thing[]): [ListArea, Thing[]][] {
  const groups = new Map<ListArea, Thing[]>();
  for (const thing of things) {
    const area = getAreaOfItem(thing.path);
    if (area) groups.set(area, [...(groups.get(area) ?? []), thing]);
  }
  return [...groups];
}
