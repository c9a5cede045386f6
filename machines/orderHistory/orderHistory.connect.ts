import type { EventFrom, SnapshotFrom } from 'xstate';
import type { OrderSummary } from '../../src/domain/order.ts';
import { formatState, isPaid } from '../../src/domain/orderProgress.ts';
import type { orderHistoryMachine } from './orderHistory.machine.ts';

type OrderHistory = typeof orderHistoryMachine;

/** The address of an order's own page; one without a number is found by its uuid. (ORD-26) */
const getPath = ({ orderNo, id }: OrderSummary) => `/account/orders/${encodeURIComponent(orderNo || id)}/`;

/** What the list of orders may know and do. */
export function connect(state: SnapshotFrom<OrderHistory>, send: (event: EventFrom<OrderHistory>) => void) {
  const { orders, visibleCount } = state.context;
  return {
    orders: orders.slice(0, visibleCount).map((order) => ({
      ...order,
      state: formatState(order),
      path: getPath(order),
      isPaid: isPaid(order),
    })),
    /** How many there are in all. */
    total: orders.length,
    isListed: state.matches('listed'),
    isEmpty: state.matches('empty'),
    hasFailed: state.matches('failed'),
    canShowMore: state.can({ type: 'more.requested' }),
    showMore: () => send({ type: 'more.requested' }),
    retry: () => send({ type: 'history.retried' }),
  };
}
