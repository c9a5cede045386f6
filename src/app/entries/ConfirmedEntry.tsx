import { Own } from '../../flows/session/Own.tsx';
import { ConfirmedPage } from '../../pages/order/ConfirmedPage.tsx';
import { type OrderPorts, OrderPortsContext } from '../../pages/order/ports.ts';
import { currentCustomer } from '../../ports/liveSession.ts';
import { orderDetailLogic } from '../../ports/orderDetail.ts';
import { keptGuest } from '../../storage/checkout.ts';
import { PageSkeleton } from '../../ui/Skeleton.tsx';
import { KeepingGuest } from './KeepingGuest.tsx';

const ports: OrderPorts = {
  orderDetail: orderDetailLogic,
  // What a guest ordered is the temporary account's own.
  readSession: () => currentCustomer() ?? keptGuest.read(),
};

/** The page of a confirmed order with its chart filled. */
export const ConfirmedEntry = () => (
  <KeepingGuest>
    <OrderPortsContext value={ports}>
      <Own waiting={<PageSkeleton />}>
        <ConfirmedPage />
      </Own>
    </OrderPortsContext>
  </KeepingGuest>
);
