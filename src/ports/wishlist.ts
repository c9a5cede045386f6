import { fromCallback } from 'xstate';
import { provideActors } from '../../machines/kit/port.ts';
import type { ToSession } from '../../machines/session/session.setup.ts';
import { wishlistMachine } from '../../machines/wishlist/wishlist.machine.ts';
import { addWish, createWishlist, ownWishlist, removeWish } from '../api/wishlists.ts';
import type { Wish } from '../domain/wished.ts';
import { asCustomer } from './liveSession.ts';
import type { LiveSession } from './oneSession.ts';
import { newId } from './random.ts';

/** Here the page reads in the customer's name too; whichever finds out first that the login is over, the shopper is told. (SESS-12) */
const NEEDS_LOGIN = /^\/(account|profile-details)\//;

type Own = { uid: string };

/** The wishlist's ports; `pathname` is that of the page that is open. */
export const wishlistPorts = (pathname: () => string) => ({
  /** `stays`: nobody waits for it, so that nobody is sent away if the login is over, save from a page that needs one. */
  readWishlist: ({ uid, stays }: Own & { stays: boolean }, signal: AbortSignal) =>
    asCustomer(uid, (bearer) => ownWishlist({ bearer, signal }), signal, {
      stays: stays && !NEEDS_LOGIN.test(pathname()),
    }),
  /** The uuid of the new list. */
  async createWishlist({ uid }: Own, signal: AbortSignal): Promise<string> {
    const id = newId();
    await asCustomer(uid, (bearer) => createWishlist(id, { bearer, signal }), signal);
    return id;
  },
  addWish({ uid, listId, wish }: Own & { listId: string; wish: Wish }, signal: AbortSignal) {
    // One id however often the call is made, so that a second try meets the first.
    const added = { id: newId(), listId, variation: wish.variation };
    return asCustomer(uid, (bearer) => addWish(added, { bearer, signal }), signal);
  },
  async removeWish({ uid, items }: Own & { items: readonly string[] }, signal: AbortSignal): Promise<'item deleted'> {
    for (const id of items) await asCustomer(uid, (bearer) => removeWish(id, { bearer, signal }), signal);
    return 'item deleted';
  },
});

/** Whoever is here is about to sign in. */
const ON_THE_WAY = /^\/(login|signup)(\/|$)/;

/** The popup was closed, or the page with a password was left, and nobody signed in. */
export function isLoginLeft(session: LiveSession, pathname: string): boolean {
  const state = session.getSnapshot();
  const isAsked = state.matches({ guest: 'signingIn' }) || ON_THE_WAY.test(pathname);
  return state.context.session === null && !isAsked;
}

/** Tells the wishlist who is using the store; `pathname` is that of the page that is open. (WISH-01, WISH-09) */
const visitorOf = (session: LiveSession, pathname: () => string) =>
  fromCallback<ToSession>(({ sendBack, receive }) => {
    receive((event) => session.send(event));
    let wasLeft: boolean | null = null;
    const tell = ({ context }: ReturnType<LiveSession['getSnapshot']>) => {
      sendBack({ type: 'customer.changed', uid: context.session?.details.id ?? null });
      const isLeft = isLoginLeft(session, pathname());
      if (isLeft && isLeft !== wasLeft) sendBack({ type: 'login.left' });
      wasLeft = isLeft;
    };
    tell(session.getSnapshot());
    const following = session.subscribe(tell);
    return () => following.unsubscribe();
  });

/** The wishlist of a visit. */
export const wishlistLogic = (session: LiveSession, pathname: () => string) =>
  provideActors(wishlistMachine, { ...wishlistPorts(pathname), visitor: visitorOf(session, pathname) });
