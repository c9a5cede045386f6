import { couponSetup } from './coupon.setup.ts';

/** The order does not have the coupon, and the field says why. */
export const refused = couponSetup.createStateConfig({
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
      meta: { says: ['coupon.invalid'], requires: ['COUP-19'] },
      entry: 'forget',
    },
    notRunning: {
      description: 'Today is not one of its days',
      meta: { says: ['coupon.expired'], requires: ['COUP-02', 'COUP-18'] },
    },
    unmet: {
      description: 'The order does not meet its conditions; it is weighed again with each change',
      meta: { says: ['coupon.unmet'], requires: ['COUP-04', 'COUP-05'] },
    },
    nothingOff: {
      description: 'Its conditions are met and it would take nothing off: it is not used up for that',
      meta: { says: ['coupon.nothingOff'], requires: ['COUP-05', 'COUP-16'] },
    },
    byTheBackend: {
      description: 'The backend would not price the order with it',
      meta: { says: ['coupon.invalid'], requires: ['COUP-19'] },
      entry: 'forget',
    },
    unanswered: {
      description: 'The look-up failed; it can be tried again, and is by itself once there is another session',
      meta: { says: ['coupon.unanswered'], requires: ['API-73'] },
      entry: ['forget', 'keepCode'],
      on: {
        'weighed.changed': {
          guard: { type: 'isAnotherSession', params: ({ event }) => event.weighed },
          target: '#coupon.lookingUp',
          description: 'The session was renewed, or there is another buyer',
          actions: { type: 'keepWeighed', params: ({ event }) => event.weighed },
          meta: { requires: ['COUP-01'] },
        },
      },
    },
  },
});
