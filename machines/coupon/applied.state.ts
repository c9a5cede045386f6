import { couponSetup } from './coupon.setup.ts';

const ways = {
  'coupon.removed': { target: 'none', description: 'Remove', actions: 'erase' },
  'coupon.refused': {
    target: 'refused.byTheBackend',
    description: 'The order was to be priced, and the backend refused the coupon',
    actions: 'toastExpired',
    meta: { messages: ['coupon.expired'], requires: ['COUP-18'] },
  },
} as const;

/** The order has the coupon. */
export const appliedStates = {
  applied: couponSetup.createStateConfig({
    description: 'The coupon applies, and takes so much off',
    meta: { messages: ['coupon.applied'], requires: ['CHK-24', 'COUP-17'] },
    entry: ['grant', 'dropCode'],
    on: ways,
  }),
  undecided: couponSetup.createStateConfig({
    description: 'What decides is not known yet; the backend has the last word when it prices the order',
    meta: { messages: ['coupon.undecided'], requires: ['COUP-04'] },
    entry: ['grant', 'dropCode'],
    on: ways,
  }),
};
