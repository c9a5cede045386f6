import { Own } from '../../flows/session/Own.tsx';
import { OrderPage } from '../../pages/order/OrderPage.tsx';
import { type OrderPorts, OrderPortsContext } from '../../pages/order/ports.ts';
import { keptUser } from '../../ports/keptUser.ts';
import { orderDetailLogic } from '../../ports/orderDetail.ts';

const ports: OrderPorts = { orderDetail: orderDetailLogic, readSession: keptUser.read };

/** A single order in the account with its chart filled. (ACCT-03) */
export const OrderEntry = () => (
  <OrderPortsContext value={ports}>
    <Own>
      <OrderPage />
    </Own>
  </OrderPortsContext>
);
