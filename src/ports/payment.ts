import { provideActors } from '../../machines/kit/port.ts';
import { type Gateway, type PaymentInput, paymentMachine } from '../../machines/payment/payment.machine.ts';
import { IS_EMBEDDED, RAZORPAY_KEY } from '../api/config.ts';
import { fetchPaymentLink, toPaymentParams } from '../api/payments.ts';
import { choosePaymentOverlay, getTestGatewayPath } from '../domain/gateway.ts';
import { paymentStatusPorts } from './paymentStatus.ts';
import { razorpayLogic } from './razorpay.ts';
import { testGatewayLogic } from './testGateway.ts';

export const paymentPorts = {
  ...paymentStatusPorts,
  /** Who takes a payment over the store in this build. (PAY-10, CHK-01) */
  findProvider: async ({ gateway }: { gateway: Gateway }) =>
    choosePaymentOverlay({ gateway, key: RAZORPAY_KEY, isEmbedded: IS_EMBEDDED }),
  /** The first provider's page for this order, or the test gateway's where it stands in. (PAY-09, CHK-01) */
  createPayLink: async (order: PaymentInput, signal: AbortSignal) => ({
    payLink:
      order.gateway === 'test'
        ? getTestGatewayPath(order.orderNo, order.amount)
        : await fetchPaymentLink(toPaymentParams(order), signal),
  }),
};

export const paymentLogic = provideActors(paymentMachine, {
  ...paymentPorts,
  razorpay: razorpayLogic,
  testGateway: testGatewayLogic,
});
