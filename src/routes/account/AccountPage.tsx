import { type ReactNode, Suspense } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { CustomerScope } from '../../flows/session/CustomerScope.tsx';
import { session } from '../../flows/session/session.ts';
import { UserMenu } from '../../flows/session/UserMenu.tsx';
import { lazyWithRetry } from '../../kit/loading/lazy.tsx';
import { Page, Section } from '../../ui/Layout.tsx';
import { Skeleton, TextSkeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { toReturnState } from '../notFound/visitHistory.ts';
import styles from './AccountPage.module.css';

const PAGE_IDS = ['profile', 'passwordchange', 'orders', 'saved_address', 'wishlist'] as const;

/** The pages of the account, by the ids of their addresses. (ACCT-01) */
type AccountPageId = (typeof PAGE_IDS)[number];

/** Is it the id of a page of the account? (ACCT-01) */
export const isAccountPage = (id: string): id is AccountPageId => (PAGE_IDS as readonly string[]).includes(id);

/** A page of the account, once its code is loaded, beside the menu of all of them; it is remounted for each customer. (ACCT-01, SESS-16) */
const AccountLayout = ({ children }: { children: ReactNode }) => (
  <Page>
    <div className={styles.account}>
      <aside className={styles.sidebar} aria-label="Your account">
        <UserMenu />
      </aside>
      <CustomerScope fallback={<AccountSkeleton />}>
        <Suspense fallback={<AccountSkeleton />}>{children}</Suspense>
      </CustomerScope>
    </div>
  </Page>
);

/** A page of the account that loads, or whose customer is about to sign out. */
const AccountSkeleton = () => (
  <Section>
    <VisuallyHidden role="status">Opening your account</VisuallyHidden>
    <Skeleton width="12rem" height="2.5rem" />
    <TextSkeleton lines={4} />
  </Section>
);

/**
 * A page that only a customer has; anybody else is redirected to the login, and from there back to it. Used within the
 * account's layout, which waits until the session is known, and is remounted for each customer. (ACCT-03, NF-04)
 */
function RequireCustomer({ children }: { children: ReactNode }) {
  const isCustomer = session.useView(({ customer }) => customer !== null);
  const { pathname, search } = useLocation();
  if (isCustomer) return children;
  return <Navigate to="/403" replace state={toReturnState(pathname + search)} />;
}

const CustomerPage = lazyWithRetry(async () => (await import('./CustomerPages.tsx')).CustomerPage);
const WishlistPage = lazyWithRetry(async () => (await import('./WishlistPage.tsx')).WishlistPage);

/** A page of the account; with an order's number each of them shows that order. Any other id is not found. (ACCT-01, ACCT-02, ACCT-04) */
export function AccountPage() {
  const { id = '', orderNo } = useParams();
  if (!isAccountPage(id)) return <Navigate to="/404a" replace />;
  const page = orderNo === undefined ? id : 'order';
  return (
    <AccountLayout>
      {/* The wishlist handles guests by itself. (ACCT-24) */}
      {page === 'wishlist' ? (
        <WishlistPage />
      ) : (
        <RequireCustomer>
          <CustomerPage page={page} />
        </RequireCustomer>
      )}
    </AccountLayout>
  );
}

/** '/profile-details/shippinglist' shows the saved addresses. (ACCT-05) */
export const ShippingListPage = () => (
  <AccountLayout>
    <RequireCustomer>
      <CustomerPage page="saved_address" />
    </RequireCustomer>
  </AccountLayout>
);
