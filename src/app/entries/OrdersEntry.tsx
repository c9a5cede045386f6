import { OrdersPage } from '../../pages/orders/OrdersPage.tsx';
import { type OrdersPorts, OrdersPortsContext } from '../../pages/orders/ports.ts';
import { currentCustomer } from '../../ports/liveSession.ts';
import { orderHistoryLogic } from '../../ports/orderHistory.ts';

const ports: OrdersPorts = { orderHistory: orderHistoryLogic, readSession: currentCustomer };

/** The list of orders with its chart filled; only a customer has one. (SESS-16) */
export const OrdersEntry = () => (
  <OrdersPortsContext value={ports}>
    <OrdersPage />
  </OrdersPortsContext>
);
