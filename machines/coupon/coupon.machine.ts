import { and } from 'xstate';
import type { UserSession } from '../../src/domain/userSession.ts';
import { couponSetup, createContext } from './coupon.setup.ts';

/** Nothing wrong is stored in silence: it is refused before anybody knows who is buying. */
const malformed = {
  guard: 'isMalformed',
  target: '#coupon.refused.unknown',
  description: 'Apply, and no code looks like that',
  meta: { requires: ['COUP-19'] },
} as const;

const inputTransitions = {
  'coupon.removed': { target: 'none', description: 'Remove', actions: ['erase', 'focusField'] },
  'coupon.refused': {
    target: 'refused.byBackend',
    description: 'The order was to be priced, and the backend refused the coupon',
    actions: 'toastExpired',
    meta: { messages: ['coupon.expired'], requires: ['COUP-18'] },
  },
} as const;

/** The order has the coupon. */
const appliedStates = {
  applied: couponSetup.createStateConfig({
    description: 'The coupon applies, and takes so much off',
    meta: { messages: ['coupon.applied'], requires: ['CHK-24', 'COUP-17'] },
    entry: ['apply', 'dropCode'],
    on: inputTransitions,
  }),
  undecided: couponSetup.createStateConfig({
    description: 'What decides is not known yet; the backend has the last word when it prices the order',
    meta: { messages: ['coupon.undecided'], requires: ['COUP-04'] },
    entry: ['apply', 'dropCode'],
    on: inputTransitions,
  }),
};

/** The order does not have the coupon, and the field states why. */
const refusedState = couponSetup.createStateConfig({
  description: 'The code takes nothing off',
  initial: 'unknown',
  entry: ['revoke', 'dropCode'],
  on: {
    'code.applied': [
      malformed,
      { guard: 'hasSession', target: 'lookingUp', description: 'Apply, once more', meta: { requires: ['COUP-01'] } },
      { target: 'waitingForAccount', description: 'Apply, once more; nobody knows who is buying any longer' },
    ],
  },
  states: {
    unknown: {
      description: 'There is no coupon of this code',
      meta: { messages: ['coupon.invalid'], requires: ['COUP-19'] },
      entry: 'forget',
    },
    notRunning: {
      description: 'Today is not one of its days',
      meta: { messages: ['coupon.expired'], requires: ['COUP-02', 'COUP-18'] },
    },
    conditionsUnmet: {
      description: 'The order does not meet its conditions; it is evaluated again with each change',
      meta: { messages: ['coupon.conditionsUnmet'], requires: ['COUP-04', 'COUP-05'] },
    },
    noDiscount: {
      description: 'Its conditions are met and it would take nothing off: it is not used up for that',
      meta: { messages: ['coupon.noDiscount'], requires: ['COUP-05', 'COUP-16'] },
    },
    byBackend: {
      description: 'The backend would not price the order with it',
      meta: { messages: ['coupon.invalid'], requires: ['COUP-19'] },
      entry: 'forget',
    },
    unanswered: {
      description: 'The look-up failed; it can be tried again, and is by itself once there is another session',
      meta: { messages: ['coupon.unanswered'], requires: ['API-73'] },
      entry: ['forget', 'keepCode'],
      on: {
        'subject.changed': {
          guard: { type: 'isAnotherSession', params: ({ event }) => event.subject },
          target: '#coupon.lookingUp',
          description: 'The session was renewed, or there is another buyer',
          actions: { type: 'storeSubject', params: ({ event }) => event.subject },
          meta: { requires: ['COUP-01'] },
        },
      },
    },
  },
});

/** The coupon of an order: typed, looked up, evaluated, and revoked when it no longer applies. */
export const couponMachine = couponSetup.createMachine({
  id: 'coupon',
  description: 'A coupon for the order',
  context: ({ input }) => createContext(input),
  initial: 'starting',
  on: {
    'code.typed': [
      { guard: { type: 'isUnchanged', params: ({ event }) => event.code }, description: 'Nothing new was typed' },
      {
        guard: { type: 'isBlank', params: ({ event }) => event.code },
        target: '.none',
        description: 'The code was deleted',
        actions: 'erase',
        meta: { requires: ['COUP-06'] },
      },
      {
        target: '.typing',
        description: 'Another code is another coupon: the one that was applied is revoked',
        actions: { type: 'write', params: ({ event }) => event.code },
        meta: { requires: ['COUP-06'] },
      },
    ],
    'subject.changed': [
      {
        guard: 'hasLookup',
        target: '.evaluating',
        description: 'Bag, buyer or address changed: the coupon is evaluated again',
        actions: { type: 'storeSubject', params: ({ event }) => event.subject },
        meta: { requires: ['COUP-05'] },
      },
      {
        description: 'Bag, buyer or address changed, and no coupon is concerned',
        actions: { type: 'storeSubject', params: ({ event }) => event.subject },
      },
    ],
  },
  states: {
    starting: {
      description: 'Has the browser stored a code?',
      always: [
        {
          guard: and(['hasCode', 'hasSession']),
          target: 'lookingUp',
          description: 'A code that was stored is looked up by itself',
          meta: { requires: ['COUP-17'] },
        },
        { guard: 'hasCode', target: 'waitingForAccount', description: 'It was, and nobody knows who is buying' },
        { target: 'none', description: 'There is no code' },
      ],
    },
    none: { description: 'No code', meta: { requires: ['CHK-27'] }, entry: ['forget', 'revoke', 'dropCode'] },
    typing: {
      description: 'A code is being typed',
      meta: { requires: ['CHK-27', 'COUP-06'] },
      entry: ['forget', 'revoke', 'dropCode'],
      on: {
        'code.applied': [
          malformed,
          { guard: 'hasSession', target: 'lookingUp', description: 'Apply', meta: { requires: ['COUP-01'] } },
          { target: 'waitingForAccount', description: 'Apply, and nobody knows yet who is buying' },
        ],
      },
    },
    waitingForAccount: {
      description: 'Only a signed-in buyer can read coupons: the code waits for the account',
      meta: { messages: ['coupon.waiting'], requires: ['API-73'] },
      entry: ['revoke', 'keepCode'],
      on: {
        'subject.changed': [
          {
            guard: { type: 'isAnotherSession', params: ({ event }) => event.subject },
            target: 'lookingUp',
            description: 'The buyer is known now',
            actions: { type: 'storeSubject', params: ({ event }) => event.subject },
            meta: { requires: ['COUP-01'] },
          },
          {
            description: 'Bag or address changed; the buyer is still not known',
            actions: { type: 'storeSubject', params: ({ event }) => event.subject },
          },
        ],
        'coupon.removed': {
          target: 'none',
          description: 'Remove',
          actions: ['erase', 'focusField'],
          meta: { requires: ['COUP-06'] },
        },
      },
    },
    lookingUp: {
      description: 'The backend is called for the coupon',
      meta: { messages: ['coupon.lookingUp'], requires: ['COUP-01', 'API-73'] },
      entry: ['forget', 'keepCode', { type: 'reportLookup', params: true }],
      exit: { type: 'reportLookup', params: false },
      invoke: {
        id: 'findCoupon',
        src: 'findCoupon',
        input: ({ context: { code, subject } }) => ({ code, session: subject.session as UserSession }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'evaluating',
            description: 'There is such a coupon',
            actions: { type: 'storeLookup', params: ({ event }) => event.output },
            meta: { requires: ['COUP-01', 'COUP-07'] },
          },
          { target: 'refused.unknown', description: 'There is no such coupon', meta: { requires: ['COUP-19'] } },
        ],
        onError: { target: 'refused.unanswered', description: 'No answer of use, or none for this session' },
      },
      after: { patience: { target: 'refused.unanswered', description: 'No answer at all' } },
    },
    evaluating: {
      description: 'Does it apply to this order?',
      entry: 'evaluate',
      always: [
        {
          guard: 'isRevoked',
          description: 'It applied until now',
          actions: ['revoke', 'toastRevoked'],
          meta: { messages: ['coupon.letGo'], requires: ['COUP-05'] },
        },
        {
          guard: { type: 'hasStatus', params: 'notRunning' },
          target: 'refused.notRunning',
          description: 'Today is not one of its days',
          meta: { requires: ['COUP-02', 'COUP-03', 'COUP-05', 'COUP-18'] },
        },
        {
          guard: { type: 'hasStatus', params: 'unmet' },
          target: 'refused.conditionsUnmet',
          description: 'The order does not meet its conditions',
          meta: { requires: ['COUP-04', 'COUP-05', 'COUP-08'] },
        },
        {
          guard: { type: 'hasStatus', params: 'undecided' },
          target: 'undecided',
          description: 'What decides is not known yet',
          meta: { requires: ['COUP-04'] },
        },
        {
          guard: 'takesNothingOff',
          target: 'refused.noDiscount',
          description: 'It would take nothing off',
          meta: { requires: ['COUP-05', 'COUP-16'] },
        },
        { target: 'applied', description: 'It takes something off', meta: { requires: ['COUP-02', 'COUP-04'] } },
      ],
    },
    ...appliedStates,
    refused: refusedState,
  },
});
