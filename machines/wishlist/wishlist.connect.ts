import type { EventFrom, SnapshotFrom } from 'xstate';
import type { WishlistItem } from '../../src/domain/wishlistItem.ts';
import { isHidden, isSaved } from './changes.ts';
import type { wishlistMachine } from './wishlist.machine.ts';

type Wishlist = typeof wishlistMachine;

/** What hearts and the page of the wishlist may know and do. */
export function connect(state: SnapshotFrom<Wishlist>, send: (event: EventFrom<Wishlist>) => void) {
  const { context } = state;
  const entries = (context.list?.entries ?? [])
    .filter(({ variation }) => !isHidden(context.changes, variation.id))
    .map((thing) => ({ ...thing, isSaved: isSaved(context, thing.variation.id) }));
  const count = entries.filter(({ isSaved }) => isSaved).length;
  return {
    /** As the page shows them, the one saved last first; one that is taken off keeps its place until the page is left. */
    entries,
    /** How many hearts are set. */
    count,
    isSaved: (id: string) => isSaved(context, id),
    isForbidden: state.matches('guest'),
    isLoading: state.matches('customer') && context.list === null && !state.matches({ customer: { ready: 'failed' } }),
    isEmpty: context.list !== null && count === 0,
    hasFailed: state.matches({ customer: { ready: 'failed' } }),
    add: (wish: WishlistItem) => send({ type: 'wish.added', wish }),
    remove: (wish: WishlistItem) => send({ type: 'wish.removed', wish }),
    retry: () => send({ type: 'wishlist.retried' }),
  };
}
