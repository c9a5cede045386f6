import { assign, emit, sendTo, setup } from 'xstate';
import type { Wish, WishList } from '../../src/domain/wished.ts';
import type { MessageId } from '../../src/messages/messages.ts';
import { isUnauthorised } from '../kit/failure.ts';
import type { Effect, Meta } from '../kit/meta.ts';
import { port } from '../kit/port.ts';
import type { ToSession } from '../session/session.setup.ts';
import { sessionLink } from '../session/sessionLink.ts';
import { doneIn, isSaved, leftOf, nextOf, rolledBack, type Standing, withAsked } from './asked.ts';

/** `uid`: whose wishlist it is, null for a guest; `about`: what is worked on; `waiting`: what a guest pressed, until somebody signs in. */
export type WishlistContext = Standing & {
  uid: string | null;
  about: Wish | null;
  waiting: Wish | null;
  isOpen: boolean;
};
/** What waits from before the page was loaded anew. */
export type WishlistInput = { waiting: Wish | null };

type Own = { uid: string };
type Failed = { error: unknown };

/** Does a shopper wait for an answer? Else hearts are only read along with a page. */
export const isAwaited = ({ isOpen, asked }: WishlistContext): boolean => isOpen || nextOf(asked) !== null;

/** The element that takes the focus when a thing leaves the page of the wishlist. */
export const WISHLIST_FIELD = 'wishlist';
export const removalField = (id: string): string => `unwish-${id}`;

/** The control after the one that goes, else the one before it, else the page's own place. */
function nextField({ list, asked }: Standing, id: string): string {
  const shown = (list?.things ?? [])
    .map(({ variation }) => variation.id)
    .filter((one) => isSaved({ list, asked }, one));
  const at = shown.indexOf(id);
  const next = shown[at + 1] ?? shown[at - 1];
  return next === undefined ? WISHLIST_FIELD : removalField(next);
}

export const wishlistSetup = setup({
  types: {
    context: {} as WishlistContext,
    events: {} as
      | { type: 'customer.changed'; uid: string | null }
      | { type: 'wish.added'; wish: Wish }
      | { type: 'wish.removed'; wish: Wish }
      | { type: 'page.opened' }
      | { type: 'page.closed' }
      | { type: 'tab.shown' }
      | { type: 'login.left' }
      | { type: 'wishlist.retried' },
    emitted: {} as Effect,
    input: {} as WishlistInput,
    meta: {} as Meta,
  },
  actors: {
    /** Says who is using the store, and when a login was asked for in vain; hears that one is asked for, or is over. */
    visitor: sessionLink,
    readWishlist: port<WishList, Own & { stays: boolean }>('readWishlist'),
    createWishlist: port<string, Own>('createWishlist'),
    addWish: port<'item added', Own & { listId: string; wish: Wish }>('addWish'),
    removeWish: port<'item deleted', Own & { items: readonly string[] }>('removeWish'),
  },
  guards: {
    isSomebodyElse: ({ context }, uid: string | null) => uid !== null && uid !== context.uid,
    isNobody: ({ context }, uid: string | null) => uid === null && context.uid !== null,
    isSaved: ({ context }, { variation }: Wish) => isSaved(context, variation.id),
    isNotSaved: ({ context }, { variation }: Wish) => !isSaved(context, variation.id),
    isClosed: ({ context }) => !context.isOpen,
    isOpen: ({ context }) => context.isOpen,
    isRead: ({ context }) => context.list !== null,
    isEmpty: ({ context }) => context.list?.things.length === 0,
    mayAdd: ({ context }) => nextOf(context.asked)?.isSaved === true && context.list?.id != null,
    needsList: ({ context }) => nextOf(context.asked)?.isSaved === true,
    mayRemove: ({ context }) => nextOf(context.asked)?.isSaved === false,
    /** A heart that nobody pressed sends nobody away. */
    hasExpired: ({ context }, { error }: Failed) => isUnauthorised(error) && isAwaited(context),
    hasAsked: ({ context }) => nextOf(context.asked) !== null,
    isWaiting: ({ context }) => context.waiting !== null,
  },
  actions: {
    begin: assign(({ context }, uid: string | null) => ({
      uid,
      list: null,
      asked: context.waiting && uid !== null ? withAsked([], context.waiting, true) : [],
      about: null,
      waiting: null,
    })),
    leave: assign({ uid: null, list: null, asked: [], about: null }),
    keep: assign(({ context }, list: WishList) => ({ list, asked: leftOf(context.asked, list) })),
    keepNew: assign((_, id: string) => ({ list: { id, things: [] } })),
    ask: assign(({ context }, { wish, saved }: { wish: Wish; saved: boolean }) => ({
      asked: withAsked(context.asked, wish, saved),
    })),
    turnToNext: assign(({ context }) => ({ about: nextOf(context.asked)?.wish ?? null })),
    done: assign(({ context }, saved: boolean) => ({
      asked: doneIn(context.asked, context.about, saved),
      about: null,
    })),
    rollBack: assign(({ context }, saved: boolean) => ({
      asked: rolledBack(context.asked, context.about, saved),
      about: null,
    })),
    rollAllBack: assign(({ context }) => ({ asked: context.asked.filter(({ isDone }) => isDone) })),
    wait: assign((_, waiting: Wish) => ({ waiting })),
    forget: assign({ waiting: null }),
    open: assign({ isOpen: true }),
    close: assign({ isOpen: false }),
    askLogin: sendTo('visitor', { type: 'login.asked' } satisfies ToSession),
    // what the specification calls the refusal
    logLoggedOut: emit({ type: 'log', what: 'logged_out' }),
    endSession: sendTo('visitor', ({ context: { uid } }): ToSession => ({ type: 'session.ended', uid })),
    sayGood: emit((_, says: MessageId) => ({ type: 'toast', says, tone: 'good' })),
    sayBad: emit((_, says: MessageId) => ({ type: 'toast', says, tone: 'bad' })),
    focusNext: emit(({ context }, { variation }: Wish) => ({ type: 'focus', field: nextField(context, variation.id) })),
    leaveFor: emit((_, to: string) => ({ type: 'navigate', to, replace: true })),
  },
});
