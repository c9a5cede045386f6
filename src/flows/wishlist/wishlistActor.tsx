import { useLayoutEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { connect } from '../../../machines/wishlist/wishlist.connect.ts';
import { wishlistMachine } from '../../../machines/wishlist/wishlist.machine.ts';
import { createFlow } from '../../kit/flow/createFlow.tsx';
import type { WishlistStore } from './wishlistStore.ts';

export const wishlist = createFlow(wishlistMachine, connect);

/** Connects the wishlist's chart to the store that the hearts use; returns the disconnect function. */
export function connectWishlistStore(store: WishlistStore, actor: ActorRefFrom<typeof wishlistMachine>): () => void {
  let cached = { state: actor.getSnapshot(), view: connect(actor.getSnapshot(), actor.send) };
  // Created once for each state, however many hearts read it.
  const read = () => {
    const state = actor.getSnapshot();
    if (state !== cached.state) cached = { state, view: connect(state, actor.send) };
    return cached.view;
  };
  const detach = store.attach({ actor, read });
  const subscription = actor.subscribe(store.notify);
  return () => {
    subscription.unsubscribe();
    detach();
  };
}

/** Connects the hearts of a story or a test to the chart above. */
export function WishlistBridge({ store }: { store: WishlistStore }) {
  const actor = wishlist.useActorRef();
  useLayoutEffect(() => connectWishlistStore(store, actor), [actor, store]);
  return null;
}
