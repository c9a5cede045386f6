import { useParams, useSearchParams } from 'react-router-dom';
import { orderHistoryEffects, parseShownOrders } from '../../effects/orderHistoryEffects.ts';
import { OrderDetail } from '../../flows/orderDetail/OrderDetail.tsx';
import { orderDetail } from '../../flows/orderDetail/OrderParts.tsx';
import { OrderHistory, orderHistory } from '../../flows/orderHistory/OrderHistory.tsx';
import { PasswordReset, passwordReset } from '../../flows/passwordReset/PasswordReset.tsx';
import { Profile, profile } from '../../flows/profile/Profile.tsx';
import { AddressBook } from '../../flows/savedAddresses/AddressList.tsx';
import { savedAddresses } from '../../flows/savedAddresses/savedAddresses.ts';
import { orderDetailLogic, orderHistoryLogic } from '../../ports/orders.ts';
import { passwordResetLogic } from '../../ports/passwordReset.ts';
import { profileLogic } from '../../ports/profile.ts';
import { savedAddressesLogic } from '../../ports/savedAddresses.ts';
import { userStorage } from '../../storage/userStorage.ts';
import { Section } from '../../ui/Layout.tsx';
import styles from './PasswordChangePage.module.css';

/** Name, e-mail and numbers of the customer. (ACCT-06, ACCT-07) */
const ProfilePage = () => (
  <Section level={1} title="My Account">
    <profile.Provider logic={profileLogic} options={{ input: { session: userStorage.read() } }}>
      <Profile />
    </profile.Provider>
  </Section>
);

/** The saved addresses of the account. (ADDR-05, ACCT-01, ACCT-05) */
function AddressBookPage() {
  const session = userStorage.read();
  if (!session) return null;
  return (
    <Section level={1} title="Saved Address">
      <savedAddresses.Provider
        logic={savedAddressesLogic}
        options={{ input: { session, lines: [], pincode: '', chosenIds: null } }}
      >
        <AddressBook />
      </savedAddresses.Provider>
    </Section>
  );
}

/** A new password for the customer, whose e-mail is known; a guest was redirected before. (ACCT-19) */
function PasswordChangePage() {
  const details = userStorage.read()?.details;
  return (
    <Section level={1} title="Change password">
      <div className={styles.form}>
        <passwordReset.Provider
          logic={passwordResetLogic}
          options={{ input: { mail: details?.mail ?? '', uid: details?.id } }}
        >
          <PasswordReset />
        </passwordReset.Provider>
      </div>
    </Section>
  );
}

/** The orders of the account; only a customer has any. (ACCT-01, ORD-26, SESS-16) */
function OrdersPage() {
  const [params] = useSearchParams();
  const input = { session: userStorage.read(), visibleCount: parseShownOrders(params) };
  return (
    <Section level={1} title="Orders">
      <orderHistory.Provider logic={orderHistoryLogic} effects={orderHistoryEffects} options={{ input }}>
        <OrderHistory />
      </orderHistory.Provider>
    </Section>
  );
}

/** A single order in the account. (ACCT-03, ACCT-04, ORD-29, ROUTE-39) */
function OrderPage() {
  const { orderNo: number = '' } = useParams();
  const input = { number, session: userStorage.read(), isGuest: false };
  return (
    <Section>
      <orderDetail.Provider key={number} logic={orderDetailLogic} options={{ input }}>
        <OrderDetail />
      </orderDetail.Provider>
    </Section>
  );
}

const PAGES = {
  profile: ProfilePage,
  passwordchange: PasswordChangePage,
  orders: OrdersPage,
  saved_address: AddressBookPage,
  order: OrderPage,
};

/** A page of the account that only a customer has. */
export function CustomerPage({ page }: { page: keyof typeof PAGES }) {
  const Page = PAGES[page];
  return <Page />;
}
