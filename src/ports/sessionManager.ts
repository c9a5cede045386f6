import { type ActorRefFrom, waitFor } from 'xstate';
import { provideActors } from '../../machines/kit/port.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import { ApiFailure, isFailure } from '../api/failure.ts';
import type { UserSession } from '../domain/userSession.ts';
import type { UserStorage } from '../storage/userStorage.ts';

export type SessionActor = ActorRefFrom<typeof sessionMachine>;

type Dependencies = {
  storage: UserStorage;
  /** New tokens for a refresh token; rejects by itself where no answer comes. */
  refresh(refresh_token: string): Promise<Pick<UserSession, 'token' | 'refresh_token'>>;
  /** Runs one of all tabs at a time. */
  lock<T>(run: () => Promise<T>, signal: AbortSignal): Promise<T>;
};

const createSignedOutError = () => new ApiFailure('unauthorised', { detail: 'nobody is signed in, or somebody else' });
const isUnsettled = (state: ReturnType<SessionActor['getSnapshot']>) =>
  state.matches('unknown') || state.matches({ customer: 'renewing' });

/** The session of one tab: its chart over what all tabs keep, and calls in the customer's name. */
export function createSessionManager({ storage, refresh, lock }: Dependencies) {
  /**
   * New tokens of a customer, one tab at a time, stored before another tab gets its turn. A tab that waited finds those that
   * another one brought, or whoever uses the store by now; null where nobody does any more. Rejects with 'unauthorised'
   * where the refresh token is spent. (API-05, SESS-12)
   */
  const renewTokens = (session: UserSession, signal: AbortSignal): Promise<UserSession | null> =>
    lock(async () => {
      const before = storage.read();
      if (before?.token !== session.token) return before;
      // Not given up once it is sent: an answer that nobody takes would leave the browser with a spent refresh token.
      const answer = await refresh(before.refresh_token).then(
        ({ token, refresh_token }) => ({ token, refresh_token }),
        (error: unknown) => ({ error }),
      );
      const now = storage.read();
      if (now?.token !== before.token) return now;
      if ('error' in answer) {
        if (isFailure(answer.error, 'unauthorised')) storage.remove();
        throw answer.error;
      }
      const refreshed = { ...now, ...answer };
      storage.write(refreshed);
      return refreshed;
    }, signal);

  const ports = { renewTokens };

  /** Informs the chart of who is using the store by what the browser keeps now: another tab may not have been heard yet. (SESS-04) */
  const recall = (actor: SessionActor) => actor.send({ type: 'session.recalled', session: storage.read() });

  /** Stores what the chart emits, and informs it of what other tabs store; returns how to stop. */
  function join(actor: SessionActor): () => void {
    const keeping = [
      actor.on('login.stored', ({ session, remember }) => storage.begin(session, remember)),
      actor.on('tokens.stored', ({ session }) => {
        if (storage.read()?.details.id === session.details.id) storage.write(session);
      }),
      actor.on('details.stored', ({ uid, details }) => storage.change(uid, details)),
      actor.on('login.forgotten', ({ uid }) => {
        if (storage.read()?.details.id === uid) storage.remove();
      }),
    ];
    const stopFollowing = storage.subscribe(() => recall(actor));
    return () => {
      stopFollowing();
      for (const listening of keeping) listening.unsubscribe();
    };
  }

  /** The customer `uid` once nothing is under way; rejects with 'unauthorised' where that is not who uses the store. */
  async function getCustomer(actor: SessionActor, uid: string, signal?: AbortSignal): Promise<UserSession> {
    recall(actor);
    const { context } = await waitFor(actor, (state) => !isUnsettled(state), signal ? { signal } : {});
    if (context.session?.details.id !== uid) throw createSignedOutError();
    return context.session;
  }

  /**
   * Other tokens for the customer `uid` than the one that was refused; one renewal for however many ask. `stayOnPage`: whoever
   * asks goes on where it is if the login is over. Rejects with 'unauthorised' where the session is over or another's, and
   * with 'network' where nobody could say. (SESS-11, SESS-12)
   */
  async function refreshSession(
    actor: SessionActor,
    { uid, refused, stayOnPage }: { uid: string; refused: string; stayOnPage?: boolean },
    signal?: AbortSignal,
  ): Promise<UserSession> {
    await getCustomer(actor, uid, signal);
    actor.send({ type: 'renewal.requested', token: refused, stayOnPage });
    const customer = await getCustomer(actor, uid, signal);
    if (customer.token === refused) throw new ApiFailure('network', { detail: 'the session could not be renewed' });
    return customer;
  }

  /**
   * A call in the name of the customer `uid`, made once more with new tokens where the first were refused. Rejects as the
   * call does, and with 'unauthorised' where the session is over or another's, be it while the answer was on its way: what
   * it brought is nobody's here. (SESS-08, SESS-11)
   */
  async function asCustomer<T>(
    actor: SessionActor,
    { uid, call, stayOnPage }: { uid: string; call: (bearer: string) => Promise<T>; stayOnPage?: boolean },
    signal?: AbortSignal,
  ): Promise<T> {
    const { token } = await getCustomer(actor, uid, signal);
    const answer = await call(token).catch(async (error: unknown) => {
      if (!isFailure(error, 'unauthorised')) throw error;
      return call((await refreshSession(actor, { uid, refused: token, stayOnPage }, signal)).token);
    });
    recall(actor);
    if (actor.getSnapshot().context.session?.details.id !== uid) throw createSignedOutError();
    return answer;
  }

  return {
    ports,
    logic: provideActors(sessionMachine, ports),
    join,
    recall,
    refreshSession,
    asCustomer,
  };
}
