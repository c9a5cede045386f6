import type { QueryClient } from '@tanstack/react-query';
import type { Effect } from '../../../machines/kit/meta.ts';
import type { Toast } from '../../../machines/toasts/toasts.machine.ts';
import type { Filters } from '../../domain/listFilters.ts';
import type { EffectHandlers, EffectHost, Environment } from '../../kit/flow/effects.ts';
import { toReturnState } from '../../routes/notFound/visitHistory.ts';
import { enterArea, filterStorage } from '../../storage/listingStorage.ts';
import { pincodeStorage } from '../../storage/pincodeStorage.ts';

/** What charts of the whole store emit besides. */
type StoreEffect =
  | Effect
  | { type: 'session.switched' }
  | { type: 'pincode.stored'; pincode: string }
  | { type: 'filters.stored'; filters: Filters }
  /** A link of a page into an area of the shop was followed, as in the header. (SHELL-05 to SHELL-07) */
  | { type: 'area.begun'; path: string };

/** What effects act on beside the environment: the notices and the cached queries. */
type Dependencies = {
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

const createHandlers = ({ notify, queries, forget }: Dependencies): EffectHandlers<StoreEffect> => ({
  navigate({ to, replace, isShown }, environment) {
    // Charts are allowed to say where to go while React renders; the router is not.
    queueMicrotask(() =>
      environment.navigate(to, {
        replace,
        state: getNavigationState(to, environment),
        // Else Back, pressed before the router rendered the address, would lead the chart nowhere.
        flushSync: isShown,
      }),
    );
  },
  // After any step of the address that was requested with it, so that the Back button leads to that step.
  redirect: ({ url }, environment) => queueMicrotask(() => environment.redirect(url)),
  forget: ({ to }) => forget(to),
  toast: ({ text, tone }) => notify({ text, tone }),
  focus: ({ field }, environment) => environment.focus(field),
  print: (_, environment) => environment.print(),
  track: ({ event }, environment) => environment.track(event),
  log: ({ message }, environment) => environment.report(message),
  // Personal data is not among them: charts read that, and restart. (OTP-13)
  'session.switched': () => void queries.invalidateQueries(),
  'area.begun': ({ path }) => enterArea(path),
  'pincode.stored': ({ pincode }) => pincodeStorage.write(pincode),
  'filters.stored': ({ filters }) => filterStorage.write(filters),
});

/** The store as the host of its charts: acts on what any of them emits, but for what an area does about its own. */
export function createEffectHost(environment: Environment, dependencies: Dependencies): EffectHost {
  const handlers: EffectHandlers = createHandlers(dependencies);
  return { environment, handleEffect: (effect) => handlers[effect.type]?.(effect, environment) };
}
