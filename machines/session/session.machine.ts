import { customerState } from './customer.state.ts';
import { sessionSetup } from './session.setup.ts';

/** Until the shopper is at home, a page that was the customer's is nobody's, and leads nowhere else. */
const leaving = {
  'ending.announced': { target: 'guest', description: 'Home has told it', meta: { requires: ['HOME-14', 'HOME-15'] } },
  'login.requested': { target: 'guest.signingIn', description: 'The way to sign in is asked for' },
} as const;

/** Who is using the store: a guest, or a customer whose login is renewed when the backend no longer knows it. */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  description: 'Who is using the store',
  context: { session: null, stayOnPage: false },
  initial: 'unknown',
  on: {
    'session.recalled': [
      {
        guard: { type: 'isSameLogin', params: ({ event }) => event.session },
        description: 'The login is the one that is known; its details may have changed in another tab',
        actions: { type: 'take', params: ({ event }) => event.session },
      },
      {
        guard: { type: 'isSomebody', params: ({ event }) => event.session },
        target: '.customer',
        description: 'Another tab signed a customer in, or has new tokens',
        actions: { type: 'take', params: ({ event }) => event.session },
        meta: { requires: ['SESS-04', 'SESS-11'] },
      },
      {
        target: '.guest',
        description: 'Another tab signed out',
        actions: { type: 'take', params: null },
        meta: { requires: ['SESS-04', 'SESS-06'] },
      },
    ],
    'session.begun': {
      target: '.customer',
      description: 'Somebody signs in',
      actions: [
        { type: 'keepLogin', params: ({ event }) => event },
        { type: 'take', params: ({ event }) => event.session },
      ],
      meta: { requires: ['SESS-01', 'SESS-04', 'AUTH-06'] },
    },
  },
  states: {
    unknown: {
      description: 'What the browser remembers was not read yet',
      on: {
        'session.recalled': [
          {
            guard: { type: 'isSomebody', params: ({ event }) => event.session },
            target: 'customer',
            description: 'The browser remembers a customer',
            actions: { type: 'know', params: ({ event }) => event.session },
            meta: { requires: ['SESS-04', 'SESS-05'] },
          },
          { target: 'guest', description: 'The browser remembers nobody', meta: { requires: ['SESS-04'] } },
        ],
      },
    },
    guest: {
      description: 'Nobody is signed in',
      meta: { requires: ['SESS-14', 'SESS-15'] },
      initial: 'browsing',
      states: {
        browsing: {
          description: 'Looks around',
          on: { 'login.requested': { target: 'signingIn', description: 'The way to sign in is requested' } },
        },
        signingIn: {
          description: 'The popup for signing in is open',
          meta: { requires: ['OTP-01'] },
          on: { 'login.left': { target: 'browsing', description: 'The popup is closed' } },
        },
      },
    },
    customer: customerState,
    signedOut: {
      description: 'The customer has signed out here, and is led home, where that is shown',
      meta: { requires: ['SESS-07'] },
      on: leaving,
    },
    expired: {
      description: 'The login has ended by itself, and the shopper is led home, where that is shown',
      meta: { requires: ['SESS-10', 'SESS-12'] },
      on: leaving,
    },
  },
});
