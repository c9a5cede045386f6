import type { QueryClient } from '@tanstack/react-query';
import type { ActorRefFrom, EventObject } from 'xstate';
import type { Effect } from '../../../machines/kit/meta.ts';
import type { Filters } from '../../../machines/listing/filters.ts';
import type { SessionEffect, SessionTold, sessionMachine } from '../../../machines/session/session.machine.ts';
import type { toastsMachine } from '../../../machines/toasts/toasts.machine.ts';
import type { UserSession } from '../../domain/userSession.ts';
import type { World } from '../../kit/effects.ts';
import { say } from '../../messages/messages.ts';
import { wanting } from '../../routes/notFound/wanted.ts';
import { keptFilters } from '../../storage/listing.ts';
import { keptPincode } from '../../storage/pincode.ts';
import { ALL_AREAS } from '../shell/areas.ts';

type Remembered = { type: 'remember'; pincode?: string; filters?: Filters };
/** A call in the user's own name was refused with new tokens too; a guest's is no login. `stays`: the shopper is not led away. */
type Ended = { type: 'session.ended'; session: UserSession | null; stays?: boolean };
/** The shopper turns to a part of the shop by a page's own link, as by the header's. (SHELL-05 to SHELL-07) */
type Begun = { type: 'area.begun'; path: string };
/** What effects are acted on with: the visit's charts, what was read, and the world outside. */
export type Means = {
  world: World;
  toasts: ActorRefFrom<typeof toastsMachine>;
  session: ActorRefFrom<typeof sessionMachine>;
  queries: QueryClient;
};

/** What the page that is led to is told of the one that asked for it. (NF-04) */
function leftFor(to: string, { address }: World) {
  if (to !== '/403') return undefined;
  const { pathname, search } = address();
  return wanting(pathname + search);
}

/** Acts on what any chart of the store emits. What only one area emits is acted on by that area's effects, beside this. */
export function act(asked: EventObject, { world, toasts, session, queries }: Means): void {
  const effect = asked as Effect | SessionEffect | SessionTold | Ended | Remembered | Begun;
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
      toasts.send({ type: 'toast.raised', text: say(effect.says), tone: effect.tone });
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
    case 'session.begun':
    case 'session.renewed':
    case 'details.changed':
    case 'login.asked':
    case 'login.left':
      session.send(effect);
      return;
    case 'session.ended':
      session.send({ type: 'session.ended', uid: effect.session?.details.id ?? null, stays: effect.stays });
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
