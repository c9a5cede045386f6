import { OrderHistory, orderHistory } from '../../flows/orderHistory/OrderHistory.tsx';
import { currentCustomer } from '../../ports/liveSession.ts';
import { orderHistoryLogic } from '../../ports/orderHistory.ts';
import { Section } from '../../ui/Layout.tsx';

/** The orders of the account; only a customer has any. (ACCT-01, ORD-26, SESS-16) */
export const OrdersPage = () => (
  <Section level={1} title="Orders">
    <orderHistory.Start logic={orderHistoryLogic} options={{ input: { session: currentCustomer() } }}>
      <OrderHistory />
    </orderHistory.Start>
  </Section>
);
