import { checkoutSetup } from './checkout.setup.ts';
import { pricingStates } from './pricing.state.ts';
import { bagEmptiedTransition, buyerChangedTransition } from './sharedTransitions.ts';

/** The last look, at the price that the backend charges for it now. */
export const reviewingState = checkoutSetup.createStateConfig({
  description: 'The shopper reads',
  entry: 'forgetOrderer',
  initial: 'pricing',
  on: {
    'edit.chosen': {
      target: '#checkout.shipping',
      description: 'Edit',
      actions: { type: 'goTo', params: { stage: 'shipping' } },
      meta: { requires: ['CHK-68'] },
    },
    'buyer.changed': {
      ...buyerChangedTransition,
      target: '#checkout.review.deciding',
      description: 'Somebody signed in or out: the order has another buyer, and perhaps another price',
    },
    'bag.changed': [
      bagEmptiedTransition,
      {
        guard: { type: 'isOtherBag', params: ({ event }) => event.lines },
        target: '.pricing',
        description: 'The bag changed in another tab: it has another price',
        actions: [{ type: 'keepLines', params: ({ event }) => event.lines }, 'sendCouponSubject'],
      },
    ],
    'coupon.lookup': {
      guard: { type: 'isRunning', params: ({ event }) => event.isRunning },
      target: '.evaluating',
      description: 'A coupon is being looked up: it may change the price',
      meta: { requires: ['COUP-01'] },
    },
    'coupon.changed': {
      guard: { type: 'isOtherCoupon', params: ({ event }) => event.coupon },
      target: '.pricing',
      description: 'A coupon was applied or revoked: the order has another price',
      actions: { type: 'keepCoupon', params: ({ event }) => event.coupon },
      meta: { requires: ['COUP-01', 'COUP-05', 'COUP-06'] },
    },
  },
  states: {
    ...pricingStates,
    termsOpen: {
      description: 'The terms are not accepted yet',
      meta: { requires: ['CHK-64', 'CHK-65'] },
      on: {
        'terms.toggled': {
          target: 'termsAccepted',
          description: 'The terms are accepted',
          meta: { requires: ['CHK-65'] },
        },
      },
    },
    termsAccepted: {
      description: 'The terms are accepted',
      meta: { requires: ['CHK-65'] },
      on: {
        'terms.toggled': { target: 'termsOpen', description: 'The terms are no longer accepted' },
        'order.placed': {
          target: '#checkout.review.placing',
          description: 'Place the Order',
          actions: 'takeInHand',
          meta: { requires: ['CHK-65'] },
        },
      },
    },
  },
});
