import type { Samples } from '../kit/samples.ts';
import { billing, delivery } from '../orderPlacement/samplePurchase.ts';
import type { paymentMachine } from './payment.machine.ts';

const orderNo = '261121482615';

export const paymentSamples = {
  input: { orderNo, amount: 1_689_200, quoted: 1_689_200, billing, delivery, gateway: 'providers' },
  events: [
    { type: 'method.chosen', method: 'ccavenue' },
    { type: 'method.chosen', method: 'razorpay' },
    { type: 'payment.continued' },
    { type: 'popup.closed' },
    { type: 'xstate.done.actor.findProvider', output: 'testGateway', answer: 'provider.testGateway' },
    { type: 'xstate.done.actor.findProvider', output: 'razorpay', answer: 'provider.razorpay' },
    { type: 'xstate.done.actor.findProvider', output: 'nobody', answer: 'provider.nobody' },
    { type: 'xstate.done.actor.readPayment', output: 'pending', answer: 'payment.read' },
    { type: 'xstate.done.actor.readPayment', output: 'completed', answer: 'payment.completed' },
    { type: 'xstate.error.actor.readPayment', error: 'down', answer: 'payment.down' },
    { type: 'xstate.done.actor.razorpay', output: { outcome: 'paid' }, answer: 'razorpay.paid' },
    { type: 'xstate.done.actor.razorpay', output: { outcome: 'closed' }, answer: 'razorpay.closed' },
    { type: 'xstate.done.actor.razorpay', output: { outcome: 'failed' }, answer: 'razorpay.refused' },
    { type: 'xstate.done.actor.testGateway', output: { outcome: 'paid' }, answer: 'testGateway.paid' },
    { type: 'xstate.done.actor.testGateway', output: { outcome: 'closed' }, answer: 'testGateway.closed' },
    {
      type: 'xstate.done.actor.createPayLink',
      output: { payLink: `/test-gateway?order_no=${orderNo}&amount=16892.00` },
      answer: 'payLink.given',
    },
    { type: 'xstate.error.actor.createPayLink', error: 'down', answer: 'payLink.down' },
  ],
} satisfies Samples<typeof paymentMachine>;
