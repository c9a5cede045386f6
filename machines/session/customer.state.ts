import type { UserSession } from '../../src/domain/userSession.ts';
import { sessionSetup } from './session.setup.ts';

/** A customer, whose tokens are renewed when the backend refuses them. */
export const customerState = sessionSetup.createStateConfig({
  description: 'A customer is signed in',
  meta: { requires: ['SESS-04', 'SESS-16'] },
  initial: 'current',
  on: {
    'logout.chosen': {
      target: 'signedOut',
      description: 'The customer signs out, and the device forgets them',
      actions: ['forgetPerson', 'forget', { type: 'take', params: null }],
      meta: { requires: ['SESS-06', 'SESS-07'] },
    },
    'session.ended': [
      {
        guard: { type: 'isSameStaying', params: ({ event }) => event },
        target: 'guest',
        description: 'The backend refused this customer with new tokens too; the checkout goes on with a guest',
        actions: ['forget', { type: 'take', params: null }],
        meta: { requires: ['ORD-04'] },
      },
      {
        guard: { type: 'isSame', params: ({ event }) => event.uid },
        target: 'expired',
        description: 'The backend refused this customer with new tokens too',
        actions: [
          'forget',
          { type: 'take', params: null },
          { type: 'leaveFor', params: { to: '/?expired=true', replace: true } },
        ],
        meta: { requires: ['SESS-10'] },
      },
    ],
    'session.renewed': {
      guard: { type: 'isSame', params: ({ event }) => event.session.details.id },
      target: '.current',
      description: 'A flow brought new tokens of the same customer',
      actions: { type: 'keepTokens', params: ({ event }) => event.session },
    },
    'details.changed': {
      description: 'The customer changed the profile',
      actions: { type: 'keepDetails', params: ({ event }) => event.details },
      meta: { requires: ['SESS-02', 'ACCT-14'] },
    },
  },
  states: {
    current: {
      description: 'The tokens are good as far as anybody knows',
      on: {
        'renewal.requested': {
          guard: { type: 'isCurrent', params: ({ event }) => event.token },
          target: 'renewing',
          description: 'A call was refused with these tokens',
          actions: { type: 'heed', params: ({ event }) => event },
          meta: { requires: ['SESS-11'] },
        },
      },
    },
    renewing: {
      description: 'The tokens are renewed, once for all calls and tabs that wait for it',
      meta: { requires: ['SESS-11', 'API-05'] },
      on: {
        'renewal.requested': {
          guard: { type: 'leadsHomeAfterAll', params: ({ event }) => event },
          description: 'Another call waits too, of a page that is the customer’s alone',
          actions: { type: 'heed', params: ({ event }) => event },
          meta: { requires: ['SESS-12'] },
        },
      },
      invoke: {
        id: 'renewTokens',
        src: 'renewTokens',
        input: ({ context }) => context.session as UserSession,
        onDone: [
          {
            guard: { type: 'isSomebody', params: ({ event }) => event.output },
            target: 'current',
            description: 'There are new ones, or another customer has signed in meanwhile',
            actions: { type: 'take', params: ({ event }) => event.output },
            meta: { requires: ['SESS-11'] },
          },
          {
            target: '#session.guest',
            description: 'The customer signed out in another tab meanwhile: nobody is signed in again by a late answer',
            actions: { type: 'take', params: null },
            meta: { requires: ['SESS-06'] },
          },
        ],
        onError: [
          {
            guard: { type: 'isUnknownStaying', params: ({ event }) => ({ error: event.error }) },
            target: '#session.guest',
            description: 'The refresh token is spent; the checkout goes on with a guest',
            actions: { type: 'take', params: null },
            meta: { requires: ['CHK-40', 'ORD-04'] },
          },
          {
            guard: { type: 'isUnknown', params: ({ event }) => ({ error: event.error }) },
            target: '#session.expired',
            description: 'The refresh token is spent',
            actions: [
              { type: 'take', params: null },
              { type: 'leaveFor', params: { to: '/?expired=true', replace: true } },
            ],
            meta: { requires: ['SESS-12'] },
          },
          { target: 'current', description: 'No answer, or none of use: the login may still be good' },
        ],
      },
    },
  },
});
