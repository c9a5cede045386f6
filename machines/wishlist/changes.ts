import type { Wishlist, WishlistItem } from '../../src/domain/wishlistItem.ts';

/**
 * What a customer requested of one thing: to be saved, or taken off. `isDone`: the backend did it, and was not read again yet;
 * `isLeft`: the page was left since, so that what is taken off is gone from it.
 */
export type WishlistChange = { wish: WishlistItem; isSaved: boolean; isDone: boolean; isLeft: boolean };
/** A list as the backend has it, null before it is read, and what was requested since. */
export type WishlistStatus = { list: Wishlist | null; changes: readonly WishlistChange[] };

const isListed = (list: Wishlist | null, id: string): boolean =>
  list?.entries.some(({ variation, items }) => variation.id === id && items.length > 0) ?? false;

/** Without what only keeps a place. */
export const dropRemovedEntries = (list: Wishlist): Wishlist => ({
  ...list,
  entries: list.entries.filter(({ items }) => items.length > 0),
});

/** Was a thing taken off before the page was left, and is to be seen no more? */
export const isHidden = (changes: readonly WishlistChange[], id: string): boolean =>
  changes.some(({ wish, isSaved, isLeft }) => isLeft && !isSaved && wish.variation.id === id);

/**
 * The list as it was read, in the order of the one before: what is not on it any more keeps its place, without items, so
 * that no other card moves under a pointer that presses twice.
 */
export function keepRemovedEntries({ list: before, changes }: WishlistStatus, list: Wishlist): Wishlist {
  const places = before?.entries ?? [];
  const find = (entries: Wishlist['entries'], id: string) => entries.find(({ variation }) => variation.id === id);
  return {
    ...list,
    entries: [
      ...list.entries.filter(({ variation }) => !find(places, variation.id)),
      ...places.flatMap((place) => {
        const { id } = place.variation;
        return find(list.entries, id) ?? (isHidden(changes, id) ? [] : { ...place, items: [] });
      }),
    ],
  };
}

/** Is this variation saved, as far as the customer is concerned? What was requested last counts, done or not. */
export const isSaved = ({ list, changes }: WishlistStatus, id: string): boolean =>
  changes.find(({ wish }) => wish.variation.id === id)?.isSaved ?? isListed(list, id);

/** With one more thing requested; about one variation only the last counts, in the place of the first. */
export function withChange(changes: readonly WishlistChange[], wish: WishlistItem, saved: boolean): WishlistChange[] {
  const one: WishlistChange = { wish, isSaved: saved, isDone: false, isLeft: false };
  const isSame = (other: WishlistChange) => other.wish.variation.id === wish.variation.id;
  return changes.some(isSame) ? changes.map((other) => (isSame(other) ? one : other)) : [...changes, one];
}

/** What is still to be done once the list is read: what was done shows in it, and so does what another tab did. */
export const getRemainingChanges = (changes: readonly WishlistChange[], list: Wishlist): WishlistChange[] =>
  changes.filter(({ wish, isSaved, isDone }) => !isDone && isSaved !== isListed(list, wish.variation.id));

/** What is worked on next; null where nothing waits. */
export const getNextChange = (changes: readonly WishlistChange[]): WishlistChange | null =>
  changes.find(({ isDone }) => !isDone) ?? null;

const createMatcher = (wish: WishlistItem | null, saved: boolean) => (one: WishlistChange) =>
  one.wish.variation.id === wish?.variation.id && one.isSaved === saved;

/** With what was requested of a thing done; where the customer requested the contrary meanwhile, that is still to be done. */
export const markDone = (
  changes: readonly WishlistChange[],
  wish: WishlistItem | null,
  saved: boolean,
): WishlistChange[] => changes.map((one) => (createMatcher(wish, saved)(one) ? { ...one, isDone: true } : one));

/** Without what could not be done; what the customer requested meanwhile stays. */
export const rollBack = (
  changes: readonly WishlistChange[],
  wish: WishlistItem | null,
  saved: boolean,
): WishlistChange[] => changes.filter((one) => !createMatcher(wish, saved)(one));
