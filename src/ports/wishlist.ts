import { fill } from '../../machines/kit/port.ts';
import { wishlistMachine } from '../../machines/wishlist/wishlist.machine.ts';
import { addWish, createWishlist, ownWishlist, removeWish } from '../api/wishlists.ts';
import type { Wish } from '../domain/wished.ts';
import { asCustomer } from './liveSession.ts';
import { newId } from './newId.ts';

/** Here the page reads in the customer's name too; whichever finds out first that the login is over, the shopper is told. (SESS-12) */
const NEEDS_LOGIN = /^\/(account|profile-details)\//;

type Own = { uid: string };

export const wishlistPorts = {
  /** `stays`: nobody waits for it, so that nobody is sent away if the login is over, save from a page that needs one. */
  readWishlist: ({ uid, stays }: Own & { stays: boolean }, signal: AbortSignal) =>
    asCustomer(uid, (bearer) => ownWishlist({ bearer, signal }), signal, {
      stays: stays && !NEEDS_LOGIN.test(window.location.pathname),
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
};

export const wishlistLogic = fill(wishlistMachine, wishlistPorts);
