import type { Samples } from '../kit/samples.ts';
import { billing } from '../orderPlacement/samplePurchase.ts';
import type { razorpayMachine } from './razorpay.machine.ts';

export const razorpaySamples = {
  input: {
    orderNo: '261121482615',
    amount: 1_689_200,
    name: 'Asha Menon',
    mail: billing.mail,
    phone: billing.phone,
  },
  events: [
    { type: 'razorpay.retried' },
    { type: 'razorpay.left' },
    { type: 'xstate.done.actor.loadScript', output: undefined, reply: 'script.loaded' },
    { type: 'xstate.error.actor.loadScript', error: 'blocked', reply: 'script.blocked' },
    { type: 'xstate.done.actor.openPopup', output: 'paid', reply: 'popup.paid' },
    { type: 'xstate.done.actor.openPopup', output: 'failed', reply: 'popup.failed' },
    { type: 'xstate.done.actor.openPopup', output: 'closed', reply: 'popup.dismissed' },
    { type: 'xstate.error.actor.openPopup', error: 'broken', reply: 'popup.broken' },
    { type: 'xstate.done.actor.nextAttempt', output: 'paid', reply: 'popup.paid' },
    { type: 'xstate.done.actor.nextAttempt', output: 'failed', reply: 'popup.failed' },
    { type: 'xstate.done.actor.nextAttempt', output: 'closed', reply: 'popup.dismissed' },
    { type: 'xstate.done.actor.readPayment', output: 'completed', reply: 'payment.completed' },
    { type: 'xstate.done.actor.readPayment', output: 'pending', reply: 'payment.pending' },
    { type: 'xstate.error.actor.readPayment', error: 'down', reply: 'payment.down' },
  ],
} satisfies Samples<typeof razorpayMachine>;
