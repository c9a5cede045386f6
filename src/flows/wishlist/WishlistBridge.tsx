import { useLayoutEffect } from 'react';
import { connectWishlistStore } from './connectWishlistStore.ts';
import { wishlist } from './wishlist.ts';
import type { WishlistStore } from './wishlistStore.ts';

/** Lets the hearts of a story or a walk know the chart above. */
export function WishlistBridge({ store }: { store: WishlistStore }) {
  const actor = wishlist.useActorRef();
  useLayoutEffect(() => connectWishlistStore(store, actor), [actor, store]);
  return null;
}
