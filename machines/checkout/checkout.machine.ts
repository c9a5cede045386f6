import { assign, emit, setup } from 'xstate';
import type { CartLine } from '../../src/domain/cart.ts';
import { parseStage, redirectOf } from '../../src/domain/checkoutStage.ts';
import type { GuestSession } from '../../src/domain/guest.ts';
import type { Effect, Meta } from '../kit/meta.ts';
import { orderPlacementMachine, type Placed, type PlacementOutput } from '../orderPlacement/orderPlacement.machine.ts';
import { type PaymentOutput, paymentMachine } from '../payment/payment.machine.ts';
import { type PaymentVerdict, paymentStatusMachine } from '../paymentStatus/paymentStatus.machine.ts';
import { type Addresses, type Quote, type ShippingOutput, shippingMachine } from '../shipping/shipping.machine.ts';

/** What the checkout keeps from stage to stage. */
export type CheckoutRecord = {
  shipping: Addresses | null;
  quote: Quote | null;
  order_no: string | null;
};
/** Bag and record as they were when the browser left for the payment. (PAY-12, PAY-28) */
export type RecoveryCopies = { lines: readonly CartLine[]; record: CheckoutRecord };
export type Prefix = '/checkout' | '/mock_checkout';
export type CheckoutInput = {
  prefix: Prefix;
  stage: string;
  /** The order that the address names, where it names one. */
  orderNo: string | null;
  lines: readonly CartLine[];
  pincode: string;
  draft: Addresses | null;
  record: CheckoutRecord;
  copies: RecoveryCopies | null;
  session: GuestSession | null;
};
export type CheckoutEffect =
  | Effect
  | { type: 'remember'; record: CheckoutRecord; copies: RecoveryCopies | null; session: GuestSession | null }
  | { type: 'bag.cleared' }
  | { type: 'bag.restored'; lines: readonly CartLine[] };

export const emptyRecord: CheckoutRecord = { shipping: null, quote: null, order_no: null };

/** The way from the bag to the confirmation, stage by stage. */
export const checkoutMachine = setup({
  types: {
    context: {} as CheckoutInput & { placed: Placed | null },
    events: {} as
      | { type: 'stage.opened'; stage: string; orderNo: string | null }
      | { type: 'bag.changed'; lines: readonly CartLine[] }
      | { type: 'bag.continued' }
      | { type: 'terms.toggled' }
      | { type: 'order.placed' }
      | { type: 'edit.chosen' }
      | { type: 'tryAgain.chosen' },
    emitted: {} as CheckoutEffect,
    input: {} as CheckoutInput,
    meta: {} as Meta,
  },
  actors: {
    shipping: shippingMachine,
    orderPlacement: orderPlacementMachine,
    payment: paymentMachine,
    paymentStatus: paymentStatusMachine,
  },
  guards: {
    isOpen: ({ context }, opened: { stage: string; orderNo: string | null }) =>
      opened.stage === context.stage && opened.orderNo === context.orderNo,
    leadsTo: ({ context }, where: string) => redirectFrom(context) === where,
    isStage: ({ context }, stage: string) => parseStage(context.stage).stage === stage,
    hasOrder: ({ context }) => orderNoOf(context) !== null,
    hasLines: ({ context }) => context.lines.length > 0,
    hasCopies: ({ context }) => context.copies !== null,
    isPlaced: (_, { placed }: PlacementOutput) => placed !== null,
    leftBy: (_, { by, output }: { by: PaymentOutput['left']; output: PaymentOutput }) => output.left === by,
    isVerdict: (_, { is, verdict }: { is: PaymentVerdict; verdict: PaymentVerdict }) => is === verdict,
  },
  actions: {
    open: assign((_, { stage, orderNo }: { stage: string; orderNo: string | null }) => ({ stage, orderNo })),
    keepLines: assign((_, lines: readonly CartLine[]) => ({ lines })),
    keepShipping: assign(({ context }, { session, quote, ...shipping }: ShippingOutput) => ({
      session,
      draft: shipping,
      record: { ...context.record, shipping, quote },
    })),
    keepPlaced: assign(({ context }, { placed }: PlacementOutput) => ({
      placed,
      record: { ...context.record, order_no: placed?.orderNo ?? null },
    })),
    forgetSession: assign({ session: null }),
    /** Copies first, then the bag: whatever happens on the way, one of the two holds the order's lines. */
    handOver: assign(({ context }) => ({
      copies: { lines: context.lines, record: context.record },
      record: emptyRecord,
    })),
    restore: assign(({ context }) => ({
      lines: context.copies?.lines ?? [],
      draft: context.copies?.record.shipping ?? null,
      record: { ...(context.copies?.record ?? emptyRecord), order_no: null },
    })),
    remember: emit(({ context: { record, copies, session } }) => ({ type: 'remember', record, copies, session })),
    clearBag: emit({ type: 'bag.cleared' }),
    restoreBag: emit(({ context }) => ({ type: 'bag.restored', lines: context.lines })),
    followLink: emit((_, { payLink }: PaymentOutput) => ({ type: 'redirect', url: payLink ?? '/' })),
    goTo: emit(({ context }, stage: string) => ({ type: 'navigate', to: `${context.prefix}/${stage}` })),
    turnTo: emit(({ context }, stage: string) => ({
      type: 'navigate',
      to: stage.startsWith('/') ? stage : `${context.prefix}/${stage}`,
      replace: true,
    })),
    confirm: emit(({ context }) => ({
      type: 'navigate',
      to: `${context.prefix}/order-${orderNoOf(context)}`,
      replace: true,
    })),
    showFailure: emit(({ context }) => ({
      type: 'navigate',
      to: `${context.prefix}/payment_fail?order_no=${orderNoOf(context)}`,
      replace: true,
    })),
    trackPurchase: emit(({ context }) => ({
      type: 'track',
      event: {
        event: 'checkout',
        products: (context.copies?.lines ?? []).map(({ item_name, quantity, total_price }) => ({
          name: item_name,
          quantity,
          total: total_price / 100,
        })),
        order_id: orderNoOf(context),
        total: (context.copies?.record.quote?.amount ?? 0) / 100,
      },
    })),
  },
}).createMachine({
  id: 'checkout',
  description: 'From the bag to the confirmation',
  context: ({ input }) => ({ ...input, placed: null }),
  initial: 'arriving',
  on: {
    'stage.opened': [
      { guard: { type: 'isOpen', params: ({ event }) => event }, description: 'The stage is open already' },
      {
        target: '.arriving',
        description: 'Another stage was opened',
        actions: { type: 'open', params: ({ event }) => event },
      },
    ],
    'bag.changed': {
      description: 'The bag changed, here or in another tab',
      actions: { type: 'keepLines', params: ({ event }) => event.lines },
    },
  },
  states: {
    arriving: {
      description: 'Which stage, and may it be opened?',
      always: [
        { guard: { type: 'leadsTo', params: '/404c' }, target: 'lost', meta: { requires: ['CHK-10'] } },
        {
          guard: { type: 'leadsTo', params: 'shopping-bag' },
          target: 'turningAway',
          actions: { type: 'turnTo', params: 'shopping-bag' },
          meta: { requires: ['CHK-04'] },
        },
        {
          guard: { type: 'leadsTo', params: '/403' },
          target: 'turningAway',
          actions: { type: 'turnTo', params: '/403' },
          meta: { requires: ['CHK-12', 'NF-04'] },
        },
        {
          guard: { type: 'leadsTo', params: 'shipping' },
          target: 'turningAway',
          actions: { type: 'turnTo', params: 'shipping' },
          meta: { requires: ['CHK-14'] },
        },
        { guard: { type: 'isStage', params: 'shopping-bag' }, target: 'bag', meta: { requires: ['CHK-03'] } },
        { guard: { type: 'isStage', params: 'shipping' }, target: 'shipping', meta: { requires: ['CHK-05'] } },
        { guard: { type: 'isStage', params: 'review' }, target: 'review', meta: { requires: ['CHK-07'] } },
        { guard: { type: 'isStage', params: 'confirmation' }, target: 'confirmed', meta: { requires: ['CHK-08'] } },
        { guard: { type: 'isStage', params: 'payment_fail' }, target: 'failed', meta: { requires: ['CHK-09'] } },
        { guard: 'hasOrder', target: 'waiting', meta: { requires: ['CHK-06'] } },
        {
          target: 'turningAway',
          description: 'The payment stage without an order: back to the bag',
          actions: { type: 'turnTo', params: 'shopping-bag' },
        },
      ],
    },
    turningAway: { description: 'Another page is opened instead' },
    lost: {
      description: 'No such stage; the not-found page opens',
      entry: { type: 'turnTo', params: '/404c' },
      meta: { requires: ['CHK-10'] },
    },
    bag: {
      description: 'Shopping bag',
      meta: { requires: ['CHK-03', 'CHK-17', 'CHK-24'] },
      on: {
        'bag.continued': {
          guard: 'hasLines',
          description: 'SAVE & CONTINUE',
          actions: { type: 'goTo', params: 'shipping' },
          meta: { requires: ['CHK-20', 'CHK-23'] },
        },
      },
    },
    shipping: {
      description: 'Shipping and billing',
      meta: { requires: ['CHK-05'] },
      invoke: {
        id: 'shipping',
        src: 'shipping',
        input: ({ context: { lines, pincode, draft, session } }) => ({ lines, pincode, kept: draft, session }),
        onDone: {
          target: 'shipped',
          meta: { requires: ['CHK-37', 'GUEST-04'] },
          actions: [{ type: 'keepShipping', params: ({ event }) => event.output }, 'remember'],
        },
      },
    },
    shipped: {
      description: 'On the way to the review',
      entry: { type: 'goTo', params: 'review' },
    },
    review: {
      description: 'Everything once more, before the order is placed',
      meta: { requires: ['CHK-07', 'CHK-63'] },
      initial: 'reading',
      states: {
        reading: {
          description: 'The shopper reads',
          initial: 'unagreed',
          on: { 'edit.chosen': { actions: { type: 'goTo', params: 'shipping' }, meta: { requires: ['CHK-68'] } } },
          states: {
            unagreed: {
              description: 'The terms are not accepted yet',
              meta: { requires: ['CHK-64', 'CHK-65'] },
              on: { 'terms.toggled': 'agreed' },
            },
            agreed: {
              description: 'The terms are accepted',
              on: {
                'terms.toggled': 'unagreed',
                'order.placed': {
                  target: '#checkout.review.placing',
                  description: 'Place the Order',
                  meta: { requires: ['CHK-65'] },
                },
              },
            },
          },
        },
        placing: {
          description: 'The order is being placed',
          meta: { requires: ['ORD-13'] },
          invoke: {
            id: 'orderPlacement',
            src: 'orderPlacement',
            input: ({ context: { lines, record, session } }) => ({
              lines,
              billing: (record.shipping as Addresses).billing,
              delivery: record.shipping?.same ? null : (record.shipping as Addresses).delivery,
              session: session as GuestSession,
            }),
            onDone: [
              {
                guard: { type: 'isPlaced', params: ({ event }) => event.output },
                target: 'paying',
                actions: [{ type: 'keepPlaced', params: ({ event }) => event.output }, 'remember'],
                meta: { requires: ['ORD-11', 'CHK-39'] },
              },
              {
                target: '#checkout.turningAway',
                description: 'The guest is no longer known: the account is made again at the shipping stage',
                actions: ['forgetSession', 'remember', { type: 'turnTo', params: 'shipping' }],
                meta: { requires: ['ORD-04'] },
              },
            ],
          },
        },
        paying: {
          description: 'The shopper chooses how to pay',
          meta: { requires: ['PAY-01'] },
          invoke: {
            id: 'payment',
            src: 'payment',
            input: ({ context: { placed, record } }) => ({
              orderNo: (placed as Placed).orderNo,
              amount: (placed as Placed).amount,
              billing: (record.shipping as Addresses).billing,
              delivery: record.shipping?.same ? null : (record.shipping as Addresses).delivery,
            }),
            onDone: [
              {
                guard: { type: 'leftBy', params: ({ event }) => ({ by: 'popup', output: event.output }) },
                target: '#checkout.paid',
                actions: ['handOver', 'remember', 'clearBag', { type: 'goTo', params: 'payment' }],
                meta: { requires: ['PAY-06', 'PAY-07', 'PAY-12'] },
              },
              {
                guard: { type: 'leftBy', params: ({ event }) => ({ by: 'link', output: event.output }) },
                target: '#checkout.paid',
                actions: [
                  'handOver',
                  'remember',
                  'clearBag',
                  { type: 'followLink', params: ({ event }) => event.output },
                ],
                meta: { requires: ['PAY-08', 'PAY-09', 'PAY-28'] },
              },
              { target: 'reading.agreed', description: 'The popup was closed; the order waits' },
            ],
          },
        },
      },
    },
    paid: { description: 'On the way to the payment stage, or to the provider' },
    waiting: {
      description: 'The payment is being collected',
      meta: { requires: ['CHK-06', 'PAY-13'] },
      invoke: {
        id: 'paymentStatus',
        src: 'paymentStatus',
        input: ({ context }) => ({ orderNo: orderNoOf(context) as string }),
        onDone: [
          {
            guard: { type: 'isVerdict', params: ({ event }) => ({ is: 'completed', verdict: event.output.verdict }) },
            target: 'decided',
            actions: ['trackPurchase', 'confirm'],
            meta: { requires: ['PAY-15', 'PAY-16'] },
          },
          {
            guard: { type: 'isVerdict', params: ({ event }) => ({ is: 'failed', verdict: event.output.verdict }) },
            target: 'decided',
            actions: 'showFailure',
            meta: { requires: ['PAY-17'] },
          },
          {
            target: 'decided',
            actions: 'confirm',
            description: 'No result after five reads',
            meta: { requires: ['PAY-18'] },
          },
        ],
      },
    },
    decided: { description: 'On the way to the confirmation or the failure page' },
    confirmed: {
      description: 'The order is confirmed',
      meta: { says: ['payment.ordered', 'payment.emailed'], requires: ['PAY-21'] },
    },
    failed: {
      description: 'The payment failed',
      meta: { says: ['payment.failedTitle', 'payment.failed'], requires: ['PAY-22', 'PAY-23'] },
      on: {
        'tryAgain.chosen': {
          guard: 'hasCopies',
          target: 'turningAway',
          description: 'Bag and addresses come back from their copies',
          meta: { requires: ['PAY-24', 'PAY-25'] },
          actions: ['restore', 'remember', 'restoreBag', { type: 'goTo', params: 'shipping' }],
        },
      },
    },
  },
});

/** The order of which a stage speaks: the one in its address, or the one that was last handed over. */
function orderNoOf({ stage, orderNo, record, copies }: CheckoutInput): string | null {
  return orderNo ?? parseStage(stage).orderNo ?? record.order_no ?? copies?.record.order_no ?? null;
}

const redirectFrom = ({ stage, lines, record }: CheckoutInput) =>
  redirectOf({ stage: parseStage(stage).stage, lines: lines.length, hasShipping: record.shipping !== null });
