import { OrderPage } from '../../pages/order/OrderPage.tsx';
import { type OrderPorts, OrderPortsContext } from '../../pages/order/ports.ts';
import { keptUser } from '../../ports/keptUser.ts';
import { orderDetailLogic } from '../../ports/orderDetail.ts';
import { KeepingLogin } from './KeepingLogin.tsx';

const ports: OrderPorts = { orderDetail: orderDetailLogic, readSession: keptUser.read };

/** A single order in the account with its chart filled. (ACCT-03) */
export const OrderEntry = () => (
  <KeepingLogin>
    <OrderPortsContext value={ports}>
      <OrderPage />
    </OrderPortsContext>
  </KeepingLogin>
);
