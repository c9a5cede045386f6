import type { Samples } from '../kit/samples.ts';
import { demoSession } from '../orderHistory/demoSession.ts';
import { isSaved } from './asked.ts';
import { blueCity, sampleList } from './sampleWishlist.ts';
import type { wishlistMachine } from './wishlist.machine.ts';

const expired = { kind: 'unauthorised' };

export const wishlistSamples = {
  input: { waiting: null },
  events: [
    { type: 'customer.changed', uid: demoSession.details.id },
    { type: 'customer.changed', uid: null },
    { type: 'wish.added', wish: blueCity },
    { type: 'wish.removed', wish: blueCity },
    { type: 'page.opened' },
    { type: 'page.closed' },
    { type: 'tab.shown' },
    { type: 'login.left' },
    { type: 'wishlist.retried' },
    { type: 'xstate.done.actor.readWishlist', output: sampleList, answer: 'wishlist.listed' },
    { type: 'xstate.done.actor.readWishlist', output: { ...sampleList, things: [] }, answer: 'wishlist.empty' },
    { type: 'xstate.done.actor.readWishlist', output: { id: null, things: [] }, answer: 'wishlist.none' },
    { type: 'xstate.error.actor.readWishlist', error: expired, answer: 'wishlist.expired' },
    { type: 'xstate.error.actor.readWishlist', error: 'down', answer: 'wishlist.down' },
    { type: 'xstate.done.actor.createWishlist', output: 'new-list', answer: 'wishlist.created' },
    { type: 'xstate.error.actor.createWishlist', error: expired, answer: 'wishlist.expired' },
    { type: 'xstate.error.actor.createWishlist', error: 'down', answer: 'wishlist.notCreated' },
    { type: 'xstate.done.actor.addWish', output: 'item added', answer: 'wish.added' },
    { type: 'xstate.error.actor.addWish', error: expired, answer: 'wishlist.expired' },
    { type: 'xstate.error.actor.addWish', error: 'down', answer: 'wish.notAdded' },
    { type: 'xstate.done.actor.removeWish', output: 'item deleted', answer: 'wish.removed' },
    { type: 'xstate.error.actor.removeWish', error: expired, answer: 'wishlist.expired' },
    { type: 'xstate.error.actor.removeWish', error: 'down', answer: 'wish.notRemoved' },
  ],
  distinguish: ({ uid, list, asked, about, waiting, isOpen }) => ({
    isGuest: uid === null,
    listed: list && [list.id === null, list.things.length],
    asked: asked.map(({ isSaved, isDone }) => [isSaved, isDone]),
    isBusy: about !== null,
    isWaiting: waiting !== null,
    isOpen,
  }),
  compare: ({ uid, list, asked, waiting, isOpen }) => ({
    uid,
    isKnown: list !== null,
    isSaved: isSaved({ list, asked }, blueCity.variation.id),
    asked: asked.length,
    waiting: waiting?.title ?? null,
    isOpen,
  }),
} satisfies Samples<typeof wishlistMachine>;
