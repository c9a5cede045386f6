import { assign } from 'xstate';
import { toWholeRupees } from '../../src/domain/money.ts';
import { getFullName } from '../../src/domain/recipient.ts';
import { paymentSetup } from './payment.setup.ts';

/** The shopper chooses how to pay, and is handed to the provider. */
export const paymentMachine = paymentSetup.createMachine({
  id: 'payment',
  description: 'Choosing how to pay',
  context: ({ input }) => ({ ...input, providers: null, method: null, outcome: { kind: 'closed' } }),
  output: ({ context }) => context.outcome,
  initial: 'loading',
  invoke: { id: 'otherTabs', src: 'otherTabs', input: ({ context: { orderNo } }) => ({ orderNo }) },
  on: {
    'order.paid': {
      target: '.done',
      description: 'It was paid in another tab, so that no window to pay it stays open',
      actions: { type: 'end', params: { kind: 'submitted' } },
      meta: { requires: ['PAY-15'] },
    },
  },
  states: {
    loading: {
      description: 'Which providers does this store have?',
      meta: { messages: ['payment.title'], requires: ['PAY-01', 'CHK-01'] },
      on: { 'popup.closed': { target: 'done', description: 'The shopper goes back to the review' } },
      invoke: {
        id: 'findProviders',
        src: 'findProviders',
        input: ({ context: { gateway, razorpayOrderId } }) => ({ gateway, razorpayOrderId }),
        onDone: {
          target: 'choosing',
          description: 'The ways to pay are known',
          actions: { type: 'keepProviders', params: ({ event }) => event.output },
        },
      },
    },
    choosing: {
      description: 'The ways to pay are offered',
      meta: { messages: ['payment.title'], requires: ['PAY-01', 'PAY-02', 'PAY-03', 'PAY-04'] },
      initial: 'ready',
      on: {
        'method.chosen': {
          guard: { type: 'isOffered', params: ({ event }) => event.method },
          target: '.ready',
          description: 'The shopper picks one',
          actions: assign(({ event }) => ({ method: event.method })),
        },
        'payment.continued': [
          {
            guard: 'isChosen',
            target: 'checkingPayment',
            description: 'First: was it paid in another tab?',
            actions: 'rememberMethod',
          },
          { target: '.missing', description: 'No way to pay is chosen', meta: { requires: ['PAY-05'] } },
        ],
        'popup.closed': { target: 'done', description: 'The shopper goes back to the review' },
      },
      states: {
        ready: { description: 'Waits for a choice' },
        missing: { description: 'No method chosen', meta: { messages: ['payment.noMethod'], requires: ['PAY-05'] } },
        closed: {
          description: 'The test gateway was closed before it was paid',
          meta: { messages: ['payment.closed'] },
        },
        unpaid: { description: 'Razorpay was closed, and is not paid so far', meta: { messages: ['payment.unpaid'] } },
        refused: { description: 'Razorpay was closed after the bank refused', meta: { messages: ['payment.refused'] } },
        linkRefused: {
          description: 'The link is none of the provider: nobody is sent there',
          meta: { messages: ['payment.linkRefused'] },
        },
        linkFailed: { description: 'The provider gave no link', meta: { messages: ['payment.linkFailed'] } },
      },
    },
    checkingPayment: {
      description: 'Was it paid already, in another tab? Nothing is paid for twice',
      meta: { messages: ['payment.checking'], requires: ['PAY-20'] },
      on: { 'popup.closed': { target: 'done', description: 'The shopper goes back to the review' } },
      invoke: {
        id: 'readPayment',
        src: 'readPayment',
        input: ({ context }) => ({ orderNo: context.orderNo }),
        onDone: [
          {
            guard: { type: 'isPaidBefore', params: ({ event }) => event.output },
            target: 'done',
            description: 'It was: no provider is called',
            actions: { type: 'end', params: { kind: 'submitted' } },
            meta: { requires: ['PAY-15', 'PAY-20'] },
          },
          { target: 'redirecting', description: 'It was not' },
        ],
        onError: { target: 'redirecting', description: 'Nobody knows' },
      },
      after: { patience: { target: 'redirecting', description: 'No answer at all' } },
    },
    redirecting: {
      description: 'To the provider that was chosen',
      always: [
        {
          guard: { type: 'isTakenBy', params: 'razorpay' },
          target: 'payingAtRazorpay',
          description: 'Razorpay is paid in a window over the shop',
          meta: { requires: ['PAY-10'] },
        },
        {
          guard: { type: 'isTakenBy', params: 'testGateway' },
          target: 'payingAtTestGateway',
          description: 'The test gateway is paid in a window over the shop',
          meta: { requires: ['PAY-10', 'CHK-01'] },
        },
        { target: 'linking', description: 'It is paid at the card gateway', meta: { requires: ['PAY-09'] } },
      ],
    },
    payingAtRazorpay: {
      description: "The second provider's own popup is open",
      meta: { requires: ['PAY-10', 'PAY-11'] },
      invoke: {
        id: 'razorpay',
        src: 'razorpay',
        input: ({ context: { orderNo, amount, razorpayOrderId, billing } }) => ({
          orderNo,
          razorpayOrderId: razorpayOrderId ?? '',
          amount: toWholeRupees(amount),
          name: getFullName(billing),
          mail: billing.mail,
          phone: billing.phone,
        }),
        onDone: [
          {
            guard: { type: 'endedAs', params: ({ event }) => ({ is: 'closed', outcome: event.output.outcome }) },
            target: 'choosing.unpaid',
            description: 'The window was closed unpaid',
          },
          {
            guard: { type: 'endedAs', params: ({ event }) => ({ is: 'failed', outcome: event.output.outcome }) },
            target: 'choosing.refused',
            description: 'The payment was refused',
          },
          {
            target: 'done',
            description: 'The payment is done',
            actions: { type: 'end', params: { kind: 'submitted' } },
            meta: { requires: ['PAY-07'] },
          },
        ],
      },
    },
    payingAtTestGateway: {
      description: "The test gateway stands in for the second provider's popup",
      meta: { requires: ['PAY-10', 'PAY-11', 'CHK-01'] },
      invoke: {
        id: 'testGateway',
        src: 'testGateway',
        input: ({ context: { orderNo, amount } }) => ({
          orderNo,
          method: 'razorpay',
          amount: toWholeRupees(amount),
        }),
        onDone: [
          {
            guard: { type: 'endedAs', params: ({ event }) => ({ is: 'closed', outcome: event.output.outcome }) },
            target: 'choosing.closed',
            description: 'The window was closed unpaid',
          },
          {
            target: 'done',
            description: 'The payment is decided',
            actions: { type: 'end', params: { kind: 'submitted' } },
            meta: { requires: ['PAY-07'] },
          },
        ],
      },
    },
    linking: {
      description: 'The first provider is called for its link',
      meta: { messages: ['payment.linking'], requires: ['PAY-09'] },
      on: { 'popup.closed': { target: 'done', description: 'The shopper goes back to the review' } },
      invoke: {
        id: 'createPayLink',
        src: 'createPayLink',
        input: ({ context }) => context,
        onDone: {
          target: 'done',
          description: "The address of the provider's page has come",
          meta: { requires: ['PAY-09'] },
          actions: { type: 'end', params: ({ event }) => ({ kind: 'linked', payLink: event.output.payLink }) },
        },
        onError: [
          {
            guard: { type: 'isUntrusted', params: ({ event }) => ({ error: event.error }) },
            target: 'choosing.linkRefused',
            description: 'The link leads somewhere else than to the provider',
            meta: { requires: ['PAY-09'] },
          },
          { target: 'choosing.linkFailed', description: "The address of the provider's page could not be had" },
        ],
      },
      after: { patience: { target: 'choosing.linkFailed', description: 'No answer at all' } },
    },
    done: { type: 'final', description: 'The shopper is with the provider, or back at the review' },
  },
});
