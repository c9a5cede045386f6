import { createContext, use, useSyncExternalStore } from 'react';
import { createWishlistStore, type WishlistStore } from './wishlistStore.ts';

export const WishlistStoreContext = createContext<WishlistStore>(createWishlistStore());

/** One fact of the wishlist; whoever asks is drawn anew only when it changes. */
export function useWishlistStore<Fact>(select: (store: WishlistStore) => Fact, otherwise: Fact): Fact {
  const store = use(WishlistStoreContext);
  return useSyncExternalStore(
    store.subscribe,
    () => select(store),
    () => otherwise,
  );
}
