import type { UserSession } from '../../src/domain/userSession.ts';
import { checkoutSetup } from './checkout.setup.ts';
import { getAddresses } from './checkoutRecord.ts';
import { createRenewingState } from './renewing.state.ts';

/** Until there is a price of today, and the terms can be read, nobody can place the order. */
export const pricingStates = {
  pricing: checkoutSetup.createStateConfig({
    description: 'The backend is called for the price of the order',
    meta: { messages: ['checkout.quoteInProgress'], requires: ['CHK-38'] },
    entry: 'clearOutOfStock',
    invoke: {
      id: 'quoteOrder',
      src: 'quoteOrder',
      input: ({ context: { lines, record, session, coupon } }) => ({
        lines,
        session: session as UserSession,
        coupon: coupon?.code ?? null,
        ...getAddresses(record),
      }),
      onDone: {
        target: 'loadingTerms',
        description: 'The price stands; where the bag had another one, it is set right',
        actions: [{ type: 'keepQuote', params: ({ event }) => event.output }, 'sendCouponSubject', 'remember'],
        meta: { requires: ['CHK-38', 'CART-48'] },
      },
      onError: [
        {
          guard: { type: 'canRenewSession', params: ({ event }) => ({ error: event.error }) },
          target: 'renewing',
          description: 'The session may only have grown old',
        },
        {
          guard: { type: 'isUnknown', params: ({ event }) => ({ error: event.error }) },
          target: 'unknown',
          description: 'The backend does not know the buyer',
        },
        {
          guard: { type: 'isCouponRefused', params: ({ event }) => ({ error: event.error }) },
          target: 'pricing',
          reenter: true,
          description: 'The coupon is no good: the price is requested without it',
          actions: 'refuseCoupon',
          meta: { requires: ['COUP-05', 'COUP-18', 'COUP-19'] },
        },
        {
          guard: { type: 'isOutOfStock', params: ({ event }) => ({ error: event.error }) },
          target: 'unpriced',
          description: 'Something in the bag is not sold any more, and is named',
          actions: { type: 'storeOutOfStock', params: ({ event }) => ({ error: event.error }) },
          meta: { messages: ['order.soldOut', 'order.keptButThat'], requires: ['CHK-41', 'CART-50'] },
        },
        { target: 'unpriced', description: 'The price could not be read', meta: { requires: ['CHK-41'] } },
      ],
    },
    after: { patience: { target: 'unpriced', description: 'No answer at all' } },
  }),
  loadingTerms: checkoutSetup.createStateConfig({
    description: 'Are the terms there to be read? The shopper is about to accept them',
    meta: { messages: ['checkout.termsInProgress'], requires: ['CHK-64'] },
    invoke: {
      id: 'readTerms',
      src: 'readTerms',
      onDone: { target: 'termsOpen', description: 'The terms are there to be read', meta: { requires: ['CHK-64'] } },
      onError: { target: 'termsFailed', description: 'They are missing, or cannot be read' },
    },
    after: { patience: { target: 'termsFailed', description: 'No answer at all' } },
  }),
  termsFailed: checkoutSetup.createStateConfig({
    description: 'The terms cannot be read: nobody accepts them, and nothing is ordered',
    meta: { messages: ['checkout.termsFailed'], requires: ['CHK-64', 'CHK-65'] },
    on: {
      'price.retried': {
        target: 'pricing',
        description: 'Try again: the price may have changed meanwhile',
        actions: 'focusAwaited',
      },
    },
  }),
  evaluating: checkoutSetup.createStateConfig({
    description: 'A coupon is being looked up: nobody places the order without what it takes off',
    meta: { messages: ['checkout.quoteInProgress'], requires: ['COUP-01'] },
    on: {
      'coupon.lookup': [
        {
          guard: { type: 'isRunning', params: ({ event }) => event.isRunning },
          description: 'Another one is being looked up',
        },
        { target: 'pricing', description: 'It was looked up', meta: { requires: ['CHK-38'] } },
      ],
    },
  }),
  renewing: createRenewingState({
    description: 'The session is renewed',
    success: 'pricing',
    spent: 'unknown',
    unanswered: 'unpriced',
  }),
  unknown: checkoutSetup.createStateConfig({
    description: 'Nobody knows who is buying: the account is made again at the shipping stage',
    meta: { requires: ['CHK-40'] },
    always: {
      target: '#checkout.shipping',
      description: 'Back to the addresses, where the account is made again',
      actions: [
        'toastOtherError',
        'endSession',
        'remember',
        { type: 'goTo', params: { stage: 'shipping', replace: true } },
      ],
      meta: { messages: ['checkout.noSession'], requires: ['CHK-40'] },
    },
  }),
  unpriced: checkoutSetup.createStateConfig({
    description: 'The price could not be read; it can be requested again',
    meta: { messages: ['checkout.priceFailed'], requires: ['CHK-41'] },
    on: { 'price.retried': { target: 'pricing', description: 'Try again', actions: 'focusAwaited' } },
  }),
};
