import { getAreaOfItem, type ListArea } from './listArea.ts';
import type { ListCard } from './listCard.ts';

/** What a search found; `instead` is the text that was searched for in place of the typed one, null where that was found. */
export type SearchResults = { cards: readonly ListCard[]; instead: string | null };

/** Things by the list in which each has its page, the list of the first one first; what has no page in a list is left out. */
export function groupByArea<Thing extends { path: string }>(things: readonly Thing[]): [ListArea, Thing[]][] {
  const groups = new Map<ListArea, Thing[]>();
  for (const thing of things) {
    const area = getAreaOfItem(thing.path);
    if (area) groups.set(area, [...(groups.get(area) ?? []), thing]);
  }
  return [...groups];
}
