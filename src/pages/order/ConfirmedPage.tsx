import { useParams } from 'react-router-dom';
import { OrderConfirmed } from '../../flows/orderDetail/OrderConfirmed.tsx';
import { Page, Section } from '../../ui/Layout.tsx';
import { StartedOrder } from './StartedOrder.tsx';

/** An order as its confirmation, also for a guest whose order it is. (ORD-33, ORD-34, ROUTE-38) */
export function ConfirmedPage() {
  const { id = '' } = useParams();
  return (
    <Page width="reading">
      <Section>
        <StartedOrder number={id}>
          <OrderConfirmed />
        </StartedOrder>
      </Section>
    </Page>
  );
}
