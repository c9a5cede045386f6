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
    { type: 'xstate.done.actor.loadScript', output: undefined, answer: 'script.loaded' },
    { type: 'xstate.error.actor.loadScript', error: 'blocked', answer: 'script.blocked' },
    { type: 'xstate.done.actor.openPopup', output: 'paid', answer: 'popup.paid' },
    { type: 'xstate.done.actor.openPopup', output: 'failed', answer: 'popup.failed' },
    { type: 'xstate.done.actor.openPopup', output: 'closed', answer: 'popup.dismissed' },
    { type: 'xstate.error.actor.openPopup', error: 'broken', answer: 'popup.broken' },
    { type: 'xstate.done.actor.nextAttempt', output: 'paid', answer: 'popup.paid' },
    { type: 'xstate.done.actor.nextAttempt', output: 'failed', answer: 'popup.failed' },
    { type: 'xstate.done.actor.nextAttempt', output: 'closed', answer: 'popup.dismissed' },
    { type: 'xstate.done.actor.readPayment', output: 'completed', answer: 'payment.completed' },
    { type: 'xstate.done.actor.readPayment', output: 'pending', answer: 'payment.pending' },
    { type: 'xstate.error.actor.readPayment', error: 'down', answer: 'payment.down' },
  ],
} satisfies Samples<typeof razorpayMachine>;
