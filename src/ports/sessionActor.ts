import { type ActorRefFrom, createActor, fromCallback, waitFor } from 'xstate';
import { provideActors } from '../../machines/kit/port.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import type { SessionReport } from '../../machines/session/session.setup.ts';
import { ApiFailure, isFailure } from '../api/failure.ts';
import { refreshSession } from '../api/session.ts';
import type { UserSession } from '../domain/userSession.ts';
import { runExclusively } from '../storage/persisted.ts';
import { userStorage } from '../storage/userStorage.ts';

export type SessionActor = ActorRefFrom<typeof sessionMachine>;

/**
 * Renews a customer's tokens, one tab at a time; they are stored before another tab gets its turn. A tab that waited finds
 * those that another one brought, or whoever uses the store by now; null where nobody does any more. Rejects with
 * 'unauthorised' where the refresh token is spent. (API-05, SESS-12)
 */
const renewTokens = (session: UserSession, signal: AbortSignal): Promise<UserSession | null> =>
  runExclusively(
    'session',
    async () => {
      const before = userStorage.read();
      if (before?.token !== session.token) return before;
      // Not given up once it is sent: an answer that nobody takes would leave the browser with a spent refresh token.
      // The API client gives up by itself what is never answered.
      const answer = await refreshSession(before.refresh_token).then(
        ({ token, refresh_token }) => ({ token, refresh_token }),
        (error: unknown) => ({ error }),
      );
      const now = userStorage.read();
      if (now?.token !== before.token) return now;
      if ('error' in answer) {
        if (isFailure(answer.error, 'unauthorised')) userStorage.remove();
        throw answer.error;
      }
      const refreshed = { ...now, ...answer };
      userStorage.write(refreshed);
      return refreshed;
    },
    signal,
  );

export const sessionPorts = { renewTokens };
export const sessionLogic = provideActors(sessionMachine, sessionPorts);

/** Informs the chart of who is using the store by what the browser keeps now: another tab may not have been heard yet. (SESS-04) */
const restoreSession = (actor: SessionActor): void =>
  actor.send({ type: 'session.recalled', session: userStorage.read() });

let current: { actor: SessionActor; detach: () => void } | null = null;

/** The session of this visit, which knows what the browser keeps by now. A part of the store without the shop has one of its own. */
export function getSessionActor(): SessionActor {
  const actor = current?.actor ?? createActor(sessionLogic).start();
  if (current) restoreSession(actor);
  else attachSession(actor);
  return actor;
}

/** Makes a chart the session of this visit, gives it what this and other tabs store, and stores what it emits; returns how to stop. (SESS-04) */
export function attachSession(actor: SessionActor): () => void {
  current?.detach();
  const listeners = [
    actor.on('login.stored', ({ session, remember }) => userStorage.begin(session, remember)),
    actor.on('tokens.stored', ({ session }) => {
      if (userStorage.read()?.details.id === session.details.id) userStorage.write(session);
    }),
    actor.on('details.stored', ({ uid, details }) => userStorage.change(uid, details)),
    actor.on('login.forgotten', ({ uid }) => {
      if (userStorage.read()?.details.id === uid) userStorage.remove();
    }),
  ];
  const unsubscribe = userStorage.subscribe(() => restoreSession(actor));
  const attached = {
    actor,
    detach() {
      unsubscribe();
      for (const listener of listeners) listener.unsubscribe();
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

const createSignedOutError = () => new ApiFailure('unauthorised', { detail: 'nobody is signed in, or somebody else' });
const isUnsettled = (state: ReturnType<SessionActor['getSnapshot']>) =>
  state.matches('unknown') || state.matches({ customer: 'renewing' });

/** The customer `uid` once nothing is under way; rejects with 'unauthorised' where that is not who uses the store. */
async function getCustomer(uid: string, signal?: AbortSignal): Promise<UserSession> {
  const { context } = await waitFor(getSessionActor(), (state) => !isUnsettled(state), signal ? { signal } : {});
  if (context.session?.details.id !== uid) throw createSignedOutError();
  return context.session;
}

/** `stayOnPage`: whoever calls goes on where it is if the login is over. */
type CallOptions = { stayOnPage?: boolean | undefined; signal?: AbortSignal | undefined };

/**
 * Other tokens for the customer `uid` than the one that was refused; one renewal for however many ask. Rejects with
 * 'unauthorised' where the session is over or another's, and with 'network' where nobody could say. (SESS-11, SESS-12)
 */
export async function refreshCustomerSession(
  uid: string,
  refused: string,
  { stayOnPage, signal }: CallOptions = {},
): Promise<UserSession> {
  await getCustomer(uid, signal);
  getSessionActor().send({ type: 'renewal.requested', token: refused, stayOnPage });
  const customer = await getCustomer(uid, signal);
  if (customer.token === refused) throw new ApiFailure('network', { detail: 'the session could not be renewed' });
  return customer;
}

/** A call in somebody's name, made once more with new tokens where the first were refused. Rejects as the call does. (GUEST-04) */
export async function callWithRefresh<T>(
  session: UserSession,
  call: (bearer: string) => Promise<T>,
  refresh: () => Promise<UserSession>,
): Promise<T> {
  try {
    return await call(session.token);
  } catch (error) {
    if (!isFailure(error, 'unauthorised')) throw error;
    return call((await refresh()).token);
  }
}

/**
 * A call in the name of the customer `uid`, made once more with new tokens where the first were refused. Rejects as the
 * call does, and with 'unauthorised' where the session is over or another's, be it while the answer was on its way: what
 * it brought is nobody's here. (SESS-08, SESS-11)
 */
export async function callAsCustomer<T>(
  uid: string,
  call: (bearer: string) => Promise<T>,
  options: CallOptions = {},
): Promise<T> {
  const customer = await getCustomer(uid, options.signal);
  const answer = await callWithRefresh(customer, call, () => refreshCustomerSession(uid, customer.token, options));
  if (getSessionActor().getSnapshot().context.session?.details.id !== uid) throw createSignedOutError();
  return answer;
}
