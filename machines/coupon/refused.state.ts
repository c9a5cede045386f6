import { couponSetup } from './coupon.setup.ts';

/** The order does not have the coupon, and the field says why. */
export const refusedState = couponSetup.createStateConfig({
  description: 'The code gives nothing',
  initial: 'unknown',
  entry: ['withdraw', 'dropCode'],
  on: {
    'code.applied': [
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
    unmet: {
      description: 'The order does not meet its conditions; it is weighed again with each change',
      meta: { messages: ['coupon.unmet'], requires: ['COUP-04', 'COUP-05'] },
    },
    nothingOff: {
      description: 'Its conditions are met and it would take nothing off: it is not used up for that',
      meta: { messages: ['coupon.nothingOff'], requires: ['COUP-05', 'COUP-16'] },
    },
    byTheBackend: {
      description: 'The backend would not price the order with it',
      meta: { messages: ['coupon.invalid'], requires: ['COUP-19'] },
      entry: 'forget',
    },
    unanswered: {
      description: 'The look-up failed; it can be tried again, and is by itself once there is another session',
      meta: { messages: ['coupon.unanswered'], requires: ['API-73'] },
      entry: ['forget', 'keepCode'],
      on: {
        'weighed.changed': {
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
