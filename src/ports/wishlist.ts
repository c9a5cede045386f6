import { fromCallback } from 'xstate';
import { provideActors } from '../../machines/kit/port.ts';
import type { SessionReport } from '../../machines/session/session.setup.ts';
import { wishlistMachine } from '../../machines/wishlist/wishlist.machine.ts';
import { addWishlistItem, createWishlist, fetchWishlist, removeWishlistItem } from '../api/wishlists.ts';
import type { WishlistItem } from '../domain/wishlistItem.ts';
import { callAsCustomer, type SessionActor } from './sessionActor.ts';

/** Here the page reads in the customer's name too; whichever finds out first that the login is over, the shopper is informed. (SESS-12) */
const CUSTOMER_PATH = /^\/(account|profile-details)\//;

type CustomerInput = { uid: string };

/** The wishlist's ports; `pathname` is that of the page that is open. */
export const wishlistPorts = (pathname: () => string) => ({
  /** `stayOnPage`: nobody waits for it, so that nobody is sent away if the login is over, save from a page that needs one. */
  readWishlist: ({ uid, stayOnPage }: CustomerInput & { stayOnPage: boolean }, signal: AbortSignal) =>
    callAsCustomer(uid, (bearer) => fetchWishlist({ bearer, signal }), {
      stayOnPage: stayOnPage && !CUSTOMER_PATH.test(pathname()),
      signal,
    }),
  /** The uuid of the new list. */
  async createWishlist({ uid }: CustomerInput, signal: AbortSignal): Promise<string> {
    const id = crypto.randomUUID();
    await callAsCustomer(uid, (bearer) => createWishlist(id, { bearer, signal }), { signal });
    return id;
  },
  addWish({ uid, listId, wish }: CustomerInput & { listId: string; wish: WishlistItem }, signal: AbortSignal) {
    // One id however often the call is made, so that a second try meets the first.
    const added = { id: crypto.randomUUID(), listId, variation: wish.variation };
    return callAsCustomer(uid, (bearer) => addWishlistItem(added, { bearer, signal }), { signal });
  },
  async removeWish(
    { uid, items }: CustomerInput & { items: readonly string[] },
    signal: AbortSignal,
  ): Promise<'item deleted'> {
    for (const id of items)
      await callAsCustomer(uid, (bearer) => removeWishlistItem(id, { bearer, signal }), { signal });
    return 'item deleted';
  },
});

/** Whoever is here is about to sign in. */
const LOGIN_PATH = /^\/(login|signup)(\/|$)/;

/** The popup was closed, or the page with a password was left, and nobody signed in. */
export function isLoginAbandoned(session: SessionActor, pathname: string): boolean {
  const state = session.getSnapshot();
  const isSigningIn = state.matches({ guest: 'signingIn' }) || LOGIN_PATH.test(pathname);
  return state.context.session === null && !isSigningIn;
}

/** Informs the wishlist of who is using the store; `pathname` is that of the page that is open. (WISH-01, WISH-09) */
const getVisitor = (session: SessionActor, pathname: () => string) =>
  fromCallback<SessionReport>(({ sendBack, receive }) => {
    receive((event) => session.send(event));
    let wasLeft: boolean | null = null;
    const onSnapshot = ({ context }: ReturnType<SessionActor['getSnapshot']>) => {
      sendBack({ type: 'customer.changed', uid: context.session?.details.id ?? null });
      const isLeft = isLoginAbandoned(session, pathname());
      if (isLeft && isLeft !== wasLeft) sendBack({ type: 'login.left' });
      wasLeft = isLeft;
    };
    onSnapshot(session.getSnapshot());
    const following = session.subscribe(onSnapshot);
    return () => following.unsubscribe();
  });

/** The wishlist of a visit. */
export const wishlistLogic = (session: SessionActor, pathname: () => string) =>
  provideActors(wishlistMachine, { ...wishlistPorts(pathname), visitor: getVisitor(session, pathname) });
