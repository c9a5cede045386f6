import type { Samples } from '../kit/samples.ts';
import type { paymentStatusMachine } from './paymentStatus.machine.ts';

export const paymentStatusSamples = {
  input: { orderNo: '261121482615' },
  events: [
    { type: 'xstate.done.actor.readPayment', output: 'completed', reply: 'payment.completed' },
    { type: 'xstate.done.actor.readPayment', output: 'failed', reply: 'payment.failed' },
    { type: 'xstate.done.actor.readPayment', output: 'pending', reply: 'payment.pending' },
    { type: 'xstate.error.actor.readPayment', error: 'down', reply: 'payment.down' },
  ],
} satisfies Samples<typeof paymentStatusMachine>;
