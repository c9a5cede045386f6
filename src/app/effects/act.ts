import type { QueryClient } from '@tanstack/react-query';
import type { EventObject } from 'xstate';
import type { Effect } from '../../../machines/kit/meta.ts';
import type { Filters } from '../../../machines/listing/filters.ts';
import type { SessionEffect } from '../../../machines/session/session.machine.ts';
import type { Toast } from '../../../machines/toasts/toasts.machine.ts';
import type { World } from '../../kit/effects.ts';
import { say } from '../../messages/messages.ts';
import { wanting } from '../../routes/notFound/wanted.ts';
import { keptFilters } from '../../storage/listing.ts';
import { keptPincode } from '../../storage/pincode.ts';
import { ALL_AREAS } from '../shell/areas.ts';

type Remembered = { type: 'remember'; pincode?: string; filters?: Filters };
/** The shopper turns to a part of the shop by a page's own link, as by the header's. (SHELL-05 to SHELL-07) */
type Begun = { type: 'area.begun'; path: string };
/** What effects are acted on with: the world outside, how a notice is shown there, and what was read. */
export type Means = {
  world: World;
  notify(notice: Toast): void;
  queries: QueryClient;
};

/** What the page that is led to is told of the one that asked for it. (NF-04) */
function leftFor(to: string, { address }: World) {
  if (to !== '/403') return undefined;
  const { pathname, search } = address();
  return wanting(pathname + search);
}

/** Acts on what any chart of the store emits. What only one area emits is acted on by that area's effects, beside this. */
export function act(asked: EventObject, { world, notify, queries }: Means): void {
  const effect = asked as Effect | SessionEffect | Remembered | Begun;
  switch (effect.type) {
    case 'navigate':
      // Charts are allowed to say where to go while React renders; the router is not.
      queueMicrotask(() => world.navigate(effect.to, { replace: effect.replace, state: leftFor(effect.to, world) }));
      return;
    case 'redirect':
      // After any step of the address that was asked for with it, so that the Back button leads to that step.
      queueMicrotask(() => world.redirect(effect.url));
      return;
    case 'toast':
      notify({ text: say(effect.says), tone: effect.tone });
      return;
    case 'focus':
      world.focus(effect.field);
      return;
    case 'print':
      world.print();
      return;
    case 'track':
      world.track(effect.event);
      return;
    case 'log':
      world.report(effect.what);
      return;
    case 'session.switched':
      // Nothing of anybody's own is among them: charts read that, and begin anew. (OTP-13)
      void queries.invalidateQueries();
      return;
    case 'area.begun':
      ALL_AREAS.find(({ path }) => path === effect.path)?.start?.();
      return;
    case 'remember':
      if (effect.pincode) keptPincode.write(effect.pincode);
      if (effect.filters) keptFilters.write(effect.filters);
  }
}
