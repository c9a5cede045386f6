import { useParams } from 'react-router-dom';
import { guestOrderEffects } from '../../effects/guestOrderEffects.ts';
import { OrderConfirmed } from '../../flows/orderDetail/OrderConfirmed.tsx';
import { orderDetail } from '../../flows/orderDetail/OrderParts.tsx';
import { Own } from '../../flows/session/Own.tsx';
import { currentCustomer } from '../../ports/liveSession.ts';
import { orderDetailLogic } from '../../ports/orderDetail.ts';
import { keptGuest } from '../../storage/checkout.ts';
import { Page, Section } from '../../ui/Layout.tsx';
import { PageSkeleton } from '../../ui/Skeleton.tsx';

/** An order as its confirmation, also for a guest whose order it is. (ORD-33, ORD-34, ROUTE-38) */
export const ConfirmedPage = () => (
  <Own waiting={<PageSkeleton />}>
    <Confirmed />
  </Own>
);

function Confirmed() {
  const { id: number = '' } = useParams();
  // What a guest ordered is the temporary account's own.
  const customer = currentCustomer();
  const input = { number, session: customer ?? keptGuest.read(), isGuest: customer === null };
  return (
    <Page width="reading">
      <Section>
        <orderDetail.Start key={number} logic={orderDetailLogic} effects={guestOrderEffects} options={{ input }}>
          <OrderConfirmed />
        </orderDetail.Start>
      </Section>
    </Page>
  );
}
