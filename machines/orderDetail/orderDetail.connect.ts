import type { EventFrom, SnapshotFrom } from 'xstate';
import { getPaymentMethodLabel } from '../../src/domain/gateway.ts';
import { createInvoice } from '../../src/domain/invoice.ts';
import type { Order } from '../../src/domain/order.ts';
import { formatState, getOrderProgress, isPaid, type OrderStep } from '../../src/domain/orderProgress.ts';
import { SELLER } from '../../src/domain/seller.ts';
import type { ordersMessages } from '../../src/messages/order.ts';
import type { orderDetailMachine } from './orderDetail.machine.ts';

type OrderDetail = typeof orderDetailMachine;

/** What heads the page of an order: it is confirmed unless it was called off, or never placed. (ORD-33) */
const HEADINGS: Readonly<Record<string, keyof typeof ordersMessages>> = {
  canceled: 'orders.canceled',
  draft: 'orders.notPlaced',
};

/** How each step of an order is called. */
const STEP_NAMES = {
  processing: 'orders.placed',
  completed: 'orders.paid',
  printing: 'orders.printing',
  framing: 'orders.framing',
  shipped: 'orders.shipped',
  delivered: 'orders.delivered',
} as const satisfies Record<OrderStep, keyof typeof ordersMessages>;

function toProgress(order: Order, now: number) {
  const progress = getOrderProgress(order, now);
  return progress && { ...progress, steps: progress.steps.map((step) => STEP_NAMES[step]) };
}

function toOrderView(order: Order, now: number) {
  return {
    ...order,
    state: formatState(order),
    isPaid: isPaid(order),
    /** Null where there is none: it is not paid, or not all that an invoice states is known. */
    invoice: SELLER && createInvoice(order, SELLER),
    /** How far it is; null for one that was called off, or never placed. */
    progress: toProgress(order, now),
    heading: HEADINGS[order.state] ?? 'orders.confirmed',
    /** What a shopper calls its state, where the backend's own word means nothing to one. (ORD-30) */
    status: order.state === 'draft' ? ('orders.notPlaced' as const) : null,
    /** What is to be known of it before all else. */
    note: order.state === 'processing' ? ('orders.awaitingPayment' as const) : null,
    /** How it is paid for, and what is said of that where the backend does not name it. */
    method: getPaymentMethodLabel(order.gateway),
    paymentMessage: isPaid(order) ? ('orders.paidOnline' as const) : ('orders.unpaid' as const),
  };
}

/** An order as its page shows it. */
export type OrderView = ReturnType<typeof toOrderView>;

/** What the page of an order may know and do. */
export function connect(state: SnapshotFrom<OrderDetail>, send: (event: EventFrom<OrderDetail>) => void) {
  const { order, readAt } = state.context;
  return {
    /** The order with what its state comes to; null until it is read. */
    order: order && toOrderView(order, readAt),
    hasFailed: state.matches('failed'),
    retry: () => send({ type: 'order.retried' }),
    print: () => send({ type: 'print.requested' }),
  };
}
