import * as v from 'valibot';
import type { ActorRefFrom } from 'xstate';
import type { sessionMachine } from '../../../machines/session/session.machine.ts';
import type { Variation } from '../../domain/variation.ts';
import type { WishlistItem } from '../../domain/wishlistItem.ts';
import { connectWishlistStore } from '../../flows/wishlist/wishlistActor.tsx';
import type { WishlistStore } from '../../flows/wishlist/wishlistStore.ts';
import { registerActor } from '../../kit/flow/actorRegistry.ts';
import { createHostedActor, type EffectHost } from '../../kit/flow/effects.ts';
import { isLoginAbandoned, wishlistLogic } from '../../ports/wishlist.ts';
import { persisted } from '../../storage/persisted.ts';

const type = v.custom<Variation['type']>(
  (value) => typeof value === 'string' && value.startsWith('commerce_product_variation--'),
);
const wishlistItemSchema = v.object({ variation: v.object({ type, id: v.string() }), title: v.string() });

/** The item of which a guest pressed the heart, to be saved after a sign-in in this tab. (WISH-09) */
export const pendingWishlistItemStorage = persisted<WishlistItem>('wish_waiting', wishlistItemSchema, 'session');

/**
 * Runs the wishlist for the rest of the visit. It is informed when the tab comes to the front, and what waits for a sign-in is
 * stored. (WISH-01)
 */
export function startWishlist(
  host: EffectHost,
  session: ActorRefFrom<typeof sessionMachine>,
  wishlistStore: WishlistStore,
) {
  const { environment } = host;
  const getPathname = () => environment.getAddress().pathname;
  const actor = createHostedActor(host, wishlistLogic(session, getPathname), {
    input: { pendingItem: pendingWishlistItemStorage.read() },
  }).start();
  const stopWatchingTab = environment.watchTabVisibility(() => actor.send({ type: 'tab.visible' }));

  let persisted = actor.getSnapshot().context.pendingItem;
  const subscription = actor.subscribe(({ context: { pendingItem } }) => {
    if (pendingItem === persisted) return;
    persisted = pendingItem;
    if (pendingItem) pendingWishlistItemStorage.write(pendingItem);
    else pendingWishlistItemStorage.remove();
  });
  // This replays what was pressed while its code loaded.
  const disconnect = connectWishlistStore(wishlistStore, actor);
  // A literal check, so that a build for a real host drops the code.
  const unregister = import.meta.env.VITE_API_HOST ? undefined : registerActor(actor);
  return {
    pageChanged() {
      if (isLoginAbandoned(session, getPathname())) actor.send({ type: 'login.left' });
    },
    stop() {
      stopWatchingTab();
      subscription.unsubscribe();
      disconnect();
      unregister?.();
      actor.stop();
    },
  };
}
