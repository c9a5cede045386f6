import type { Quote } from '../../src/domain/linePrices.ts';
import type { PlacedOrder } from '../../src/domain/order.ts';
import type { UserSession } from '../../src/domain/userSession.ts';
import { checkoutSetup } from './checkout.setup.ts';
import { getFailureTarget, getGateway } from './checkoutContext.ts';
import { getAddresses } from './checkoutRecord.ts';
import { createRenewingState } from './renewing.state.ts';
import { reviewingState } from './reviewing.state.ts';
import { buyerChangedTransition } from './sharedTransitions.ts';

/** From the last look to the order, its placement and the choice how to pay. */
export const reviewState = checkoutSetup.createStateConfig({
  description: 'Everything once more, before the order is placed',
  meta: { requires: ['CHK-07', 'CHK-63'] },
  entry: 'beginReview',
  initial: 'deciding',
  on: {
    'buyer.changed': {
      description: 'Somebody signed in or out: what is being placed or paid is the order of who began it',
      actions: [{ type: 'keepBuyer', params: ({ event }) => event }, 'sendCouponSubject'],
      meta: { requires: ['CHK-02'] },
    },
  },
  states: {
    deciding: {
      description: 'Does the browser still know who is buying?',
      always: [
        { guard: 'isBuyerKnown', target: 'reviewing', description: 'It is known who is buying' },
        {
          guard: 'isCustomer',
          target: '#checkout.shipping',
          description: 'The addresses are those of another customer: this one chooses again',
          actions: { type: 'goTo', params: { stage: 'shipping', replace: true } },
          meta: { requires: ['CHK-33'] },
        },
        {
          target: '#checkout.shipping',
          description: 'It lost the account: it is made again at the shipping stage',
          actions: ['toastOtherError', { type: 'goTo', params: { stage: 'shipping', replace: true } }],
          meta: { messages: ['checkout.noSession'], requires: ['CHK-40'] },
        },
      ],
    },
    reviewing: reviewingState,
    resuming: {
      description: 'The order waits to be paid: is its price still the one that the shopper agreed to?',
      meta: { messages: ['checkout.quoteInProgress'], requires: ['PAY-25', 'CHK-38'] },
      entry: 'takeInHand',
      invoke: {
        id: 'quoteOrder',
        src: 'quoteOrder',
        input: ({ context: { lines, record, session, coupon } }) => ({
          lines,
          session: session as UserSession,
          coupon: coupon?.code ?? null,
          ...getAddresses(record),
        }),
        onDone: [
          {
            guard: { type: 'isPriceUnchanged', params: ({ event }) => event.output },
            target: 'placing',
            description: 'It is: the order is found again, and nothing is placed twice',
            meta: { requires: ['PAY-25'] },
          },
          { target: 'reviewing', description: 'It is not: the shopper agrees to the price of today first' },
        ],
        onError: { target: 'reviewing', description: 'The review says what is the matter' },
      },
      after: { patience: { target: 'reviewing', description: 'No answer at all' } },
    },
    placing: {
      description: 'The order is being placed',
      meta: { requires: ['ORD-13'] },
      entry: 'recordCoupon',
      on: {
        'edit.chosen': {
          target: '#checkout.shipping',
          description: 'Edit, where an address stopped it; what was made of the order is found again',
          actions: { type: 'goTo', params: { stage: 'shipping' } },
          meta: { requires: ['CHK-68'] },
        },
      },
      invoke: {
        id: 'orderPlacement',
        src: 'orderPlacement',
        input: ({ context: { orderedLines, record, session, coupon } }) => ({
          lines: orderedLines,
          ...getAddresses(record),
          session: session as UserSession,
          coupon,
          profiles: record.profiles,
          agreedAmount: (record.quote as Quote).amount,
        }),
        onDone: [
          {
            guard: { type: 'endedAs', params: ({ event }) => ({ is: 'placed', output: event.output }) },
            target: 'placed',
            description: 'The order is placed',
            actions: [{ type: 'keepPlaced', params: ({ event }) => event.output }, 'remember'],
            meta: { requires: ['ORD-11', 'CHK-39'] },
          },
          {
            guard: { type: 'isExpiredAtFirst', params: ({ event }) => event.output },
            target: 'renewing',
            description: 'The session may only have grown old',
          },
          {
            guard: { type: 'endedAs', params: ({ event }) => ({ is: 'expired', output: event.output }) },
            target: 'expired',
            description: 'The buyer is no longer known',
            meta: { requires: ['ORD-04'] },
          },
          {
            guard: { type: 'endedAs', params: ({ event }) => ({ is: 'repriced', output: event.output }) },
            target: 'reviewing',
            description:
              'The order came to another price, and was stopped: the shopper agrees to the price of today first',
            meta: { requires: ['CONF-36', 'CHK-38'] },
          },
          {
            guard: { type: 'endedAs', params: ({ event }) => ({ is: 'addressRefused', output: event.output }) },
            target: '#checkout.shipping',
            description: 'The backend refuses what stands in fields of the addresses: the guest mends them',
            actions: [
              { type: 'keepRefusedFields', params: ({ event }) => event.output },
              { type: 'goTo', params: { stage: 'shipping' } },
            ],
            meta: { requires: ['CHK-32'] },
          },
          {
            guard: { type: 'hasRefusedCoupon', params: ({ event }) => event.output },
            target: 'reviewing',
            description: 'The coupon was used up or taken back meanwhile: the order has another price',
            actions: ['refuseCoupon'],
            meta: { requires: ['COUP-05', 'COUP-18'] },
          },
        ],
      },
    },
    renewing: {
      ...createRenewingState({
        description: 'The session is renewed, and the order placed on from where it stopped',
        success: 'placing',
        spent: 'expired',
        unanswered: 'reviewing',
      }),
      on: {
        'buyer.changed': {
          ...buyerChangedTransition,
          target: 'deciding',
          description: 'Somebody signed in or out meanwhile: the order has another buyer',
        },
      },
    },
    expired: {
      description: 'A new session is needed; the order continues with it',
      meta: { requires: ['ORD-04'] },
      always: {
        target: '#checkout.shipping',
        description: 'Back to the addresses, where the account is made again',
        actions: [
          'toastExpired',
          'endSession',
          'remember',
          { type: 'goTo', params: { stage: 'shipping', replace: true } },
        ],
        meta: { messages: ['order.expired'], requires: ['ORD-04'] },
      },
    },
    placed: {
      description: 'Is there anything to pay?',
      always: [
        {
          guard: 'isFree',
          target: 'collecting',
          description: 'A coupon takes all of it, and no provider takes a payment of nothing',
        },
        {
          guard: 'isOrderer',
          target: 'paying',
          description: 'The buyer is still the one who ordered: to the payment',
          meta: { requires: ['PAY-01'] },
        },
        {
          target: 'deciding',
          description: 'Somebody signed in or out meanwhile: the order has another buyer',
          actions: ['dropForeign', 'remember'],
          meta: { requires: ['CHK-02'] },
        },
      ],
    },
    paying: {
      description: 'The shopper chooses how to pay',
      meta: { requires: ['PAY-01'] },
      invoke: {
        id: 'payment',
        src: 'payment',
        input: ({ context }) => ({
          ...(context.placedOrder as PlacedOrder),
          ...getAddresses(context.record),
          gateway: getGateway(context),
        }),
        onDone: [
          {
            guard: { type: 'endedAs', params: ({ event }) => ({ is: 'submitted', output: event.output }) },
            target: 'collecting',
            description: 'The second provider has the payment, or it was paid already',
          },
          {
            guard: { type: 'endedAs', params: ({ event }) => ({ is: 'linked', output: event.output }) },
            target: '#checkout.atProvider',
            description: 'The first provider takes the payment on its own page',
            actions: [
              'handOver',
              'rememberCopies',
              'clearBag',
              'useCouponUp',
              { type: 'keepLink', params: ({ event }) => event.output },
              // Whoever comes back by the Back button finds the way to try again, not an empty bag.
              { type: 'goTo', params: ({ context }) => getFailureTarget(context) },
              'followLink',
            ],
            meta: { requires: ['PAY-08', 'PAY-09', 'PAY-12', 'PAY-28'] },
          },
          {
            guard: 'isAsOrdered',
            target: 'reviewing.termsAccepted',
            description: 'The popup was closed; the order waits',
            actions: 'focusPlaceOrder',
          },
          {
            target: '#checkout.deciding',
            description: 'The popup was closed, and bag or buyer are no longer those of the order',
            actions: ['dropForeign', 'remember'],
          },
        ],
      },
    },
    collecting: {
      description: 'Nothing is left to pay here: the payment is called for its result',
      always: {
        target: '#checkout.waiting',
        description: 'The shopper is handed to the payment, and the bag is emptied',
        actions: [
          'handOver',
          'rememberCopies',
          'clearBag',
          'useCouponUp',
          // Back would lead to a review that has nothing left to show.
          { type: 'goTo', params: { stage: 'payment', replace: true } },
        ],
        meta: { requires: ['PAY-06', 'PAY-07', 'PAY-12'] },
      },
    },
  },
});
