import type { Wish, WishList } from '../../src/domain/wished.ts';

/** What a customer asked of one thing: to be saved, or taken off. `isDone`: the backend did it, and was not read again yet. */
export type Asked = { wish: Wish; isSaved: boolean; isDone: boolean };
/** A list as the backend has it, null before it is read, and what was asked since. */
export type Standing = { list: WishList | null; asked: readonly Asked[] };

const isListed = (list: WishList | null, id: string): boolean =>
  list?.things.some(({ variation }) => variation.id === id) ?? false;

/** Is this variation saved, as far as the customer is concerned? What was asked last counts, done or not. */
export const isSaved = ({ list, asked }: Standing, id: string): boolean =>
  asked.find(({ wish }) => wish.variation.id === id)?.isSaved ?? isListed(list, id);

/** With one more thing asked; about one variation only the last counts, in the place of the first. */
export function withAsked(asked: readonly Asked[], wish: Wish, saved: boolean): Asked[] {
  const one: Asked = { wish, isSaved: saved, isDone: false };
  const isSame = (other: Asked) => other.wish.variation.id === wish.variation.id;
  return asked.some(isSame) ? asked.map((other) => (isSame(other) ? one : other)) : [...asked, one];
}

/** What is still to be done once the list is read: what was done shows in it, and so does what another tab did. */
export const leftOf = (asked: readonly Asked[], list: WishList): Asked[] =>
  asked.filter(({ wish, isSaved, isDone }) => !isDone && isSaved !== isListed(list, wish.variation.id));

/** What is worked on next; null where nothing waits. */
export const nextOf = (asked: readonly Asked[]): Asked | null => asked.find(({ isDone }) => !isDone) ?? null;

const isAbout = (wish: Wish | null, saved: boolean) => (one: Asked) =>
  one.wish.variation.id === wish?.variation.id && one.isSaved === saved;

/** With what was asked of a thing done; where the customer asked for the contrary meanwhile, that is still to be done. */
export const doneIn = (asked: readonly Asked[], wish: Wish | null, saved: boolean): Asked[] =>
  asked.map((one) => (isAbout(wish, saved)(one) ? { ...one, isDone: true } : one));

/** Without what could not be done; what the customer asked for meanwhile stays. */
export const rolledBack = (asked: readonly Asked[], wish: Wish | null, saved: boolean): Asked[] =>
  asked.filter((one) => !isAbout(wish, saved)(one));
