import { useParams } from 'react-router-dom';
import { Invoice } from '../../flows/orderDetail/Invoice.tsx';
import { OrderConfirmed } from '../../flows/orderDetail/OrderConfirmed.tsx';
import { getCurrentCustomer } from '../../ports/sessionActor.ts';
import { Button } from '../../ui/Button.tsx';
import { Page, Row, Section } from '../../ui/Layout.tsx';
import { Link } from '../../ui/Link.tsx';
import { BackLink } from '../configurator/BackLink.tsx';
import { OrderScope } from './OrderScope.tsx';

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

/** The way out for a guest; a customer signs out instead. */
const ForgetMeLink = () =>
  getCurrentCustomer() ? null : (
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
