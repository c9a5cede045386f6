import { createActor, fromCallback } from 'xstate';
import type { ToSession } from '../../machines/session/session.setup.ts';
import type { UserSession } from '../domain/userSession.ts';
import { runExclusively } from '../storage/persisted.ts';
import { userStorage } from '../storage/userStorage.ts';
import { createSessionManager, type SessionActor } from './sessionManager.ts';

const here = createSessionManager({
  storage: userStorage,
  // The API client gives up by itself what is never answered.
  refresh: async (refresh_token) => (await import('../api/session.ts')).refreshSession(refresh_token),
  lock: (run, signal) => runExclusively('session', run, signal),
});

export const sessionPorts = here.ports;
export const sessionLogic = here.logic;

let attached: SessionActor | null = null;
let unattached: SessionActor | null = null;
/** Whoever follows the session goes over to the one that the store runs, once that is here. */
const goingOver = new Set<(actor: SessionActor) => void>();

/** The session of this visit: the one that the store runs, else one of its own, which knows what the browser keeps. */
export function getSessionActor(): SessionActor {
  if (attached) return attached;
  if (!unattached) {
    unattached = createActor(sessionLogic).start();
    here.join(unattached);
  }
  here.recall(unattached);
  return unattached;
}

/** Makes a chart the session of this visit, gives it the stored customer, and stores what it emits; returns how to stop. (SESS-04) */
export function attachSession(actor: SessionActor): () => void {
  attached = actor;
  const leave = here.join(actor);
  here.recall(actor);
  for (const goOver of goingOver) goOver(actor);
  return () => {
    leave();
    if (attached === actor) attached = null;
  };
}

/** The session of this visit, as charts that have something to report to it are linked to it. */
export const toSession = fromCallback<ToSession>(({ receive }) => receive((event) => getSessionActor().send(event)));

const uidIn = (state: ReturnType<SessionActor['getSnapshot']>) => state.context.session?.details.id;

/** The customer now; null for a guest. */
export const getCurrentCustomer = (): UserSession | null => getSessionActor().getSnapshot().context.session;

/**
 * Calls back with the customer, or null for a guest, each time that another one uses the store, here or in another tab,
 * and with the one who used it before; returns how to stop. Whoever is led home because the login is over is informed there, and nowhere else. (SESS-07, SESS-12)
 */
export function subscribeToCustomer(
  listener: (customer: UserSession | null, left: UserSession | null) => void,
): () => void {
  const actor = getSessionActor();
  let before = actor.getSnapshot();
  const hear = (now: typeof before) => {
    // One that begins knows nobody yet.
    if (now.matches('unknown')) return;
    const isAnother = !before.matches('unknown') && uidIn(now) !== uidIn(before);
    const isLedHome = now.matches('signedOut') || now.matches('expired');
    if (isLedHome) return;
    const left = before.context.session;
    before = now;
    if (isAnother) listener(now.context.session, left);
  };
  let following = actor.subscribe(hear);
  const goOver = (other: SessionActor) => {
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
export const refreshCustomerSession = (
  uid: string,
  refused: string,
  { stays, signal }: { stays?: boolean; signal?: AbortSignal },
): Promise<UserSession> => here.refreshSession(getSessionActor(), { uid, refused, stays }, signal);

/**
 * A call in the name of the customer `uid`, made once more with new tokens where the first were refused. `stays` as in
 * `refreshCustomerSession`. Rejects as the call does, and with 'unauthorised' where the session is over or another's. (SESS-08, SESS-11)
 */
export const callAsCustomer = <T>(
  uid: string,
  call: (bearer: string) => Promise<T>,
  signal?: AbortSignal,
  { stays }: { stays?: boolean } = {},
): Promise<T> => here.asCustomer(getSessionActor(), { uid, call, stays }, signal);
