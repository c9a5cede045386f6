import { type ActorRefFrom, waitFor } from 'xstate';
import type { sessionMachine } from '../../machines/session/session.machine.ts';
import { ApiFailure, isFailure } from '../api/failure.ts';
import type { UserSession } from '../domain/userSession.ts';
import { userStorage } from '../storage/userStorage.ts';

export type SessionActor = ActorRefFrom<typeof sessionMachine>;

type RenewalDependencies = {
  /** New tokens for a refresh token; rejects by itself where no answer comes. */
  refresh(refresh_token: string): Promise<Pick<UserSession, 'token' | 'refresh_token'>>;
  /** Runs one of all tabs at a time. */
  lock<T>(run: () => Promise<T>, signal: AbortSignal): Promise<T>;
};

/**
 * The port that renews a customer's tokens, one tab at a time; they are stored before another tab gets its turn. A tab that
 * waited finds those that another one brought, or whoever uses the store by now; null where nobody does any more. Rejects
 * with 'unauthorised' where the refresh token is spent. (API-05, SESS-12)
 */
export const createRenewTokens =
  ({ refresh, lock }: RenewalDependencies) =>
  (session: UserSession, signal: AbortSignal): Promise<UserSession | null> =>
    lock(async () => {
      const before = userStorage.read();
      if (before?.token !== session.token) return before;
      // Not given up once it is sent: an answer that nobody takes would leave the browser with a spent refresh token.
      const answer = await refresh(before.refresh_token).then(
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
    }, signal);

/** Informs the chart of who is using the store by what the browser keeps now: another tab may not have been heard yet. (SESS-04) */
export const restoreSession = (actor: SessionActor): void =>
  actor.send({ type: 'session.recalled', session: userStorage.read() });

/** Stores what the chart emits, and informs it of what other tabs store; returns how to stop. */
export function persistSession(actor: SessionActor): () => void {
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
  return () => {
    unsubscribe();
    for (const listener of listeners) listener.unsubscribe();
  };
}

const createSignedOutError = () => new ApiFailure('unauthorised', { detail: 'nobody is signed in, or somebody else' });
const isUnsettled = (state: ReturnType<SessionActor['getSnapshot']>) =>
  state.matches('unknown') || state.matches({ customer: 'renewing' });

/** The customer `uid` once nothing is under way; rejects with 'unauthorised' where that is not who uses the store. */
async function getCustomer(actor: SessionActor, uid: string, signal?: AbortSignal): Promise<UserSession> {
  restoreSession(actor);
  const { context } = await waitFor(actor, (state) => !isUnsettled(state), signal ? { signal } : {});
  if (context.session?.details.id !== uid) throw createSignedOutError();
  return context.session;
}

/** `stayOnPage`: whoever calls goes on where it is if the login is over. */
export type CallOptions = { stayOnPage?: boolean | undefined; signal?: AbortSignal | undefined };

/**
 * Other tokens for the customer `uid` than the one that was refused; one renewal for however many ask. Rejects with
 * 'unauthorised' where the session is over or another's, and with 'network' where nobody could say. (SESS-11, SESS-12)
 */
export async function refreshSession(
  actor: SessionActor,
  uid: string,
  refused: string,
  { stayOnPage, signal }: CallOptions = {},
): Promise<UserSession> {
  await getCustomer(actor, uid, signal);
  actor.send({ type: 'renewal.requested', token: refused, stayOnPage });
  const customer = await getCustomer(actor, uid, signal);
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
export async function callWithSession<T>(
  actor: SessionActor,
  uid: string,
  call: (bearer: string) => Promise<T>,
  options: CallOptions = {},
): Promise<T> {
  const customer = await getCustomer(actor, uid, options.signal);
  const answer = await callWithRefresh(customer, call, () => refreshSession(actor, uid, customer.token, options));
  restoreSession(actor);
  if (actor.getSnapshot().context.session?.details.id !== uid) throw createSignedOutError();
  return answer;
}
