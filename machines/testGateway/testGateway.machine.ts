import { assign, setup } from 'xstate';
import type { TestPayment, TestPaymentOutcome } from '../../src/domain/gateway.ts';
import type { paymentMessages } from '../../src/messages/payment.ts';
import type { Meta } from '../kit/meta.ts';
import { port } from '../kit/port.ts';

/** How a visit to a payment provider ended, as far as the browser knows. */
export type GatewayOutcome = TestPaymentOutcome | 'closed';
/** Amount in paise. */
export type GatewayInput = Omit<TestPayment, 'outcome'> & { amount: number };

/** Stands in for both payment providers wherever no real one is configured. */
export const testGatewayMachine = setup({
  types: {
    context: {} as GatewayInput & { outcome: GatewayOutcome },
    events: {} as
      | { type: 'gateway.paid' }
      | { type: 'gateway.failed' }
      | { type: 'gateway.leftOpen' }
      | { type: 'gateway.closed' },
    input: {} as GatewayInput,
    output: {} as { outcome: GatewayOutcome },
    meta: {} as Meta<keyof typeof paymentMessages>,
  },
  actors: { reportOutcome: port<void, TestPayment>('reportOutcome') },
  actions: { setOutcome: assign((_, outcome: GatewayOutcome) => ({ outcome })) },
  delays: { patience: 25_000 },
}).createMachine({
  id: 'testGateway',
  description: 'A stand-in for the payment providers',
  context: ({ input }) => ({ ...input, outcome: 'closed' }),
  output: ({ context }) => ({ outcome: context.outcome }),
  initial: 'choosing',
  states: {
    choosing: {
      description: 'How shall this payment end?',
      initial: 'ready',
      on: {
        'gateway.paid': {
          target: 'submitting',
          actions: { type: 'setOutcome', params: 'paid' },
          description: 'It is paid',
        },
        'gateway.failed': {
          target: 'submitting',
          actions: { type: 'setOutcome', params: 'failed' },
          description: 'The bank refuses it',
        },
        'gateway.leftOpen': {
          target: 'submitting',
          actions: { type: 'setOutcome', params: 'never' },
          description: 'The bank never answers',
        },
        'gateway.closed': {
          target: 'done',
          actions: { type: 'setOutcome', params: 'closed' },
          description: 'The shopper closes the payment',
        },
      },
      states: {
        ready: { description: 'Waits for a choice' },
        failed: { description: 'The backend did not hear it', meta: { messages: ['gateway.answerFailed'] } },
      },
    },
    submitting: {
      description: 'The backend is informed',
      meta: { messages: ['gateway.submitting'] },
      invoke: {
        id: 'reportOutcome',
        src: 'reportOutcome',
        input: ({ context: { orderNo, method, outcome } }) => ({
          orderNo,
          method,
          outcome: outcome as TestPaymentOutcome,
        }),
        onDone: { target: 'done', description: 'The outcome has arrived' },
        onError: { target: 'choosing.failed', description: 'The outcome did not arrive' },
      },
      after: { patience: { target: 'choosing.failed', description: 'No answer at all' } },
    },
    done: { type: 'final', description: 'Back to the store' },
  },
});
