import { createActor, fromCallback } from 'xstate';
import type { ToSession } from '../../machines/session/session.setup.ts';
import { refresh } from '../api/session.ts';
import type { UserSession } from '../domain/userSession.ts';
import { keptUser } from '../storage/user.ts';
import { type LiveSession, oneSession } from './oneSession.ts';
import { oneTabAtATime } from './oneTabAtATime.ts';

const here = oneSession({
  kept: keptUser,
  // The API client gives up by itself what is never answered.
  refresh: (refresh_token) => refresh(refresh_token),
  lock: (run, signal) => oneTabAtATime('session', run, signal),
});

export const sessionPorts = here.ports;
export const sessionLogic = here.logic;

let attached: LiveSession | null = null;
let unattached: LiveSession | null = null;
/** Whoever follows the session goes over to the one that the store runs, once that is here. */
const goingOver = new Set<(actor: LiveSession) => void>();

/** The session of this visit: the one that the store runs, else one of its own, which knows what the browser keeps. */
export function liveSession(): LiveSession {
  if (attached) return attached;
  if (!unattached) {
    unattached = createActor(sessionLogic).start();
    here.join(unattached);
  }
  here.recall(unattached);
  return unattached;
}

/** Makes a chart the session of this visit, tells it whom the browser keeps, and keeps what it lets out; returns how to stop. (SESS-04) */
export function attachSession(actor: LiveSession): () => void {
  attached = actor;
  const leave = here.join(actor);
  here.recall(actor);
  for (const goOver of goingOver) goOver(actor);
  return () => {
    leave();
    if (attached === actor) attached = null;
  };
}

/** The session of this visit, as charts that have something to tell it are linked to it. */
export const toSession = fromCallback<ToSession>(({ receive }) => receive((event) => liveSession().send(event)));

const uidIn = (state: ReturnType<LiveSession['getSnapshot']>) => state.context.session?.details.id;

/** The customer now; null for a guest. */
export const currentCustomer = (): UserSession | null => liveSession().getSnapshot().context.session;

/**
 * Calls back with the customer, or null for a guest, each time that another one uses the store, here or in another tab,
 * and with the one who used it before; returns how to stop. Whoever is led home because the login is over is told there, and nowhere else. (SESS-07, SESS-12)
 */
export function followCustomer(tell: (customer: UserSession | null, left: UserSession | null) => void): () => void {
  const actor = liveSession();
  let before = actor.getSnapshot();
  const hear = (now: typeof before) => {
    // One that begins knows nobody yet.
    if (now.matches('unknown')) return;
    const isAnother = !before.matches('unknown') && uidIn(now) !== uidIn(before);
    const isLedHome = now.matches('signedOut') || now.matches('expired');
    if (isLedHome) return;
    const left = before.context.session;
    before = now;
    if (isAnother) tell(now.context.session, left);
  };
  let following = actor.subscribe(hear);
  const goOver = (other: LiveSession) => {
    following.unsubscribe();
    following = other.subscribe(hear);
  };
  goingOver.add(goOver);
  return () => {
    goingOver.delete(goOver);
    following.unsubscribe();
  };
}

/**
 * Other tokens for the customer `uid` than the one that was refused; one renewal for however many ask. `stays`: whoever
 * asks goes on where it is if the login is over. Rejects with 'unauthorised' where it is, or is another's, and with
 * 'network' where nobody could say. (SESS-11, SESS-12)
 */
export const renewedCustomer = (
  uid: string,
  refused: string,
  { stays, signal }: { stays?: boolean; signal?: AbortSignal } = {},
): Promise<UserSession> => here.renewed(liveSession(), { uid, refused, stays }, signal);

/**
 * A call in the name of the customer `uid`, made once more with new tokens where the first were refused. `stays` as in
 * `renewedCustomer`. Rejects as the call does, and with 'unauthorised' where the session is over or another's. (SESS-08, SESS-11)
 */
export const asCustomer = <T>(
  uid: string,
  call: (bearer: string) => Promise<T>,
  signal?: AbortSignal,
  { stays }: { stays?: boolean } = {},
): Promise<T> => here.asCustomer(liveSession(), { uid, call, stays }, signal);
