import { useParams } from 'react-router-dom';
import { OrderDetail } from '../../flows/orderDetail/OrderDetail.tsx';
import { orderDetail } from '../../flows/orderDetail/OrderParts.tsx';
import { orderDetailLogic } from '../../ports/orderDetail.ts';
import { getCurrentCustomer } from '../../ports/sessionActor.ts';
import { Section } from '../../ui/Layout.tsx';

/** A single order in the account. (ACCT-03, ACCT-04, ORD-29, ROUTE-39) */
export function OrderPage() {
  const { orderNo: number = '' } = useParams();
  const input = { number, session: getCurrentCustomer(), isGuest: false };
  return (
    <Section>
      <orderDetail.Provider key={number} logic={orderDetailLogic} options={{ input }}>
        <OrderDetail />
      </orderDetail.Provider>
    </Section>
  );
}
