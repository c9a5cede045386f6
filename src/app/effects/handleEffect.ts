import type { QueryClient } from '@tanstack/react-query';
import type { EventObject } from 'xstate';
import type { Effect } from '../../../machines/kit/meta.ts';
import type { SessionEffect } from '../../../machines/session/session.setup.ts';
import type { Toast } from '../../../machines/toasts/toasts.machine.ts';
import type { Filters } from '../../domain/listFilters.ts';
import type { Environment } from '../../kit/flow/effects.ts';
import { toReturnState } from '../../routes/notFound/visitHistory.ts';
import { enterArea, filterStorage } from '../../storage/listingStorage.ts';
import { pincodeStorage } from '../../storage/pincodeStorage.ts';

type StorageEffect = { type: 'pincode.stored'; pincode: string } | { type: 'filters.stored'; filters: Filters };
/** A link of a page into an area of the shop was followed, as in the header. (SHELL-05 to SHELL-07) */
type AreaBegunEffect = { type: 'area.begun'; path: string };
/** What effects are handled with: the environment, the notices, and the cached queries. */
export type EffectDependencies = {
  environment: Environment;
  notify(notice: Toast): void;
  queries: QueryClient;
  /** Removes all of the person and loads an address. (SESS-06) */
  forget(to: string): void;
};

/** The history state of a navigation: '/403' gets the page that redirected to it. (NF-04) */
function getNavigationState(to: string, { getAddress }: Environment) {
  if (to !== '/403') return undefined;
  const { pathname, search } = getAddress();
  return toReturnState(pathname + search);
}

/** Handles what any chart of the store emits. What only one area emits is handled by that area's effects. */
export function handleEffect(event: EventObject, { environment, notify, queries, forget }: EffectDependencies): void {
  const effect = event as Effect | SessionEffect | StorageEffect | AreaBegunEffect;
  switch (effect.type) {
    case 'navigate':
      // Charts are allowed to say where to go while React renders; the router is not.
      queueMicrotask(() =>
        environment.navigate(effect.to, {
          replace: effect.replace,
          state: getNavigationState(effect.to, environment),
          // Else Back, pressed before the router rendered the address, would lead the chart nowhere.
          flushSync: effect.isShown,
        }),
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
      // Personal data is not among them: charts read that, and restart. (OTP-13)
      void queries.invalidateQueries();
      return;
    case 'area.begun':
      enterArea(effect.path);
      return;
    case 'pincode.stored':
      pincodeStorage.write(effect.pincode);
      return;
    case 'filters.stored':
      filterStorage.write(effect.filters);
  }
}
