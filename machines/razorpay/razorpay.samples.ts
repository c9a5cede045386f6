import type { Samples } from '../kit/samples.ts';
import { billing } from '../orderPlacement/samplePurchase.ts';
import type { razorpayMachine } from './razorpay.machine.ts';

const receipt = {
  razorpay_payment_id: 'pay_29QQoUBi66xm2f',
  razorpay_order_id: 'order_9A33XWu170gUtm',
  // by the secret of the embedded backend
  razorpay_signature: '705f899926cf3c62a59e6a559c7436219e270306be84e2cdebda803cb0c4db8e',
};

export const razorpaySamples = {
  input: {
    orderNo: '261121482615',
    razorpayOrderId: receipt.razorpay_order_id,
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
    { type: 'popup.paid', receipt, reply: 'popup.paid' },
    { type: 'popup.refused', reply: 'popup.refused' },
    { type: 'popup.dismissed', reply: 'popup.dismissed' },
    { type: 'xstate.error.actor.popup', error: 'broken', reply: 'popup.broken' },
    { type: 'xstate.done.actor.verifyPayment', output: undefined, reply: 'receipt.verified' },
    { type: 'xstate.error.actor.verifyPayment', error: 'down', reply: 'receipt.down' },
    { type: 'xstate.done.actor.readPayment', output: 'completed', reply: 'payment.completed' },
    { type: 'xstate.done.actor.readPayment', output: 'pending', reply: 'payment.pending' },
    { type: 'xstate.error.actor.readPayment', error: 'down', reply: 'payment.down' },
  ],
} satisfies Samples<typeof razorpayMachine>;
