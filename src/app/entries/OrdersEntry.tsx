import { Own } from '../../flows/session/Own.tsx';
import { OrdersPage } from '../../pages/orders/OrdersPage.tsx';
import { type OrdersPorts, OrdersPortsContext } from '../../pages/orders/ports.ts';
import { keptUser } from '../../ports/keptUser.ts';
import { orderHistoryLogic } from '../../ports/orderHistory.ts';

const ports: OrdersPorts = { orderHistory: orderHistoryLogic, readSession: keptUser.read };

/** The list of orders with its chart filled; only a customer has one. (SESS-16) */
export const OrdersEntry = () => (
  <OrdersPortsContext value={ports}>
    <Own>
      <OrdersPage />
    </Own>
  </OrdersPortsContext>
);
