import type { NavigateFunction } from 'react-router-dom';
import type { ActorRefFrom, EventObject } from 'xstate';
import type { Effect } from '../../../machines/kit/meta.ts';
import type { Filters } from '../../../machines/listing/filters.ts';
import type { toastsMachine } from '../../../machines/toasts/toasts.machine.ts';
import { say } from '../../messages/messages.ts';
import { keptFilters } from '../../ports/keptListing.ts';
import { keptPincode } from '../../ports/keptPincode.ts';
import { track } from '../analytics.ts';

type Remembered = { type: 'remember'; pincode?: string; filters?: Filters };
export type Means = { navigate: NavigateFunction; toasts: ActorRefFrom<typeof toastsMachine> };

/** Does what a chart let out. The checkout's own effects are acted on beside its pages. */
export function act(asked: EventObject, { navigate, toasts }: Means): void {
  const effect = asked as Effect | Remembered;
  switch (effect.type) {
    case 'navigate':
      // Charts are allowed to say where to go while React renders; the router is not.
      queueMicrotask(() => navigate(effect.to, { replace: effect.replace }));
      return;
    case 'redirect':
      // After any step of the address that was asked for with it, so that the Back button leads to that step.
      queueMicrotask(() => window.location.assign(effect.url));
      return;
    case 'toast':
      toasts.send({ type: 'toast.raised', text: say(effect.says), tone: effect.tone });
      return;
    case 'focus':
      document.getElementById(effect.field)?.focus();
      return;
    case 'print':
      window.print();
      return;
    case 'track':
      track(effect.event);
      return;
    case 'log':
      console.warn(effect.what);
      return;
    case 'remember':
      if (effect.pincode) keptPincode.write(effect.pincode);
      if (effect.filters) keptFilters.write(effect.filters);
  }
}
