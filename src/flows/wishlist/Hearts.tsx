import '../../messages/wishlist.ts';
import { useLayoutEffect } from 'react';
import { connect } from '../../../machines/wishlist/wishlist.connect.ts';
import type { Wishes } from './wishes.ts';
import { wishlist } from './wishlist.ts';

/** Lets every heart of the store know the chart above. */
export function Hearts({ of: wishes }: { of: Wishes }) {
  const actor = wishlist.useActor();
  useLayoutEffect(() => {
    let seen = { state: actor.getSnapshot(), view: connect(actor.getSnapshot(), actor.send) };
    // Made once for each state, however many hearts ask.
    const read = () => {
      const state = actor.getSnapshot();
      if (state !== seen.state) seen = { state, view: connect(state, actor.send) };
      return seen.view;
    };
    const detach = wishes.attach({ actor, read });
    const following = actor.subscribe(wishes.tell);
    return () => {
      following.unsubscribe();
      detach();
    };
  }, [actor, wishes]);
  return null;
}
