import { type ReactNode, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { type AccountPage, isAccountPage } from '../../domain/accountPage.ts';
import { AccountLayout, AccountSkeleton } from '../../pages/account/AccountLayout.tsx';
import { ForCustomers } from '../../pages/account/ForCustomers.tsx';
import { lazyPage } from '../lazyPage.tsx';
import { MovedTo } from '../MovedTo.tsx';

const OrderEntry = lazyPage(() => import('./OrderEntry.tsx'), 'OrderEntry');
const OrdersEntry = lazyPage(() => import('./OrdersEntry.tsx'), 'OrdersEntry');
const AddressBookEntry = lazyPage(() => import('./AddressBookEntry.tsx'), 'AddressBookEntry');
const ProfileEntry = lazyPage(() => import('./OwnEntry.tsx'), 'ProfileEntry');
const PasswordChangeEntry = lazyPage(() => import('./OwnEntry.tsx'), 'PasswordChangeEntry');
const WishlistPage = lazyPage(() => import('../../pages/account/WishlistPage.tsx'), 'WishlistPage');

/** The wishlist sees by itself who is a guest, and says on the way why it is none's. (ACCT-24) */
const PAGES: Readonly<Record<Exclude<AccountPage, 'wishlist'>, ReactNode>> = {
  profile: <ProfileEntry />,
  passwordchange: <PasswordChangeEntry />,
  orders: <OrdersEntry />,
  saved_address: <AddressBookEntry />,
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
  if (orderNo !== undefined)
    return (
      <Laid>
        <ForCustomers>
          <OrderEntry />
        </ForCustomers>
      </Laid>
    );
  return <Laid>{id === 'wishlist' ? <WishlistPage /> : <ForCustomers>{PAGES[id]}</ForCustomers>}</Laid>;
}

/** '/profile-details/shippinglist' shows the saved addresses. (ACCT-05) */
export const ShippingListEntry = () => (
  <Laid>
    <ForCustomers>{PAGES.saved_address}</ForCustomers>
  </Laid>
);
