import type { Samples } from '../kit/samples.ts';
import { demoSession } from '../session/session.samples.ts';
import { dropRemovedEntries, isSaved } from './changes.ts';
import { blueCity, sampleList } from './sampleWishlist.ts';
import type { wishlistMachine } from './wishlist.machine.ts';

const expiredError = { kind: 'unauthorised' };

export const wishlistSamples = {
  input: { pendingItem: null },
  events: [
    { type: 'customer.changed', uid: demoSession.details.id },
    { type: 'customer.changed', uid: null },
    { type: 'wish.added', wish: blueCity },
    { type: 'wish.removed', wish: blueCity },
    { type: 'page.opened' },
    { type: 'page.closed' },
    { type: 'tab.visible' },
    { type: 'login.left' },
    { type: 'wishlist.retried' },
    { type: 'xstate.done.actor.readWishlist', output: sampleList, reply: 'wishlist.listed' },
    { type: 'xstate.done.actor.readWishlist', output: { ...sampleList, entries: [] }, reply: 'wishlist.empty' },
    { type: 'xstate.done.actor.readWishlist', output: { id: null, entries: [] }, reply: 'wishlist.none' },
    { type: 'xstate.error.actor.readWishlist', error: expiredError, reply: 'wishlist.expired' },
    { type: 'xstate.error.actor.readWishlist', error: 'down', reply: 'wishlist.down' },
    { type: 'xstate.done.actor.createWishlist', output: 'new-list', reply: 'wishlist.created' },
    { type: 'xstate.error.actor.createWishlist', error: expiredError, reply: 'wishlist.expired' },
    { type: 'xstate.error.actor.createWishlist', error: 'down', reply: 'wishlist.notCreated' },
    { type: 'xstate.done.actor.addWish', output: 'item added', reply: 'wish.added' },
    { type: 'xstate.error.actor.addWish', error: expiredError, reply: 'wishlist.expired' },
    { type: 'xstate.error.actor.addWish', error: 'down', reply: 'wish.notAdded' },
    { type: 'xstate.done.actor.removeWish', output: 'item deleted', reply: 'wish.removed' },
    { type: 'xstate.error.actor.removeWish', error: expiredError, reply: 'wishlist.expired' },
    { type: 'xstate.error.actor.removeWish', error: 'down', reply: 'wish.notRemoved' },
  ],
  distinguish: ({ uid, list, changes, activeItem, pendingItem, isOpen }) => ({
    isGuest: uid === null,
    listed: list && [list.id === null, list.entries.length, dropRemovedEntries(list).entries.length],
    changes: changes.map(({ isSaved, isDone }) => [isSaved, isDone]),
    isBusy: activeItem !== null,
    isWaiting: pendingItem !== null,
    isOpen,
  }),
  compare: ({ uid, list, changes, pendingItem, isOpen }) => ({
    uid,
    isKnown: list !== null,
    isSaved: isSaved({ list, changes }, blueCity.variation.id),
    changes: changes.length,
    waiting: pendingItem?.title ?? null,
    isOpen,
  }),
} satisfies Samples<typeof wishlistMachine>;
