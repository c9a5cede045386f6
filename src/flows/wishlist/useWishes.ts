import { createContext, use, useSyncExternalStore } from 'react';
import { createWishes, type Wishes } from './wishes.ts';

export const WishesContext = createContext<Wishes>(createWishes());

/** One fact of the wishlist; whoever asks is drawn anew only when it changes. */
export function useWishes<Fact>(factOf: (wishes: Wishes) => Fact, otherwise: Fact): Fact {
  const wishes = use(WishesContext);
  return useSyncExternalStore(
    wishes.follow,
    () => factOf(wishes),
    () => otherwise,
  );
}
