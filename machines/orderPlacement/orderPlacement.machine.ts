import { failedState } from './failed.state.ts';
import { createFailureTransitions, placementSetup, toPlannedPurchase } from './orderPlacement.setup.ts';
import type { PlacementOutput, Profiles } from './purchase.ts';

/** Places an order step by step; each step can be tried again without a second order. */
export const orderPlacementMachine = placementSetup.createMachine({
  id: 'orderPlacement',
  description: 'Places an order',
  context: ({ input }) => ({
    purchase: input,
    plan: null,
    profiles: input.profiles,
    order: null,
    soldOut: [],
    outcome: null,
  }),
  output: ({ context }) => context.outcome as PlacementOutput,
  initial: 'planning',
  states: {
    planning: {
      description: 'Every record gets its id before it is created; the same purchase gets the same ids again',
      meta: { requires: ['ORD-13'] },
      invoke: {
        id: 'planOrder',
        src: 'planOrder',
        input: ({ context }) => ({ purchase: context.purchase, instead: context.plan?.order ?? null }),
        onDone: [
          {
            guard: { type: 'hasAbandoned', params: ({ event }) => event.output },
            target: 'undoing',
            description: 'Another purchase was begun before, and was left',
            actions: { type: 'keepPlan', params: ({ event }) => event.output },
          },
          {
            target: 'creatingItems',
            description: 'Nothing is left of an earlier order',
            actions: { type: 'keepPlan', params: ({ event }) => event.output },
          },
        ],
      },
    },
    undoing: {
      description: 'Orders that were started with another bag, address or coupon are cancelled',
      meta: { messages: ['order.undoing'], requires: ['ORD-13'] },
      invoke: {
        id: 'undoOrders',
        src: 'undoOrders',
        input: ({ context }) => toPlannedPurchase(context),
        onDone: { target: 'creatingItems', description: 'The earlier order is undone' },
      },
      after: { haste: { target: 'creatingItems', description: 'They are called off another time' } },
    },
    creatingItems: {
      description: 'One order item for each line of the bag',
      meta: { messages: ['order.items'], requires: ['ORD-01', 'ORD-13', 'ORD-18'] },
      invoke: {
        id: 'createItems',
        src: 'createItems',
        input: ({ context }) => toPlannedPurchase(context),
        onDone: [
          { guard: 'hasProfiles', target: 'creatingOrder', description: 'The addresses are saved already' },
          { target: 'creatingProfiles', description: 'The items are made' },
        ],
        onError: createFailureTransitions('items'),
      },
      after: { patience: { target: 'failed.items', description: 'No answer at all' } },
    },
    creatingProfiles: {
      description: 'Billing and delivery address are saved, both at once',
      meta: { messages: ['order.profiles'], requires: ['ORD-12', 'ORD-13'] },
      invoke: {
        id: 'createProfiles',
        src: 'createProfiles',
        input: ({ context }) => toPlannedPurchase(context),
        onDone: {
          target: 'creatingOrder',
          description: 'The addresses are stored',
          actions: { type: 'keepProfiles', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'isAddressRefused', params: ({ event }) => ({ error: event.error }) },
            target: 'addressRefused',
            description: 'The backend refuses what stands in a field, and names it',
            actions: { type: 'endRefused', params: ({ event }) => ({ error: event.error }) },
            meta: { requires: ['CHK-32'] },
          },
          ...createFailureTransitions('profiles'),
        ],
      },
      after: { patience: { target: 'failed.profiles', description: 'No answer at all' } },
    },
    creatingOrder: {
      description: 'The order itself: a draft where it is to have a coupon, else in processing',
      meta: { messages: ['order.order'], requires: ['ORD-05', 'ORD-06', 'ORD-07', 'ORD-13', 'ORD-17'] },
      invoke: {
        id: 'createOrder',
        src: 'createOrder',
        input: ({ context }) => ({ ...toPlannedPurchase(context), profiles: context.profiles as Profiles }),
        onDone: {
          target: 'loadingOrder',
          description: 'The order is made',
          actions: { type: 'keepOrder', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'isOutOfStock', params: ({ event }) => ({ error: event.error }) },
            target: 'failed.stock',
            description: 'Something cannot be had any more',
            actions: { type: 'keepSoldOut', params: ({ event }) => ({ error: event.error }) },
            meta: { requires: ['CART-50'] },
          },
          ...createFailureTransitions('order'),
        ],
      },
      after: { patience: { target: 'failed.order', description: 'No answer at all' } },
    },
    loadingOrder: {
      description: 'What the backend states about the order tells what is left to do',
      always: [
        {
          guard: { type: 'isOrder', params: 'canceled' },
          target: 'planning',
          description: 'It was called off meanwhile: another one is made',
        },
        {
          guard: 'isFree',
          target: 'placed',
          description: 'There was nothing to pay, and it is completed; the answer that said so was lost',
          actions: 'endFree',
          meta: { requires: ['ORD-11', 'PAY-15'] },
        },
        {
          guard: { type: 'isOrder', params: 'completed' },
          target: 'alreadyPaid',
          description: 'It was paid meanwhile, in another tab',
        },
        {
          guard: 'lacksCoupon',
          target: 'applyingCoupon',
          description: 'A draft without its coupon',
          meta: { requires: ['ORD-08'] },
        },
        {
          guard: 'isRepriced',
          target: 'cancelling',
          description: 'It comes to another price than the shopper agreed to',
          meta: { requires: ['CONF-36', 'CHK-38'] },
        },
        {
          guard: { type: 'isOrder', params: 'draft' },
          target: 'releasing',
          description: 'A draft that lacks nothing',
          meta: { requires: ['ORD-09'] },
        },
        { target: 'assigning', description: 'It is in processing', meta: { requires: ['ORD-10'] } },
      ],
    },
    applyingCoupon: {
      description: 'The coupon and the buyer are put on the draft',
      meta: { messages: ['order.coupon'], requires: ['ORD-08', 'ORD-13'] },
      invoke: {
        id: 'applyCoupon',
        src: 'applyCoupon',
        input: ({ context }) => toPlannedPurchase(context),
        onDone: {
          target: 'loadingOrder',
          description: 'The coupon is on the order',
          actions: { type: 'keepOrder', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'isCouponRefused', params: ({ event }) => ({ error: event.error }) },
            target: 'couponRefused',
            description: 'It was used up or taken back meanwhile',
            meta: { requires: ['COUP-18'] },
          },
          ...createFailureTransitions('coupon'),
        ],
      },
      after: { patience: { target: 'failed.coupon', description: 'No answer at all' } },
    },
    releasing: {
      description: 'The draft becomes an order in processing',
      meta: { messages: ['order.release'], requires: ['ORD-09', 'ORD-13'] },
      invoke: {
        id: 'releaseOrder',
        src: 'releaseOrder',
        input: ({ context }) => toPlannedPurchase(context),
        onDone: {
          target: 'loadingOrder',
          description: 'The order can be changed again',
          actions: { type: 'keepOrder', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'isCouponRefused', params: ({ event }) => ({ error: event.error }) },
            target: 'couponRefused',
            description: 'The coupon was used up or taken back meanwhile',
            meta: { requires: ['COUP-18'] },
          },
          {
            guard: { type: 'isOutOfStock', params: ({ event }) => ({ error: event.error }) },
            target: 'failed.stock',
            description: 'Something cannot be had any more',
            actions: { type: 'keepSoldOut', params: ({ event }) => ({ error: event.error }) },
            meta: { requires: ['CART-50'] },
          },
          ...createFailureTransitions('release'),
        ],
      },
      after: { patience: { target: 'failed.release', description: 'No answer at all' } },
    },
    assigning: {
      description: 'The order is assigned',
      meta: { messages: ['order.assign'], requires: ['ORD-10', 'ORD-13'] },
      invoke: {
        id: 'assignOrder',
        src: 'assignOrder',
        input: ({ context }) => toPlannedPurchase(context),
        onDone: { target: 'creatingPayment', description: 'The order belongs to its buyer' },
        onError: createFailureTransitions('assignment'),
      },
      after: { patience: { target: 'failed.assignment', description: 'No answer at all' } },
    },
    creatingPayment: {
      description: 'A payment record is made; it names the amount and the order',
      meta: { messages: ['order.payment'], requires: ['ORD-11', 'ORD-13'] },
      invoke: {
        id: 'createPayment',
        src: 'createPayment',
        input: ({ context }) => toPlannedPurchase(context),
        onDone: [
          {
            guard: { type: 'isAnotherAmount', params: ({ event }) => event.output },
            target: 'cancelling',
            description: 'Another amount is to be paid than the shopper agreed to',
            actions: { type: 'keepAmount', params: ({ event }) => event.output },
            meta: { requires: ['CONF-36', 'PAY-27'] },
          },
          {
            target: 'placed',
            description: 'The payment is prepared',
            actions: { type: 'end', params: ({ event }) => ({ kind: 'placed', order: event.output }) },
          },
        ],
        onError: createFailureTransitions('payment'),
      },
      after: { patience: { target: 'failed.payment', description: 'No answer at all' } },
    },
    cancelling: {
      description: 'The order at another price is cancelled: nobody pays what they did not agree to',
      meta: { messages: ['order.cancelling'], requires: ['CONF-36'] },
      invoke: {
        id: 'callOff',
        src: 'callOff',
        input: ({ context }) => toPlannedPurchase(context),
        onDone: { target: 'failed.price', description: 'The order is called off: its price was another' },
      },
      after: { haste: { target: 'failed.price', description: 'It is called off another time' } },
    },
    failed: failedState,
    alreadyPaid: {
      description: 'This purchase is already placed and paid; ordering it again needs a confirmation',
      meta: { messages: ['order.alreadyPaid', 'order.paidAgain'] },
      on: { 'placement.retried': { target: 'planning', description: 'All of it once more, under new ids' } },
    },
    placed: { type: 'final', description: 'The order waits to be paid' },
    couponRefused: {
      type: 'final',
      description: 'The coupon is no longer valid for this order; the draft is cancelled with the next try',
      meta: { messages: ['order.couponRefused'], requires: ['COUP-18'] },
      entry: { type: 'end', params: { kind: 'couponRefused' } },
    },
    addressRefused: {
      type: 'final',
      description: 'The shopper mends the fields of the addresses that the backend refuses',
    },
    repriced: {
      type: 'final',
      description: 'The shopper is shown the price of today before anything is ordered',
      entry: { type: 'end', params: { kind: 'repriced' } },
    },
    expired: {
      type: 'final',
      description: 'The backend no longer knows the buyer',
      meta: { messages: ['order.expired'], requires: ['ORD-04'] },
      entry: { type: 'end', params: { kind: 'expired' } },
    },
  },
});
