import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { session } from '../../flows/session/session.ts';
import { wanting } from '../notFound/wanted.ts';

/**
 * A page that only a customer has; anybody else is led to where to sign in, and from there back to it. Stands within the
 * account's layout, which waits until it is known who that is, and begins anew with each. (ACCT-03, NF-04)
 */
export function ForCustomers({ children }: { children: ReactNode }) {
  const isCustomer = session.useFlow(({ customer }) => customer !== null);
  const { pathname, search } = useLocation();
  if (isCustomer) return children;
  return <Navigate to="/403" replace state={wanting(pathname + search)} />;
}
