import { fill } from '../../machines/kit/port.ts';
import { type PaymentInput, paymentMachine } from '../../machines/payment/payment.machine.ts';
import { payLink, payParams } from '../api/payments.ts';
import { testGatewayLogic } from './testGateway.ts';

export const paymentPorts = {
  /** The first provider's page for this order. (PAY-09) */
  createPayLink: async (order: PaymentInput, signal: AbortSignal) => ({
    payLink: await payLink(payParams(order), signal),
  }),
};

// The second provider's own popup goes in here where a key of it is configured; until then the test gateway stands in.
export const paymentLogic = fill(paymentMachine, paymentPorts).provide({ actors: { razorpay: testGatewayLogic } });
