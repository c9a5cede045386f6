import { type ReactNode, Suspense } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { type AccountPage, isAccountPage } from '../../domain/accountPage.ts';
import { lazily } from '../../kit/lazily.ts';
import { AccountLayout, AccountSkeleton } from '../../pages/account/AccountLayout.tsx';
import { ForCustomers } from '../../pages/account/ForCustomers.tsx';

const OrderEntry = lazily(async () => (await import('./OrderEntry.tsx')).OrderEntry);
const OrdersEntry = lazily(async () => (await import('./OrdersEntry.tsx')).OrdersEntry);
const AddressBookEntry = lazily(async () => (await import('./AddressBookEntry.tsx')).AddressBookEntry);
const ProfileEntry = lazily(async () => (await import('./OwnEntry.tsx')).ProfileEntry);
const PasswordChangeEntry = lazily(async () => (await import('./OwnEntry.tsx')).PasswordChangeEntry);
const WishlistPage = lazily(async () => (await import('../../pages/account/WishlistPage.tsx')).WishlistPage);

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
  if (!isAccountPage(id)) return <Navigate to="/404a" replace />;
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
