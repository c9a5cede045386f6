import { type ReactNode, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { type AccountPage, isAccountPage } from '../../domain/accountPage.ts';
import { AccountLayout, AccountSkeleton } from '../../pages/account/AccountLayout.tsx';
import { ForCustomers } from '../../pages/account/ForCustomers.tsx';
import { lazyPage } from '../lazyPage.ts';
import { MovedTo } from '../MovedTo.tsx';

const OrderEntry = lazyPage(() => import('./OrderEntry.tsx'), 'OrderEntry');
const OrdersEntry = lazyPage(() => import('./OrdersEntry.tsx'), 'OrdersEntry');
const AddressBookEntry = lazyPage(() => import('./AddressBookEntry.tsx'), 'AddressBookEntry');
const ProfileEntry = lazyPage(() => import('./OwnEntry.tsx'), 'ProfileEntry');
const PasswordChangeEntry = lazyPage(() => import('./OwnEntry.tsx'), 'PasswordChangeEntry');
const WishlistPage = lazyPage(() => import('../../pages/account/WishlistPage.tsx'), 'WishlistPage');

const order = (
  <ForCustomers>
    <OrderEntry />
  </ForCustomers>
);
const addresses = (
  <ForCustomers>
    <AddressBookEntry />
  </ForCustomers>
);
const PAGES: Readonly<Record<AccountPage, ReactNode>> = {
  profile: (
    <ForCustomers>
      <ProfileEntry />
    </ForCustomers>
  ),
  passwordchange: (
    <ForCustomers>
      <PasswordChangeEntry />
    </ForCustomers>
  ),
  orders: (
    <ForCustomers>
      <OrdersEntry />
    </ForCustomers>
  ),
  saved_address: addresses,
  // It sees by itself who is a guest, and says on the way why it is none's. (ACCT-24)
  wishlist: <WishlistPage />,
};

const Laid = ({ children }: { children: ReactNode }) => (
  <AccountLayout>
    <Suspense fallback={<AccountSkeleton />}>{children}</Suspense>
  </AccountLayout>
);

/** A page of the account; with an order's number each of them shows that order. What is no page of it is found nowhere. (ACCT-01, ACCT-02, ACCT-04) */
export function AccountEntry() {
  const { id = '', orderNo } = useParams();
  if (!isAccountPage(id)) return <MovedTo path="/404a" />;
  return <Laid>{orderNo === undefined ? PAGES[id] : order}</Laid>;
}

/** '/profile-details/shippinglist' shows the saved addresses. (ACCT-05) */
export const ShippingListEntry = () => <Laid>{addresses}</Laid>;
