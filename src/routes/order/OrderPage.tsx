import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { Invoice } from '../../flows/orderDetail/Invoice.tsx';
import { OrderConfirmed } from '../../flows/orderDetail/OrderConfirmed.tsx';
import { orderDetail } from '../../flows/orderDetail/OrderParts.tsx';
import { CustomerScope } from '../../flows/session/CustomerScope.tsx';
import type { AreaEffects } from '../../kit/flow/effects.ts';
import { orderDetailLogic } from '../../ports/orders.ts';
import { guestSessionStorage } from '../../storage/checkoutStorage.ts';
import { userStorage } from '../../storage/userStorage.ts';
import { Button } from '../../ui/Button.tsx';
import { Page, Row, Section } from '../../ui/Layout.tsx';
import { Link } from '../../ui/Link.tsx';
import { PageSkeleton } from '../../ui/Skeleton.tsx';
import { BackLink } from '../configurator/BackLink.tsx';

/** What the page of a guest's order emits for storage. (GUEST-04) */
const guestOrderEffects: AreaEffects<{ type: 'guest.forgotten' }> = {
  'guest.forgotten': () => guestSessionStorage.remove(),
};

/** The order that the address names, of the customer or of the guest whose it is. (ORD-34) */
const OrderScope = ({ children }: { children: ReactNode }) => (
  <CustomerScope fallback={<PageSkeleton />}>
    <OrderProvider>{children}</OrderProvider>
  </CustomerScope>
);

function OrderProvider({ children }: { children: ReactNode }) {
  const { id: number = '' } = useParams();
  // What a guest ordered is the temporary account's own.
  const customer = userStorage.read();
  const input = { number, session: customer ?? guestSessionStorage.read(), isGuest: customer === null };
  return (
    <orderDetail.Provider key={number} logic={orderDetailLogic} effects={guestOrderEffects} options={{ input }}>
      {children}
    </orderDetail.Provider>
  );
}

/** An order as its confirmation, also for a guest whose order it is. (ORD-33, ORD-34, ROUTE-38) */
export const ConfirmedPage = () => (
  <OrderScope>
    <Page width="reading">
      <Section>
        <OrderConfirmed />
        <ForgetMeLink />
      </Section>
    </Page>
  </OrderScope>
);

/** For a guest; a customer signs out instead. */
const ForgetMeLink = () =>
  userStorage.read() ? null : (
    <Row>
      <Button look="quiet" size="small" render={<Link to="/privacy-policy/#forget-me" />}>
        Forget me on this device
      </Button>
    </Row>
  );

/** The GST invoice of an order, to print, also for a guest whose order it is. (CHK-25, ORD-29) */
export function InvoicePage() {
  const { id = '' } = useParams();
  return (
    <Page>
      <nav aria-label="Back">
        <BackLink to={`/order/${id}`} />
      </nav>
      <OrderScope>
        <Invoice />
      </OrderScope>
    </Page>
  );
}
