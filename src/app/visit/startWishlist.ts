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

/** What a guest pressed the heart of and is to be saved once somebody signs in, in this tab. (WISH-09) */
export const pendingWishlistItemStorage = persisted<WishlistItem>('wish_waiting', wishlistItemSchema, 'session');

/**
 * Runs the wishlist for the rest of the visit. It is informed when the tab comes to the front, and what waits for a sign-in is
 * stored. (WISH-01)
 */
export function startWishlist(host: EffectHost, session: ActorRefFrom<typeof sessionMachine>, wishes: WishlistStore) {
  const { environment } = host;
  const pathname = () => environment.getAddress().pathname;
  const actor = createHostedActor(host, wishlistLogic(session, pathname), {
    input: { waiting: pendingWishlistItemStorage.read() },
  }).start();
  const stopLooking = environment.watchTabVisibility(() => actor.send({ type: 'tab.visible' }));

  let persisted = actor.getSnapshot().context.waiting;
  const keeping = actor.subscribe(({ context: { waiting } }) => {
    if (waiting === persisted) return;
    persisted = waiting;
    if (waiting) pendingWishlistItemStorage.write(waiting);
    else pendingWishlistItemStorage.remove();
  });
  // Only then is it informed of what was pressed while its code was on its way.
  const disconnect = connectWishlistStore(wishes, actor);
  // Spelled out: only so does a build for a real host leave it out.
  const unnote = import.meta.env.VITE_API_HOST ? undefined : registerActor(actor);
  return {
    pageChanged() {
      if (isLoginAbandoned(session, pathname())) actor.send({ type: 'login.left' });
    },
    stop() {
      stopLooking();
      keeping.unsubscribe();
      disconnect();
      unnote?.();
      actor.stop();
    },
  };
}
