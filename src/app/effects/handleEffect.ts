import type { QueryClient } from '@tanstack/react-query';
import type { EventObject } from 'xstate';
import type { Effect } from '../../../machines/kit/meta.ts';
import type { SessionEffect } from '../../../machines/session/session.machine.ts';
import type { Toast } from '../../../machines/toasts/toasts.machine.ts';
import type { Filters } from '../../domain/listFilters.ts';
import type { Environment } from '../../kit/flow/effects.ts';
import { toReturnState } from '../../routes/notFound/visitHistory.ts';
import { filterStorage } from '../../storage/listingStorage.ts';
import { pincodeStorage } from '../../storage/pincodeStorage.ts';
import { ALL_AREAS } from '../shell/areas.ts';

type Remembered = { type: 'remember'; pincode?: string; filters?: Filters };
/** The shopper turns to a part of the shop by a page's own link, as by the header's. (SHELL-05 to SHELL-07) */
type AreaEntered = { type: 'area.begun'; path: string };
/** What effects are acted on with: the world outside, how a notice is shown there, and what was read. */
export type EffectDependencies = {
  environment: Environment;
  notify(notice: Toast): void;
  queries: QueryClient;
  /** Begins at an address with nothing of the person, for whoever comes next. (SESS-06) */
  forget(to: string): void;
};

/** What the page that is led to learns of the one that requested it. (NF-04) */
function leftFor(to: string, { getAddress: address }: Environment) {
  if (to !== '/403') return undefined;
  const { pathname, search } = address();
  return toReturnState(pathname + search);
}

/** Acts on what any chart of the store emits. What only one area emits is acted on by that area's effects, beside this. */
export function handleEffect(event: EventObject, { environment, notify, queries, forget }: EffectDependencies): void {
  const effect = event as Effect | SessionEffect | Remembered | AreaEntered;
  switch (effect.type) {
    case 'navigate':
      // Charts are allowed to say where to go while React renders; the router is not.
      queueMicrotask(() =>
        environment.navigate(effect.to, { replace: effect.replace, state: leftFor(effect.to, environment) }),
      );
      return;
    case 'redirect':
      // After any step of the address that was requested with it, so that the Back button leads to that step.
      queueMicrotask(() => environment.redirect(effect.url));
      return;
    case 'forget':
      forget(effect.to);
      return;
    case 'toast':
      notify({ text: effect.text, tone: effect.tone });
      return;
    case 'focus':
      environment.focus(effect.field);
      return;
    case 'print':
      environment.print();
      return;
    case 'track':
      environment.track(effect.event);
      return;
    case 'log':
      environment.report(effect.message);
      return;
    case 'session.switched':
      // Nothing of anybody's own is among them: charts read that, and begin anew. (OTP-13)
      void queries.invalidateQueries();
      return;
    case 'area.begun':
      ALL_AREAS.find(({ path }) => path === effect.path)?.start?.();
      return;
    case 'remember':
      if (effect.pincode) pincodeStorage.write(effect.pincode);
      if (effect.filters) filterStorage.write(effect.filters);
  }
}
