import type { QueryClient } from '@tanstack/react-query';
import type { ActorOptions, AnyActorLogic } from 'xstate';
import { type Toast, toastsMachine } from '../../machines/toasts/toasts.machine.ts';
import { createWishes } from '../flows/wishlist/wishes.ts';
import { type AreaEffects, createOn, type Host, type World } from '../kit/effects.ts';
import { persistently } from '../kit/retryImport.ts';
import { cartLogic } from '../ports/cart.ts';
import { sessionLogic } from '../ports/liveSession.ts';
import { pincodeLogic } from '../ports/pincode.ts';
import { act } from './effects/act.ts';
import { keepCart, keepSession, recallPincode } from './visit/kept.ts';

export type Shop = ReturnType<typeof createShop>;

/**
 * The shop of one visit, without a screen: the charts that run for the whole of it, what they keep in the browser, and who
 * acts on what any chart emits. Nothing runs before `start`.
 */
export function createShop({ queries, world }: { queries: QueryClient; world: World }) {
  const notify = (notice: Toast) => toasts.send({ type: 'toast.raised', ...notice });
  const host: Host = { world, act: (effect) => act(effect, { world, queries, notify }) };
  const toasts = createOn(host, toastsMachine);
  const cart = createOn(host, cartLogic);
  const pincode = createOn(host, pincodeLogic);
  const session = createOn(host, sessionLogic);
  const wishes = createWishes();
  let wishlist: Promise<{ pageChanged(): void; stop(): void }> | null = null;

  /** The wishlist's code comes once there is a customer, or somebody asks for it. */
  function wantWishlist() {
    if (wishlist || (session.getSnapshot().context.session === null && !wishes.isWanted())) return;
    wishlist = persistently(() => import('./visit/keptWishlist.ts')).then(({ startWishlist }) =>
      startWishlist(host, session, wishes),
    );
  }

  /** Starts what runs for the whole visit, with what the browser kept; returns how to stop it, for good. */
  function start(): () => void {
    const leaveSession = keepSession(session);
    const leaveCart = keepCart(cart);
    recallPincode(pincode);
    const wanting = session.subscribe(wantWishlist);
    const stopWanting = wishes.follow(wantWishlist);
    // The session is the last to start: whoever waits until the visitor is known finds the bag recalled.
    const actors = [toasts, cart, pincode, session] as const;
    for (const actor of actors) actor.start();
    return () => {
      wanting.unsubscribe();
      stopWanting();
      leaveCart();
      leaveSession();
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
    open: <Logic extends AnyActorLogic>(logic: Logic, options?: ActorOptions<Logic> & { effects?: AreaEffects }) =>
      createOn(host, logic, options).start(),
    /** Another page was opened. */
    pageChanged() {
      cart.send({ type: 'page.changed' });
      void wishlist?.then(({ pageChanged }) => pageChanged());
    },
  };
}
