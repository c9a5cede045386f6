import type { QueryClient } from '@tanstack/react-query';
import type { ActorOptions, AnyActorLogic } from 'xstate';
import { type Toast, toastsMachine } from '../../machines/toasts/toasts.machine.ts';
import { createWishlistStore } from '../flows/wishlist/wishlistStore.ts';
import { type AreaEffectHandler, createHostedActor, type EffectHost, type Environment } from '../kit/flow/effects.ts';
import { retryImport } from '../kit/loading/retryImport.ts';
import { cartLogic } from '../ports/cart.ts';
import { pincodeLogic } from '../ports/pincode.ts';
import { attachSession, sessionLogic } from '../ports/sessionActor.ts';
import { openStorage } from '../storage/persisted.ts';
import { userStorage } from '../storage/userStorage.ts';
import { handleEffect } from './effects/handleEffect.ts';
import { persistCart, restorePincode } from './visit/persistence.ts';

const loadForgetting = () => import('./visit/forgetting.ts');

export type Shop = ReturnType<typeof createShop>;

/**
 * The shop of one visit, without a screen: the charts that run for the whole of it, what they keep in the browser, and who
 * acts on what any chart emits. Nothing runs before `start`.
 */
export function createShop({ queries, environment }: { queries: QueryClient; environment: Environment }) {
  const notify = (notice: Toast) => toasts.send({ type: 'toast.raised', ...notice });
  /** The login is read in the moment in which the session drops it. */
  const forget = (to: string, customer = userStorage.read()) =>
    loadForgetting()
      .then((forgetting) => forgetting.forget(customer))
      .finally(() => environment.redirect(to));
  const host: EffectHost = {
    environment,
    handleEffect: (effect) => handleEffect(effect, { environment, queries, notify, forget }),
  };
  const toasts = createHostedActor(host, toastsMachine);
  const cart = createHostedActor(host, cartLogic);
  const pincode = createHostedActor(host, pincodeLogic);
  const session = createHostedActor(host, sessionLogic);
  const wishes = createWishlistStore();
  let wishlist: Promise<{ pageChanged(): void; stop(): void }> | null = null;

  /** The wishlist's code comes once there is a customer, or somebody asks for it. */
  function wantWishlist() {
    if (wishlist || (session.getSnapshot().context.session === null && !wishes.isRequested())) return;
    wishlist = retryImport(() => import('./visit/startWishlist.ts')).then(({ startWishlist }) =>
      startWishlist(host, session, wishes),
    );
  }

  /** Starts what runs for the whole visit, with what the browser stored; returns how to stop it, for good. */
  function start(): () => void {
    openStorage();
    const visit = new AbortController();
    // Nobody waits for it, and a visit goes on without.
    loadForgetting()
      .then(({ followForgetting }) => followForgetting(environment.reload, visit.signal))
      .catch(() => undefined);
    const leaveSession = attachSession(session);
    const leaveCart = persistCart(cart);
    restorePincode(pincode);
    const wanting = session.subscribe(wantWishlist);
    const stopWanting = wishes.subscribe(wantWishlist);
    // The session is the last to start: whoever waits until the visitor is known finds the bag recalled.
    const actors = [toasts, cart, pincode, session] as const;
    for (const actor of actors) actor.start();
    return () => {
      wanting.unsubscribe();
      stopWanting();
      leaveCart();
      leaveSession();
      visit.abort();
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
    /** The wishlist as hearts know it, before its code is here and after. */
    wishes,
    start,
    /** Starts a page's chart in this shop. `effects`: what its area does about what it and those inside it emit. */
    open: <Logic extends AnyActorLogic>(
      logic: Logic,
      options?: ActorOptions<Logic> & { effects?: AreaEffectHandler },
    ) => createHostedActor(host, logic, options).start(),
    /** Another page was opened. */
    pageChanged() {
      cart.send({ type: 'page.changed' });
      void wishlist?.then(({ pageChanged }) => pageChanged());
    },
  };
}
