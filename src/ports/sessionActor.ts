import { createActor, fromCallback } from 'xstate';
import { provideActors } from '../../machines/kit/port.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import type { SessionReport } from '../../machines/session/session.setup.ts';
import type { UserSession } from '../domain/userSession.ts';
import { runExclusively } from '../storage/persisted.ts';
import {
  type CallOptions,
  callWithSession,
  createRenewTokens,
  persistSession,
  refreshSession,
  restoreSession,
  type SessionActor,
} from './sessionCalls.ts';

export const sessionPorts = {
  renewTokens: createRenewTokens({
    // The API client gives up by itself what is never answered.
    refresh: async (refresh_token) => (await import('../api/session.ts')).refreshSession(refresh_token),
    lock: (run, signal) => runExclusively('session', run, signal),
  }),
};
export const sessionLogic = provideActors(sessionMachine, sessionPorts);

let current: { actor: SessionActor; detach: () => void } | null = null;

/** The session of this visit, which knows what the browser keeps by now. A part of the store without the shop has one of its own. */
export function getSessionActor(): SessionActor {
  const actor = current?.actor ?? createActor(sessionLogic).start();
  if (current) restoreSession(actor);
  else attachSession(actor);
  return actor;
}

/** Makes a chart the session of this visit, gives it the stored customer, and stores what it emits; returns how to stop. (SESS-04) */
export function attachSession(actor: SessionActor): () => void {
  current?.detach();
  const stopPersisting = persistSession(actor);
  const attached = {
    actor,
    detach() {
      stopPersisting();
      if (current === attached) current = null;
    },
  };
  current = attached;
  restoreSession(actor);
  return attached.detach;
}

/** The session of this visit, as charts that have something to report to it are linked to it. */
export const toSession = fromCallback<SessionReport>(({ receive }) =>
  receive((event) => getSessionActor().send(event)),
);

const getUid = (state: ReturnType<SessionActor['getSnapshot']>) => state.context.session?.details.id;

/**
 * Calls back with the customer, or null for a guest, each time that another one uses the store, here or in another tab,
 * and with the one who used it before; returns how to stop. Whoever is led home because the login is over is informed there, and nowhere else. (SESS-07, SESS-12)
 */
export function subscribeToCustomer(
  listener: (customer: UserSession | null, previousCustomer: UserSession | null) => void,
): () => void {
  const actor = getSessionActor();
  let before = actor.getSnapshot();
  const handleCustomer = (now: typeof before) => {
    // One that begins knows nobody yet.
    if (now.matches('unknown')) return;
    const isAnother = !before.matches('unknown') && getUid(now) !== getUid(before);
    const isLedHome = now.matches('signedOut') || now.matches('expired');
    if (isLedHome) return;
    const previousCustomer = before.context.session;
    before = now;
    if (isAnother) listener(now.context.session, previousCustomer);
  };
  const subscription = actor.subscribe(handleCustomer);
  return () => subscription.unsubscribe();
}

/** `refreshSession` for the session of this visit. (SESS-11, SESS-12) */
export const refreshCustomerSession = (uid: string, refused: string, options?: CallOptions): Promise<UserSession> =>
  refreshSession(getSessionActor(), uid, refused, options);

/** `callWithSession` for the session of this visit. (SESS-08, SESS-11) */
export const callAsCustomer = <T>(
  uid: string,
  call: (bearer: string) => Promise<T>,
  options?: CallOptions,
): Promise<T> => callWithSession(getSessionActor(), uid, call, options);
