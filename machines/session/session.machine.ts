import { assign, emit, enqueueActions, setup } from 'xstate';
import type { UserDetails, UserSession } from '../../src/domain/userSession.ts';
import { isUnauthorised } from '../kit/failure.ts';
import type { Effect, Meta } from '../kit/meta.ts';
import { port } from '../kit/port.ts';

type Tokens = Pick<UserSession, 'token' | 'refresh_token'>;

/** What the session lets out: `session.switched` when other eyes look at the screen now, so that nothing of the ones before stays. */
export type SessionEffect = Effect | { type: 'session.switched'; uid: string | null };

/** Who is using the store: a guest, or a customer whose session is renewed when the backend no longer knows it. */
export const sessionMachine = setup({
  types: {
    context: {} as {
      session: UserSession | null;
      /** Does the session outlive the browser? (AUTH-06) */
      remember: boolean;
    },
    events: {} as
      | { type: 'session.recalled'; session: UserSession | null }
      | { type: 'session.begun'; session: UserSession; remember: boolean }
      | { type: 'session.renewed'; session: UserSession }
      | { type: 'session.ended'; uid: string | null }
      | { type: 'renewal.asked'; token: string }
      | { type: 'details.changed'; details: Partial<UserDetails> }
      | { type: 'logout.chosen' }
      | { type: 'login.asked' }
      | { type: 'login.left' },
    emitted: {} as SessionEffect,
    meta: {} as Meta,
  },
  actors: { renewTokens: port<Tokens, UserSession>('renewTokens') },
  guards: {
    isSomebody: (_, session: UserSession | null) => session !== null,
    isSame: ({ context }, uid: string | null) => uid === (context.session?.details.id ?? null),
    isCurrent: ({ context }, token: string) => context.session?.token === token,
    isUnknown: (_, { error }: { error: unknown }) => isUnauthorised(error),
  },
  actions: {
    take: enqueueActions(({ context, enqueue }, session: UserSession | null) => {
      const uid = session?.details.id ?? null;
      const before = context.session?.details.id ?? null;
      enqueue.assign({ session });
      if (uid !== before) enqueue.emit({ type: 'session.switched', uid });
    }),
    remember: assign((_, remember: boolean) => ({ remember })),
    keepTokens: assign(({ context }, { token, refresh_token }: Tokens) => ({
      session: context.session && { ...context.session, token, refresh_token },
    })),
    changeDetails: assign(({ context }, details: Partial<UserDetails>) => ({
      session: context.session && { ...context.session, details: { ...context.session.details, ...details } },
    })),
    leaveFor: emit((_, to: string) => ({ type: 'navigate', to })),
  },
}).createMachine({
  id: 'session',
  description: 'Who is using the store',
  context: { session: null, remember: true },
  initial: 'unknown',
  on: {
    'session.recalled': [
      {
        guard: { type: 'isSomebody', params: ({ event }) => event.session },
        target: '.customer',
        description: 'The browser remembers a customer, or another tab signed one in',
        actions: { type: 'take', params: ({ event }) => event.session },
        meta: { requires: ['SESS-04', 'SESS-05'] },
      },
      {
        target: '.guest',
        description: 'Nobody is remembered, or another tab signed out',
        actions: { type: 'take', params: null },
        meta: { requires: ['SESS-04'] },
      },
    ],
    'session.begun': {
      target: '.customer',
      description: 'Somebody signs in',
      actions: [
        { type: 'remember', params: ({ event }) => event.remember },
        { type: 'take', params: ({ event }) => event.session },
      ],
      meta: { requires: ['SESS-01', 'SESS-04'] },
    },
  },
  states: {
    unknown: { description: 'What the browser remembers was not read yet' },
    guest: {
      description: 'Nobody is signed in',
      meta: { requires: ['SESS-14', 'SESS-15'] },
      initial: 'browsing',
      states: {
        browsing: { description: 'Looks around' },
        signingIn: {
          description: 'The popup for signing in is open',
          meta: { requires: ['OTP-01'] },
          on: { 'login.left': { target: 'browsing', description: 'The popup is closed' } },
        },
      },
      on: { 'login.asked': { target: '.signingIn', description: 'The way to sign in is asked for' } },
    },
    customer: {
      description: 'A customer is signed in',
      meta: { requires: ['SESS-16'] },
      initial: 'current',
      on: {
        'logout.chosen': {
          target: 'guest',
          description: 'The customer signs out',
          actions: [
            { type: 'take', params: null },
            { type: 'leaveFor', params: '/?logged_out=true' },
          ],
          meta: { requires: ['SESS-06', 'SESS-07'] },
        },
        'session.ended': {
          guard: { type: 'isSame', params: ({ event }) => event.uid },
          target: 'expired',
          description: 'The backend does not know the session any more',
          actions: { type: 'take', params: null },
          meta: { requires: ['SESS-10'] },
        },
        'session.renewed': {
          guard: { type: 'isSame', params: ({ event }) => event.session.details.id },
          target: '.current',
          description: 'A flow brought new tokens of the same customer',
          actions: { type: 'keepTokens', params: ({ event }) => event.session },
        },
        'details.changed': {
          description: 'The customer changed the profile',
          actions: { type: 'changeDetails', params: ({ event }) => event.details },
          meta: { requires: ['ACCT-14'] },
        },
      },
      states: {
        current: {
          description: 'The tokens are good as far as anybody knows',
          on: {
            'renewal.asked': {
              guard: { type: 'isCurrent', params: ({ event }) => event.token },
              target: 'renewing',
              description: 'A call met a refusal with these tokens',
              meta: { requires: ['SESS-11'] },
            },
          },
        },
        renewing: {
          description: 'The tokens are renewed, once for all calls and tabs that wait for it',
          meta: { requires: ['SESS-11', 'API-05'] },
          invoke: {
            id: 'renewTokens',
            src: 'renewTokens',
            input: ({ context }) => context.session as UserSession,
            onDone: {
              target: 'current',
              description: 'There are new ones',
              actions: { type: 'keepTokens', params: ({ event }) => event.output },
            },
            onError: [
              {
                guard: { type: 'isUnknown', params: ({ event }) => ({ error: event.error }) },
                target: '#session.expired',
                description: 'The refresh token is spent',
                actions: { type: 'take', params: null },
                meta: { requires: ['SESS-12'] },
              },
              { target: 'current', description: 'No answer, or none of use: the session may still be good' },
            ],
          },
        },
      },
    },
    expired: {
      description: 'The login is over; whoever asked leads to where the shopper is told so',
      meta: { requires: ['SESS-10', 'SESS-12'] },
      on: { 'login.asked': { target: 'guest.signingIn', description: 'The way to sign in is asked for' } },
    },
  },
});
