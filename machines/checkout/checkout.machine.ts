import { sessionInvocation } from '../session/sessionPort.ts';
import { bagState } from './bag.state.ts';
import { checkoutSetup } from './checkout.setup.ts';
import {
  getConfirmationTarget,
  getFailureTarget,
  getOrderNo,
  parseOrderNo,
  toCouponSubject,
} from './checkoutContext.ts';
import { confirmedState } from './confirmed.state.ts';
import { reviewState } from './review.state.ts';
import { buyerChangedTransition, paidTransition } from './sharedTransitions.ts';
import { shippingState } from './shipping.state.ts';
import { unpaidStates } from './unpaid.state.ts';

/** The way from the bag to the confirmation, stage by stage. It goes first, and the address follows. */
export const checkoutMachine = checkoutSetup.createMachine({
  id: 'checkout',
  description: 'From the bag to the confirmation',
  context: ({ input }) => ({
    ...input,
    orderNo: parseOrderNo(input.orderNo),
    orderedLines: input.lines,
    ordererId: null,
    repriced: [],
    outOfStockTitles: [],
    refusedFields: null,
    hasRefreshedSession: false,
    placedOrder: null,
    payLink: null,
  }),
  initial: 'deciding',
  invoke: [
    { id: 'bag', src: 'bag' },
    { id: 'buyer', src: 'buyer' },
    sessionInvocation,
    {
      id: 'coupon',
      src: 'coupon',
      input: ({ context, self }) => ({
        code: context.coupon?.code ?? context.code,
        subject: toCouponSubject(context),
        order: self,
      }),
    },
  ],
  on: {
    'stage.opened': [
      { guard: { type: 'isOpen', params: ({ event }) => event }, description: 'The stage is open already' },
      {
        target: '.deciding',
        description: 'Another stage was opened, by a link, by hand or by the Back button',
        actions: { type: 'open', params: ({ event }) => event },
      },
    ],
    'bag.changed': {
      description: 'The bag changed, here or in another tab',
      actions: [{ type: 'keepLines', params: ({ event }) => event.lines }, 'sendCouponSubject'],
    },
    'buyer.changed': {
      ...buyerChangedTransition,
      description: 'Somebody signed in or out, here or in another tab',
    },
    'coupon.changed': {
      description: 'A coupon was applied, evaluated again or revoked',
      actions: { type: 'keepCoupon', params: ({ event }) => event.coupon },
      meta: { requires: ['COUP-05', 'COUP-06'] },
    },
  },
  states: {
    deciding: {
      description: 'Which stage, and may it be opened?',
      always: [
        {
          guard: { type: 'leadsTo', params: '/404c' },
          target: 'redirected',
          description: 'No such stage',
          actions: { type: 'leaveFor', params: '/404c' },
          meta: { requires: ['CHK-10'] },
        },
        {
          guard: { type: 'leadsTo', params: '/403' },
          target: 'redirected',
          description: 'Nothing in the bag to check out',
          actions: { type: 'leaveFor', params: '/403' },
          meta: { requires: ['CHK-12', 'NF-04'] },
        },
        {
          guard: { type: 'leadsTo', params: 'shopping-bag' },
          target: 'bag',
          description: 'The details are the shopping bag',
          actions: { type: 'goTo', params: { stage: 'shopping-bag', replace: true } },
          meta: { requires: ['CHK-04'] },
        },
        {
          guard: { type: 'leadsTo', params: 'shipping' },
          target: 'shipping',
          description: 'A review without addresses',
          actions: { type: 'goTo', params: { stage: 'shipping', replace: true } },
          meta: { requires: ['CHK-14'] },
        },
        {
          guard: 'namesNoOrder',
          target: 'bag',
          description: 'A payment, or a failed one, of no order at all',
          actions: { type: 'goTo', params: { stage: 'shopping-bag', replace: true } },
        },
        {
          guard: 'isStrangeOrder',
          target: 'redirected',
          description: 'An order that was not placed in this browser: its own page knows whose it is',
          actions: { type: 'leaveFor', params: ({ context }) => `/order/${getOrderNo(context)}` },
          meta: { requires: ['ORD-35'] },
        },
        {
          guard: 'isPaid',
          target: 'confirmed.paid',
          description: 'The order is paid: nothing to wait for, and nothing failed',
          actions: { type: 'goTo', params: ({ context }) => getConfirmationTarget(context) },
          meta: { requires: ['PAY-15'] },
        },
        {
          guard: { type: 'isStage', params: 'shopping-bag' },
          target: 'bag',
          description: 'The bag is asked for',
          meta: { requires: ['CHK-03'] },
        },
        {
          guard: { type: 'isStage', params: 'shipping' },
          target: 'shipping',
          description: 'The addresses are asked for',
          meta: { requires: ['CHK-05'] },
        },
        {
          guard: { type: 'isStage', params: 'review' },
          target: 'review',
          description: 'The review is asked for',
          meta: { requires: ['CHK-07'] },
        },
        {
          guard: { type: 'isStage', params: 'payment' },
          target: 'waiting',
          description: 'An order waits to be paid',
          meta: { requires: ['CHK-06'] },
        },
        {
          guard: { type: 'isStage', params: 'payment_fail' },
          target: 'checkingReturn',
          description: 'An address proves nothing: the backend knows whether it failed',
          meta: { requires: ['CHK-09', 'PAY-28'] },
        },
        {
          target: 'confirmed',
          description: 'An order was placed, and its payment is under way',
          meta: { requires: ['CHK-08'] },
        },
      ],
    },
    redirected: { description: 'Another page opens instead of the checkout' },
    bag: bagState,
    shipping: shippingState,
    review: reviewState,
    ...unpaidStates,
    waiting: {
      description: 'The payment is being collected',
      meta: { requires: ['CHK-06', 'PAY-13'] },
      invoke: {
        id: 'paymentStatus',
        src: 'paymentStatus',
        input: ({ context }) => ({ orderNo: getOrderNo(context) as string }),
        onDone: [
          {
            ...paidTransition,
            guard: { type: 'isVerdict', params: ({ event }) => ({ is: 'completed', verdict: event.output.verdict }) },
            description: 'It is paid',
          },
          {
            guard: { type: 'isVerdict', params: ({ event }) => ({ is: 'failed', verdict: event.output.verdict }) },
            target: 'failed',
            description: 'It failed',
            actions: { type: 'goTo', params: ({ context }) => getFailureTarget(context) },
            meta: { requires: ['PAY-17'] },
          },
          {
            target: 'confirmed.open',
            description: 'No result after five reads',
            actions: { type: 'goTo', params: ({ context }) => getConfirmationTarget(context) },
            meta: { requires: ['PAY-18'] },
          },
        ],
      },
    },
    confirmed: confirmedState,
  },
});
