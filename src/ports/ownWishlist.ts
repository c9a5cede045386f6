import type { Wishlist } from '../domain/wishlistItem.ts';
import { userStorage } from '../storage/userStorage.ts';
import { callAsCustomer } from './sessionActor.ts';

/** The wishlist of whoever is signed in; null for a guest. Who is signed out meanwhile stays where they are. (WISH-01, API-44) */
export async function readOwnWishlist(signal: AbortSignal): Promise<Wishlist | null> {
  const customer = userStorage.read();
  if (!customer) return null;
  const { fetchWishlist } = await import('../api/wishlists.ts');
  return callAsCustomer(customer.details.id, (bearer) => fetchWishlist({ bearer, signal }), {
    stayOnPage: true,
    signal,
  });
}
