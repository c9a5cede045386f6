import { useParams } from 'react-router-dom';
import { OrderDetail } from '../../flows/orderDetail/OrderDetail.tsx';
import { Section } from '../../ui/Layout.tsx';
import { StartedOrder } from './StartedOrder.tsx';

/** A single order in the account. (ACCT-04, ORD-29, ROUTE-39) */
export function OrderPage() {
  const { orderNo = '' } = useParams();
  return (
    <Section>
      <StartedOrder number={orderNo}>
        <OrderDetail />
      </StartedOrder>
    </Section>
  );
}
