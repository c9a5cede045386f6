import { type ActorRefFrom, createActor, waitFor } from 'xstate';
import { fill } from '../../machines/kit/port.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import { ApiFailure } from '../api/failure.ts';
import { refresh } from '../api/session.ts';
import type { UserSession } from '../domain/userSession.ts';
import { keptUser } from './keptUser.ts';

/**
 * New tokens of a customer, one tab at a time. A tab that waited finds those that another one brought; a customer who
 * signed out meanwhile stays signed out. Rejects with 'unauthorised' where the refresh token is spent. (API-05, SESS-12)
 */
async function renewTokens(session: UserSession, signal: AbortSignal) {
  const renew = async () => {
    const kept = keptUser.read();
    const newest = kept?.details.id === session.details.id ? kept : session;
    if (newest.token !== session.token) return newest;
    return refresh(newest.refresh_token, signal);
  };
  return navigator.locks ? navigator.locks.request('session', { signal }, renew) : renew();
}

export const sessionPorts = { renewTokens };
export const sessionLogic = fill(sessionMachine, sessionPorts);

type Live = ActorRefFrom<typeof sessionMachine>;
let attached: Live | null = null;

/** The session of this visit: the one that the store runs, else one of its own, which knows what the browser kept. */
export function liveSession(): Live {
  if (attached) return attached;
  const actor = createActor(sessionLogic).start();
  actor.send({ type: 'session.recalled', session: keptUser.read() });
  return actor;
}

/** Makes a running chart the session of this visit; returns how to stop. */
export function attachSession(actor: Live): () => void {
  attached = actor;
  return () => {
    if (attached === actor) attached = null;
  };
}

/** The customer now; null for a guest. */
export const currentCustomer = (): UserSession | null => liveSession().getSnapshot().context.session;

const gone = () => new ApiFailure('unauthorised', { detail: 'nobody is signed in' });

/**
 * Other tokens for the customer `uid` than the one that was refused; one renewal for however many ask. Rejects with
 * 'unauthorised' where the session is over or another's, and with 'network' where nobody could say. (SESS-11, SESS-12)
 */
export async function renewedCustomer(uid: string, refused: string, signal?: AbortSignal): Promise<UserSession> {
  const actor = liveSession();
  actor.send({ type: 'renewal.asked', token: refused });
  const { context } = await waitFor(
    actor,
    (state) => !state.matches({ customer: 'renewing' }),
    signal ? { signal } : {},
  );
  if (context.session?.details.id !== uid) throw gone();
  if (context.session.token === refused)
    throw new ApiFailure('network', { detail: 'the session could not be renewed' });
  return context.session;
}

/**
 * A call in the name of the customer `uid`, made once more with new tokens where the first were refused. Rejects as the
 * call does, and with 'unauthorised' where the session is over. (SESS-08, SESS-11)
 */
export async function asCustomer<T>(
  uid: string,
  call: (bearer: string) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const customer = currentCustomer();
  if (customer?.details.id !== uid) throw gone();
  try {
    return await call(customer.token);
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.kind !== 'unauthorised') throw error;
    const { token } = await renewedCustomer(uid, customer.token, signal);
    return call(token);
  }
}
