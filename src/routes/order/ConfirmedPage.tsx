import { useParams } from 'react-router-dom';
import { OrderConfirmed } from '../../flows/orderDetail/OrderConfirmed.tsx';
import { orderDetail } from '../../flows/orderDetail/OrderParts.tsx';
import { CustomerScope } from '../../flows/session/CustomerScope.tsx';
import type { AreaEffectHandler } from '../../kit/flow/effects.ts';
import { orderDetailLogic } from '../../ports/orders.ts';
import { getCurrentCustomer } from '../../ports/sessionActor.ts';
import { guestSessionStorage } from '../../storage/checkoutStorage.ts';
import { Page, Section } from '../../ui/Layout.tsx';
import { Link } from '../../ui/Link.tsx';
import { PageSkeleton } from '../../ui/Skeleton.tsx';

/** What the page of a guest's order emits for storage. (GUEST-04) */
const handleGuestOrderEffect: AreaEffectHandler = ({ type }) => {
  if (type !== 'guest.forgotten') return false;
  guestSessionStorage.remove();
  return true;
};

/** An order as its confirmation, also for a guest whose order it is. (ORD-33, ORD-34, ROUTE-38) */
export const ConfirmedPage = () => (
  <CustomerScope waiting={<PageSkeleton />}>
    <Confirmed />
  </CustomerScope>
);

function Confirmed() {
  const { id: number = '' } = useParams();
  // What a guest ordered is the temporary account's own.
  const customer = getCurrentCustomer();
  const input = { number, session: customer ?? guestSessionStorage.read(), isGuest: customer === null };
  return (
    <Page width="reading">
      <Section>
        <orderDetail.Provider
          key={number}
          logic={orderDetailLogic}
          effects={handleGuestOrderEffect}
          options={{ input }}
        >
          <OrderConfirmed />
        </orderDetail.Provider>
        {customer ? null : <Link to="/privacy-policy/#forget-me">Forget me on this device</Link>}
      </Section>
    </Page>
  );
}
