import type { NavigateFunction } from 'react-router-dom';
import type { ActorRefFrom, EventObject } from 'xstate';
import type { cartMachine } from '../../../machines/cart/cart.machine.ts';
import type { CheckoutEffect } from '../../../machines/checkout/checkout.machine.ts';
import type { toastsMachine } from '../../../machines/toasts/toasts.machine.ts';
import { say } from '../../messages/messages.ts';
import { keptPlacement } from '../../ports/keptPlacement.ts';
import { track } from '../analytics.ts';
import { remember } from './remember.ts';

export type Means = {
  navigate: NavigateFunction;
  toasts: ActorRefFrom<typeof toastsMachine>;
  cart: ActorRefFrom<typeof cartMachine>;
};

/** Does what a chart let out. `remember` has a shape of its own for each chart. */
export function act(let_: EventObject, chart: string, { navigate, toasts, cart }: Means): void {
  const effect = let_ as Exclude<CheckoutEffect, { type: 'remember' }> | { type: 'remember' };
  switch (effect.type) {
    case 'navigate':
      // Charts are allowed to say where to go while React renders; the router is not.
      queueMicrotask(() => navigate(effect.to, { replace: effect.replace }));
      return;
    case 'redirect':
      window.location.assign(effect.url);
      return;
    case 'toast':
      toasts.send({ type: 'toast.raised', text: say(effect.says), tone: effect.tone });
      return;
    case 'focus':
      document.getElementById(effect.field)?.focus();
      return;
    case 'track':
      track(effect.event);
      return;
    case 'log':
      console.warn(effect.what);
      return;
    case 'bag.cleared':
      keptPlacement.drop();
      cart.send({ type: 'bag.cleared' });
      return;
    case 'bag.restored':
      cart.send({ type: 'lines.recalled', lines: effect.lines });
      return;
    case 'remember':
      remember(let_, chart, cart.getSnapshot().context.lines);
  }
}
