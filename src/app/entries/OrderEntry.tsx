import { OrderPage } from '../../pages/order/OrderPage.tsx';
import { type OrderPorts, OrderPortsContext } from '../../pages/order/ports.ts';
import { currentCustomer } from '../../ports/liveSession.ts';
import { orderDetailLogic } from '../../ports/orderDetail.ts';

const ports: OrderPorts = { orderDetail: orderDetailLogic, readSession: currentCustomer };

/** A single order in the account with its chart filled. (ACCT-03) */
export const OrderEntry = () => (
  <OrderPortsContext value={ports}>
    <OrderPage />
  </OrderPortsContext>
);
