import type { Samples } from '../kit/samples.ts';
import type { paymentStatusMachine } from './paymentStatus.machine.ts';

export const paymentStatusSamples = {
  input: { orderNo: '261121482615' },
  events: [
    { type: 'xstate.done.actor.readPayment', output: 'completed', answer: 'payment.completed' },
    { type: 'xstate.done.actor.readPayment', output: 'failed', answer: 'payment.failed' },
    { type: 'xstate.done.actor.readPayment', output: 'pending', answer: 'payment.pending' },
    { type: 'xstate.error.actor.readPayment', error: 'down', answer: 'payment.down' },
  ],
} satisfies Samples<typeof paymentStatusMachine>;
