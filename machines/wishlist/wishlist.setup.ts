import { assign, emit, sendTo, setup } from 'xstate';
import type { Wishlist, WishlistItem } from '../../src/domain/wishlistItem.ts';
import { formatMessage } from '../../src/messages/message.ts';
import { wishlistMessages } from '../../src/messages/saveAndShare.ts';
import { isUnauthorised } from '../kit/failure.ts';
import type { Effect, Meta } from '../kit/meta.ts';
import { port } from '../kit/port.ts';
import type { SessionReport } from '../session/session.setup.ts';
import { sessionPort } from '../session/sessionPort.ts';
import {
  dropRemovedEntries,
  getNextChange,
  getRemainingChanges,
  isSaved,
  keepRemovedEntries,
  markDone,
  rollBack,
  type WishlistStatus,
  withChange,
} from './changes.ts';

/**
 * `uid`: whose wishlist it is, null for a guest; `activeItem`: what is worked on; `pendingItem`: what a guest pressed, until
 * somebody signs in.
 */
export type WishlistContext = WishlistStatus & {
  uid: string | null;
  activeItem: WishlistItem | null;
  pendingItem: WishlistItem | null;
  isOpen: boolean;
};
/** What waits from before the page was loaded anew. */
export type WishlistInput = { pendingItem: WishlistItem | null };

type CustomerInput = { uid: string };
type Failed = { error: unknown };

/** Does a shopper wait for an answer? Else hearts are only read along with a page. */
export const isUserWaiting = ({ isOpen, changes }: WishlistContext): boolean =>
  isOpen || getNextChange(changes) !== null;

/** The control that takes a thing off, which the chart can have focused. */
export const getRemovalFieldId = (id: string): string => `unwish-${id}`;

export const wishlistSetup = setup({
  types: {
    context: {} as WishlistContext,
    events: {} as
      | { type: 'customer.changed'; uid: string | null }
      | { type: 'wish.added'; wish: WishlistItem }
      | { type: 'wish.removed'; wish: WishlistItem }
      | { type: 'page.opened' }
      | { type: 'page.closed' }
      | { type: 'tab.visible' }
      | { type: 'login.left' }
      | { type: 'wishlist.retried' },
    emitted: {} as Effect,
    input: {} as WishlistInput,
    meta: {} as Meta<keyof typeof wishlistMessages>,
  },
  actors: {
    /** States who is using the store, and when a login was requested in vain; hears that one is requested, or is over. */
    visitor: sessionPort,
    readWishlist: port<Wishlist, CustomerInput & { stayOnPage: boolean }>('readWishlist'),
    createWishlist: port<string, CustomerInput>('createWishlist'),
    addWish: port<'item added', CustomerInput & { listId: string; wish: WishlistItem }>('addWish'),
    removeWish: port<'item deleted', CustomerInput & { items: readonly string[] }>('removeWish'),
  },
  guards: {
    isOtherUser: ({ context }, uid: string | null) => uid !== null && uid !== context.uid,
    isSignedOut: ({ context }, uid: string | null) => uid === null && context.uid !== null,
    isSaved: ({ context }, { variation }: WishlistItem) => isSaved(context, variation.id),
    isNotSaved: ({ context }, { variation }: WishlistItem) => !isSaved(context, variation.id),
    isClosed: ({ context }) => !context.isOpen,
    isOpen: ({ context }) => context.isOpen,
    isRead: ({ context }) => context.list !== null,
    isEmpty: ({ context }) => context.list !== null && dropRemovedEntries(context.list).entries.length === 0,
    mayAdd: ({ context }) => getNextChange(context.changes)?.isSaved === true && context.list?.id != null,
    needsList: ({ context }) => getNextChange(context.changes)?.isSaved === true,
    mayRemove: ({ context }) => getNextChange(context.changes)?.isSaved === false,
    /** A heart that nobody pressed sends nobody away. */
    hasExpired: ({ context }, { error }: Failed) => isUnauthorised(error) && isUserWaiting(context),
    hasChanges: ({ context }) => getNextChange(context.changes) !== null,
    isWaiting: ({ context }) => context.pendingItem !== null,
  },
  actions: {
    begin: assign(({ context }, uid: string | null) => ({
      uid,
      list: null,
      changes: context.pendingItem && uid !== null ? withChange([], context.pendingItem, true) : [],
      activeItem: null,
      pendingItem: null,
    })),
    leave: assign({ uid: null, list: null, changes: [], activeItem: null }),
    keep: assign(({ context }, list: Wishlist) => ({
      list: context.isOpen ? keepRemovedEntries(context, list) : list,
      changes: getRemainingChanges(context.changes, list),
    })),
    keepNew: assign((_, id: string) => ({ list: { id, entries: [] } })),
    ask: assign(({ context }, { wish, saved }: { wish: WishlistItem; saved: boolean }) => ({
      changes: withChange(context.changes, wish, saved),
    })),
    turnToNext: assign(({ context }) => ({ activeItem: getNextChange(context.changes)?.wish ?? null })),
    done: assign(({ context }, saved: boolean) => ({
      changes: markDone(context.changes, context.activeItem, saved),
      activeItem: null,
    })),
    rollBack: assign(({ context }, saved: boolean) => ({
      changes: rollBack(context.changes, context.activeItem, saved),
      activeItem: null,
    })),
    rollAllBack: assign(({ context }) => ({ changes: context.changes.filter(({ isDone }) => isDone) })),
    wait: assign((_, pendingItem: WishlistItem) => ({ pendingItem })),
    forget: assign({ pendingItem: null }),
    open: assign({ isOpen: true }),
    close: assign(({ context: { list, changes } }) => ({
      isOpen: false,
      list: list && dropRemovedEntries(list),
      changes: changes.map((change) => ({ ...change, isLeft: true })),
    })),
    askLogin: sendTo('visitor', { type: 'login.requested' } satisfies SessionReport),
    // what the specification calls the refusal
    logLoggedOut: emit({ type: 'log', message: 'logged_out' }),
    endSession: sendTo('visitor', ({ context: { uid } }): SessionReport => ({ type: 'session.ended', uid })),
    toastSuccess: emit((_, message: keyof typeof wishlistMessages) => ({
      type: 'toast',
      text: formatMessage(wishlistMessages[message]),
      tone: 'good',
    })),
    toastFailure: emit((_, message: keyof typeof wishlistMessages) => ({
      type: 'toast',
      text: formatMessage(wishlistMessages[message]),
      tone: 'bad',
    })),
    /** The button that took the removal back is gone. */
    focusRemoval: emit((_, { variation }: WishlistItem) => ({
      type: 'focus',
      field: getRemovalFieldId(variation.id),
    })),
    leaveFor: emit((_, to: string) => ({ type: 'navigate', to, replace: true })),
  },
});
