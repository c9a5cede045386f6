import { OrderHistory, orderHistory } from '../../flows/orderHistory/OrderHistory.tsx';
import { orderHistoryLogic } from '../../ports/orderHistory.ts';
import { getCurrentCustomer } from '../../ports/sessionActor.ts';
import { Section } from '../../ui/Layout.tsx';

/** The orders of the account; only a customer has any. (ACCT-01, ORD-26, SESS-16) */
export const OrdersPage = () => (
  <Section level={1} title="Orders">
    <orderHistory.Provider logic={orderHistoryLogic} options={{ input: { session: getCurrentCustomer() } }}>
      <OrderHistory />
    </orderHistory.Provider>
  </Section>
);
