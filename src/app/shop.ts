import type { QueryClient } from '@tanstack/react-query';
import type { ActorOptions, AnyActorLogic } from 'xstate';
import { type Toast, toastsMachine } from '../../machines/toasts/toasts.machine.ts';
import { createWishlistStore } from '../flows/wishlist/wishlistStore.ts';
import { type AreaEffects, createHostedActor, type Environment } from '../kit/flow/effects.ts';
import { retryImport } from '../kit/loading/retryImport.ts';
import { cartLogic } from '../ports/cart.ts';
import { pincodeLogic } from '../ports/pincode.ts';
import { attachSession, sessionLogic } from '../ports/sessionActor.ts';
import { openStorage } from '../storage/persisted.ts';
import { userStorage } from '../storage/userStorage.ts';
import { createEffectHost } from './effects/effectHost.ts';
import { persistCart, restorePincode } from './visit/persistence.ts';

const loadForgetting = () => import('./visit/forgetting.ts');

export type Shop = ReturnType<typeof createShop>;

/**
 * The shop of one visit, without a screen: the charts that run for the whole of it, what they keep in the browser, and who
 * acts on what any chart emits. Nothing runs before `start`.
 */
export function createShop({ queries, environment }: { queries: QueryClient; environment: Environment }) {
  const notify = (notice: Toast) => toasts.send({ type: 'toast.raised', ...notice });
  /** The login is read by default, before the session drops it. */
  const forget = (to: string, customer = userStorage.read()) =>
    loadForgetting()
      .then((forgetting) => forgetting.forget(customer))
      .finally(() => environment.redirect(to));
  const host = createEffectHost(environment, { queries, notify, forget });
  const toasts = createHostedActor(host, toastsMachine);
  const cart = createHostedActor(host, cartLogic);
  const pincode = createHostedActor(host, pincodeLogic);
  const session = createHostedActor(host, sessionLogic);
  const wishlistStore = createWishlistStore();
  let wishlist: Promise<{ pageChanged(): void; stop(): void }> | null = null;

  /** Loads the wishlist once there is a customer, or it was requested. */
  function loadWishlistIfNeeded() {
    if (wishlist || (session.getSnapshot().context.session === null && !wishlistStore.isRequested())) return;
    wishlist = retryImport(() => import('./visit/startWishlist.ts')).then(({ startWishlist }) =>
      startWishlist(host, session, wishlistStore),
    );
  }

  /** Starts what runs for the whole visit, with what the browser stored; returns a function that stops it. */
  function start(): () => void {
    openStorage();
    const controller = new AbortController();
    // Not awaited: the visit works without it.
    loadForgetting()
      .then(({ watchForgetting }) => watchForgetting(environment.reload, controller.signal))
      .catch(() => undefined);
    const detachSession = attachSession(session);
    const stopPersistingCart = persistCart(cart);
    restorePincode(pincode);
    const sessionSubscription = session.subscribe(loadWishlistIfNeeded);
    const unsubscribeFromWishlist = wishlistStore.subscribe(loadWishlistIfNeeded);
    // The session is the last to start: what waits for the session finds the bag restored.
    const actors = [toasts, cart, pincode, session] as const;
    for (const actor of actors) actor.start();
    return () => {
      sessionSubscription.unsubscribe();
      unsubscribeFromWishlist();
      stopPersistingCart();
      detachSession();
      controller.abort();
      void wishlist?.then(({ stop }) => stop());
      for (const actor of actors) actor.stop();
    };
  }

  return {
    ...host,
    queries,
    toasts,
    cart,
    pincode,
    session,
    /** The wishlist for hearts, before its code is loaded and after. */
    wishlistStore,
    start,
    /** Starts a page's chart in this shop. `effects`: what its area does about what it and those inside it emit. */
    open: <Logic extends AnyActorLogic>(logic: Logic, options?: ActorOptions<Logic> & { effects?: AreaEffects }) =>
      createHostedActor(host, logic, options).start(),
    /** Another page was opened. */
    pageChanged() {
      cart.send({ type: 'page.changed' });
      void wishlist?.then(({ pageChanged }) => pageChanged());
    },
  };
}
