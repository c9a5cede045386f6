import { ConfirmedPage } from '../../pages/order/ConfirmedPage.tsx';
import { type OrderPorts, OrderPortsContext } from '../../pages/order/ports.ts';
import { keptGuest } from '../../ports/keptCheckout.ts';
import { keptUser } from '../../ports/keptUser.ts';
import { orderDetailLogic } from '../../ports/orderDetail.ts';
import { KeepingLogin } from './KeepingLogin.tsx';

const ports: OrderPorts = {
  orderDetail: orderDetailLogic,
  // What a guest ordered is the temporary account's own.
  readSession: () => keptUser.read() ?? keptGuest.read(),
};

/** The page of a confirmed order with its chart filled. */
export const ConfirmedEntry = () => (
  <KeepingLogin>
    <OrderPortsContext value={ports}>
      <ConfirmedPage />
    </OrderPortsContext>
  </KeepingLogin>
);
