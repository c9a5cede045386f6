import { type EventObject, fromCallback } from 'xstate';
import { provideActors } from '../../machines/kit/port.ts';
import { paymentMachine } from '../../machines/payment/payment.machine.ts';
import type { PaymentInput } from '../../machines/payment/payment.setup.ts';
import { paymentStatusMachine } from '../../machines/paymentStatus/paymentStatus.machine.ts';
import {
  type RazorpayAttempt,
  type RazorpayInput,
  type RazorpayReceipt,
  razorpayMachine,
} from '../../machines/razorpay/razorpay.machine.ts';
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
import { choosePaymentOverlay, type Gateway, getTestGatewayPath } from '../domain/gateway.ts';
import { checkoutRecordCopyStorage, paymentMethodStorage } from '../storage/checkoutStorage.ts';
import { loadRazorpay, type RazorpayPopup } from './razorpayScript.ts';

export const testGatewayPorts = { reportOutcome: reportTestPayment };

export const testGatewayLogic = provideActors(testGatewayMachine, testGatewayPorts);

export const paymentStatusPorts = {
  readPayment: ({ orderNo }: { orderNo: string }, signal: AbortSignal) => fetchPaymentState(orderNo, signal),
};

export const paymentStatusLogic = provideActors(paymentStatusMachine, paymentStatusPorts);

/** What was heard of a popup and not yet reported: a refusal and the closing after it may come before anybody asks again. */
type OpenPopup = { popup: RazorpayPopup; outcomes: RazorpayAttempt[]; notify: (() => void) | null };
let openedPopup: OpenPopup | null = null;
const CLOSED: RazorpayAttempt = { outcome: 'closed', receipt: null };

/** What comes next of a popup, which closes with whoever waits for it. */
async function getNextOutcome(from: OpenPopup, signal: AbortSignal): Promise<RazorpayAttempt> {
  signal.addEventListener('abort', () => from.popup.close());
  if (from.outcomes.length === 0)
    await new Promise<void>((resolve) => {
      from.notify = resolve;
    });
  return from.outcomes.shift() ?? CLOSED;
}

/** Opens the popup; rejects where the script does not know how. (PAY-10, PAY-11) */
async function openPopup(
  { orderNo, razorpayOrderId, amount, name, mail, phone }: RazorpayInput,
  signal: AbortSignal,
): Promise<RazorpayAttempt> {
  if (!window.Razorpay) throw new Error('There is no script to open the popup');
  const outcomes: RazorpayAttempt[] = [];
  const addOutcome = (outcome: RazorpayAttempt) => {
    outcomes.push(outcome);
    opened.notify?.();
  };
  const popup = new window.Razorpay({
    key: RAZORPAY_KEY,
    order_id: razorpayOrderId,
    amount: String(amount),
    currency: 'INR',
    name: STORE_NAME,
    description: `Order ${orderNo}`,
    notes: { order_id: orderNo },
    prefill: { name, email: mail, contact: `+91${normalizeMobile(phone)}` },
    handler: (receipt) => addOutcome({ outcome: 'paid', receipt }),
    modal: { ondismiss: () => addOutcome(CLOSED) },
  });
  const opened: OpenPopup = { popup, outcomes, notify: null };
  openedPopup = opened;
  popup.on('payment.failed', () => addOutcome({ outcome: 'failed', receipt: null }));
  popup.open();
  return getNextOutcome(opened, signal);
}

/** What comes of the next attempt in the popup that is open. */
async function nextAttempt(_: unknown, signal: AbortSignal): Promise<RazorpayAttempt> {
  return openedPopup ? getNextOutcome(openedPopup, signal) : CLOSED;
}

export const razorpayPorts = {
  loadScript: (_: unknown, signal: AbortSignal) => loadRazorpay(signal),
  openPopup,
  nextAttempt,
  /** Hands the backend what the provider gave. (PAY-10) */
  verifyPayment: ({ orderNo, receipt }: { orderNo: string; receipt: RazorpayReceipt }, signal: AbortSignal) =>
    verifyPayment(orderNo, receipt, signal),
  readPayment: paymentStatusPorts.readPayment,
};

export const razorpayLogic = provideActors(razorpayMachine, razorpayPorts);

export const paymentPorts = {
  ...paymentStatusPorts,
  /** Who takes a payment over the store in this build. (PAY-10, CHK-01) */
  findProvider: async (order: { gateway: Gateway; razorpayOrderId: string | null }) => ({
    overlay: choosePaymentOverlay({ ...order, key: RAZORPAY_KEY, isEmbedded: IS_EMBEDDED }),
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
