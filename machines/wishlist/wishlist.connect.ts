import type { EventFrom, SnapshotFrom } from 'xstate';
import type { WishlistItem } from '../../src/domain/wishlistItem.ts';
import { isSaved } from './changes.ts';
import type { wishlistMachine } from './wishlist.machine.ts';

type Wishlist = typeof wishlistMachine;

/** What hearts and the page of the wishlist may know and do. */
export function connect(state: SnapshotFrom<Wishlist>, send: (event: EventFrom<Wishlist>) => void) {
  const { context } = state;
  const things = context.list?.entries.filter(({ variation }) => isSaved(context, variation.id)) ?? [];
  return {
    /** As the page shows them, the one saved last first. */
    entries: things,
    /** How many hearts are set. */
    count: things.length,
    isSaved: (id: string) => isSaved(context, id),
    isForbidden: state.matches('guest'),
    isComing: state.matches('customer') && context.list === null && !state.matches({ customer: { ready: 'failed' } }),
    isEmpty: context.list !== null && things.length === 0,
    hasFailed: state.matches({ customer: { ready: 'failed' } }),
    add: (wish: WishlistItem) => send({ type: 'wish.added', wish }),
    remove: (wish: WishlistItem) => send({ type: 'wish.removed', wish }),
    retry: () => send({ type: 'wishlist.retried' }),
  };
}
