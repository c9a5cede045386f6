import type { PaymentProviders } from '../../src/domain/gateway.ts';
import type { Samples } from '../kit/samples.ts';
import { billing, delivery } from '../orderPlacement/samplePurchase.ts';
import type { paymentMachine } from './payment.machine.ts';

const orderNo = '261121482615';
const toProviders = (razorpay: PaymentProviders['razorpay']): PaymentProviders => ({ ccavenue: 'ccavenue', razorpay });

export const paymentSamples = {
  input: {
    orderNo,
    amount: 1_689_200,
    razorpayOrderId: 'order_9A33XWu170gUtm',
    billing,
    delivery,
    gateway: 'providers',
  },
  events: [
    { type: 'method.chosen', method: 'ccavenue' },
    { type: 'method.chosen', method: 'razorpay' },
    { type: 'payment.continued' },
    { type: 'popup.closed' },
    { type: 'order.paid', reply: 'order.paidElsewhere' },
    {
      type: 'xstate.done.actor.findProviders',
      output: { providers: toProviders('testGateway'), lastMethod: null },
      reply: 'provider.testGateway',
    },
    {
      type: 'xstate.done.actor.findProviders',
      output: { providers: toProviders('razorpay'), lastMethod: null },
      reply: 'provider.razorpay',
    },
    {
      type: 'xstate.done.actor.findProviders',
      output: { providers: toProviders(null), lastMethod: null },
      reply: 'provider.nobody',
    },
    {
      type: 'xstate.done.actor.findProviders',
      output: { providers: toProviders('razorpay'), lastMethod: 'razorpay' },
      reply: 'provider.chosenBefore',
    },
    { type: 'xstate.done.actor.readPayment', output: 'pending', reply: 'payment.read' },
    { type: 'xstate.done.actor.readPayment', output: 'completed', reply: 'payment.completed' },
    { type: 'xstate.error.actor.readPayment', error: 'down', reply: 'payment.down' },
    { type: 'xstate.done.actor.razorpay', output: { outcome: 'paid' }, reply: 'razorpay.paid' },
    { type: 'xstate.done.actor.razorpay', output: { outcome: 'closed' }, reply: 'razorpay.closed' },
    { type: 'xstate.done.actor.razorpay', output: { outcome: 'failed' }, reply: 'razorpay.refused' },
    { type: 'xstate.done.actor.testGateway', output: { outcome: 'paid' }, reply: 'testGateway.paid' },
    { type: 'xstate.done.actor.testGateway', output: { outcome: 'closed' }, reply: 'testGateway.closed' },
    {
      type: 'xstate.done.actor.createPayLink',
      output: { payLink: `/test-gateway?order_no=${orderNo}&amount=16892.00` },
      reply: 'payLink.given',
    },
    { type: 'xstate.error.actor.createPayLink', error: 'down', reply: 'payLink.down' },
    { type: 'xstate.error.actor.createPayLink', error: { kind: 'untrusted' }, reply: 'payLink.foreign' },
  ],
} satisfies Samples<typeof paymentMachine>;
