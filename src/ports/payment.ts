import { type EventObject, fromCallback } from 'xstate';
import { provideActors } from '../../machines/kit/port.ts';
import { paymentMachine } from '../../machines/payment/payment.machine.ts';
import type { PaymentInput } from '../../machines/payment/payment.setup.ts';
import { paymentStatusMachine } from '../../machines/paymentStatus/paymentStatus.machine.ts';
import { type RazorpayInput, type RazorpayReceipt, razorpayMachine } from '../../machines/razorpay/razorpay.machine.ts';
import { testGatewayMachine } from '../../machines/testGateway/testGateway.machine.ts';
import { IS_EMBEDDED, RAZORPAY_KEY } from '../api/config.ts';
import {
  fetchPaymentLink,
  fetchPaymentState,
  reportTestPayment,
  toPaymentParams,
  verifyPayment,
} from '../api/payments.ts';
import { normalizeMobile } from '../domain/contactDetails.ts';
import { STORE_NAME } from '../domain/documentTitle.ts';
import { choosePaymentProviders, type Gateway, getTestGatewayPath } from '../domain/gateway.ts';
import { checkoutRecordCopyStorage, paymentMethodStorage } from '../storage/checkoutStorage.ts';
import { loadRazorpay } from './razorpayScript.ts';

export const testGatewayPorts = { reportOutcome: reportTestPayment };

export const testGatewayLogic = provideActors(testGatewayMachine, testGatewayPorts);

export const paymentStatusPorts = {
  readPayment: ({ orderNo }: { orderNo: string }, signal: AbortSignal) => fetchPaymentState(orderNo, signal),
};

export const paymentStatusLogic = provideActors(paymentStatusMachine, paymentStatusPorts);

/** The popup over the store; throws where the script does not know how to open it. (PAY-10, PAY-11) */
export const razorpayPopupPort = fromCallback<EventObject, RazorpayInput>(({ input, sendBack }) => {
  const { orderNo, razorpayOrderId, amount, name, mail, phone } = input;
  if (!window.Razorpay) throw new Error('There is no script to open the popup');
  const popup = new window.Razorpay({
    key: RAZORPAY_KEY,
    order_id: razorpayOrderId,
    amount: String(amount),
    currency: 'INR',
    name: STORE_NAME,
    description: `Order ${orderNo}`,
    notes: { order_id: orderNo },
    prefill: { name, email: mail, contact: `+91${normalizeMobile(phone)}` },
    handler: (receipt) => sendBack({ type: 'popup.paid', receipt }),
    modal: { ondismiss: () => sendBack({ type: 'popup.dismissed' }) },
  });
  popup.on('payment.failed', () => sendBack({ type: 'popup.refused' }));
  popup.open();
  return () => popup.close();
});

export const razorpayPorts = {
  loadScript: (_: unknown, signal: AbortSignal) => loadRazorpay(signal),
  /** Hands the backend what the provider gave. (PAY-10) */
  verifyPayment: ({ orderNo, receipt }: { orderNo: string; receipt: RazorpayReceipt }, signal: AbortSignal) =>
    verifyPayment(orderNo, receipt, signal),
  readPayment: paymentStatusPorts.readPayment,
};

export const razorpayLogic = provideActors(razorpayMachine, { ...razorpayPorts, popup: razorpayPopupPort });

export const paymentPorts = {
  ...paymentStatusPorts,
  /** Who takes a payment in this build. (PAY-10, CHK-01) */
  findProviders: async (order: { gateway: Gateway; razorpayOrderId: string | null }) => ({
    providers: choosePaymentProviders({ ...order, key: RAZORPAY_KEY, isEmbedded: IS_EMBEDDED }),
    lastMethod: paymentMethodStorage.read(),
  }),
  /** The first provider's page for this order, or the test gateway's where it stands in. (PAY-09, CHK-01) */
  createPayLink: async (order: PaymentInput, signal: AbortSignal) => ({
    payLink:
      order.gateway === 'test'
        ? getTestGatewayPath(order.orderNo, order.amount)
        : await fetchPaymentLink(toPaymentParams(order), signal),
  }),
};

/** Hears of other tabs that an order is paid. (PAY-15) */
export const otherTabsPort = fromCallback<EventObject, { orderNo: string }>(({ input, sendBack }) =>
  checkoutRecordCopyStorage.subscribe((record) => {
    if (record?.paid && record.order_no === input.orderNo) sendBack({ type: 'order.paid' });
  }),
);

export const paymentLogic = provideActors(paymentMachine, {
  ...paymentPorts,
  otherTabs: otherTabsPort,
  razorpay: razorpayLogic,
  testGateway: testGatewayLogic,
});
