import { OrderHistory, orderHistory } from '../../flows/orderHistory/OrderHistory.tsx';
import { Section } from '../../ui/Layout.tsx';
import { useOrdersPorts } from './ports.ts';

/** The orders of the account. (ACCT-01, ORD-26) */
export function OrdersPage() {
  const { orderHistory: logic, readSession } = useOrdersPorts();
  return (
    <Section level={1} title="Orders">
      <orderHistory.Start logic={logic} options={{ input: { session: readSession() } }}>
        <OrderHistory />
      </orderHistory.Start>
    </Section>
  );
}
