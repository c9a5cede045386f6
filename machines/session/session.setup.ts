import { assign, emit, enqueueActions, setup } from 'xstate';
import type { UserDetails, UserSession } from '../../src/domain/userSession.ts';
import { isUnauthorised } from '../kit/failure.ts';
import type { Effect, Meta } from '../kit/meta.ts';
import { port } from '../kit/port.ts';

/** What the session lets out beside what every chart may. */
export type SessionEffect =
  | Effect
  /** Other eyes look at the screen now: nothing of the ones before may stay. */
  | { type: 'session.switched'; uid: string | null }
  /** Somebody signed in; `remember`: the login outlives the browser. (AUTH-06) */
  | { type: 'login.stored'; session: UserSession; remember: boolean }
  /** The same login has other tokens. */
  | { type: 'tokens.stored'; session: UserSession }
  | { type: 'details.stored'; uid: string; details: Partial<UserDetails> }
  | { type: 'login.forgotten'; uid: string };

type SessionEnd = { uid: string | null; stayOnPage?: boolean };

/** What charts that are linked to the session report to it: somebody signed in, changed the profile, has to sign in, or is known no longer. */
export type SessionReport =
  | { type: 'session.begun'; session: UserSession; remember: boolean }
  | { type: 'session.renewed'; session: UserSession }
  | { type: 'details.changed'; details: Partial<UserDetails> }
  | { type: 'login.requested' }
  | { type: 'login.left' }
  /** A call in the user's own name was refused with new tokens too. `stayOnPage`: the shopper is not led away. */
  | ({ type: 'session.ended' } & SessionEnd);

type RenewalRequest = {
  /** Those that a call was refused with. */
  token: string;
  /** Whoever asks goes on where it is, if the login is over: the checkout does. */
  stayOnPage?: boolean;
};

/** Types, ports, guards and actions of the session chart. */
export const sessionSetup = setup({
  types: {
    context: {} as {
      session: UserSession | null;
      /** Does the shopper stay on the page if the renewal under way comes to nothing? */
      stayOnPage: boolean;
    },
    events: {} as
      | SessionReport
      | { type: 'session.recalled'; session: UserSession | null }
      | ({ type: 'renewal.requested' } & RenewalRequest)
      | { type: 'logout.chosen' }
      | { type: 'ending.announced' },
    emitted: {} as SessionEffect,
    meta: {} as Meta,
  },
  actors: { renewTokens: port<UserSession | null, UserSession>('renewTokens') },
  guards: {
    isSomebody: (_, session: UserSession | null) => session !== null,
    isSameLogin: ({ context }, session: UserSession | null) => session?.token === context.session?.token,
    isSame: ({ context }, uid: string | null) => uid === (context.session?.details.id ?? null),
    isCurrent: ({ context }, token: string) => context.session?.token === token,
    leadsHomeAfterAll: ({ context }, { stayOnPage = false }: RenewalRequest) => context.stayOnPage && !stayOnPage,
    isSameStaying: ({ context }, { uid, stayOnPage }: SessionEnd) =>
      stayOnPage === true && uid === context.session?.details.id,
    isUnknownStaying: ({ context }, { error }: { error: unknown }) => context.stayOnPage && isUnauthorised(error),
    isUnknown: (_, { error }: { error: unknown }) => isUnauthorised(error),
  },
  actions: {
    know: assign((_, session: UserSession | null) => ({ session })),
    take: enqueueActions(({ context, enqueue }, session: UserSession | null) => {
      const uid = session?.details.id ?? null;
      const before = context.session?.details.id ?? null;
      enqueue.assign({ session });
      if (uid !== before) enqueue.emit({ type: 'session.switched', uid });
    }),
    keepLogin: emit((_, { session, remember }: { session: UserSession; remember: boolean }) => ({
      type: 'login.stored',
      session,
      remember,
    })),
    keepTokens: enqueueActions(({ context, enqueue }, { token, refresh_token }: UserSession) => {
      const session = { ...(context.session as UserSession), token, refresh_token };
      enqueue.assign({ session });
      enqueue.emit({ type: 'tokens.stored', session });
    }),
    keepDetails: enqueueActions(({ context, enqueue }, details: Partial<UserDetails>) => {
      const session = context.session as UserSession;
      enqueue.assign({ session: { ...session, details: { ...session.details, ...details } } });
      enqueue.emit({ type: 'details.stored', uid: session.details.id, details });
    }),
    forget: emit(({ context }) => ({ type: 'login.forgotten', uid: (context.session as UserSession).details.id })),
    forgetPerson: emit({ type: 'forget', to: '/?logged_out=true' }),
    heed: assign((_, { stayOnPage = false }: RenewalRequest) => ({ stayOnPage })),
    leaveFor: emit((_, going: { to: string; replace: boolean }) => ({ type: 'navigate', ...going })),
  },
});
