import type { EventFrom, SnapshotFrom } from 'xstate';
import { getPaymentMethodLabel } from '../../src/domain/gateway.ts';
import { isPaid, type Order } from '../../src/domain/order.ts';
import type { ordersMessages } from '../../src/messages/order.ts';
import type { orderDetailMachine } from './orderDetail.machine.ts';

type OrderDetail = typeof orderDetailMachine;

/** What heads the page of an order: it is confirmed unless it was called off, or never placed. (ORD-33) */
const HEADINGS: Readonly<Record<string, keyof typeof ordersMessages>> = {
  canceled: 'orders.canceled',
  draft: 'orders.notPlaced',
};

function toOrderView(order: Order) {
  return {
    ...order,
    isPaid: isPaid(order),
    heading: HEADINGS[order.state] ?? 'orders.confirmed',
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
  const { order } = state.context;
  return {
    /** The order with what its state comes to; null until it is read. */
    order: order && toOrderView(order),
    hasFailed: state.matches('failed'),
    retry: () => send({ type: 'order.retried' }),
    print: () => send({ type: 'print.requested' }),
  };
}
