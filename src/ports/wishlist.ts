import { fill } from '../../machines/kit/port.ts';
import { wishlistMachine } from '../../machines/wishlist/wishlist.machine.ts';
import { addWish, createWishlist, ownWishlist, removeWish } from '../api/wishlists.ts';
import type { Wish } from '../domain/wished.ts';
import { asCustomer } from './liveSession.ts';
import { newId } from './newId.ts';

type Own = { uid: string };

export const wishlistPorts = {
  /** `stays`: nobody waits for it, so that nobody is sent away if the login is over. */
  readWishlist: ({ uid, stays }: Own & { stays: boolean }, signal: AbortSignal) =>
    asCustomer(uid, (bearer) => ownWishlist({ bearer, signal }), signal, { stays }),
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
