import { Fragment, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { session } from '../../flows/session/session.ts';
import { wanting } from '../notFound/wanted.ts';

/** A page that only a customer has; anybody else is led to where to sign in, and from there back to it. (ACCT-03, NF-04) */
export function ForCustomers({ children }: { children: ReactNode }) {
  const isUnsettled = session.useFlow(({ isKnown, isLeaving }) => !isKnown || isLeaving);
  const uid = session.useFlow(({ customer }) => customer?.uid);
  const { pathname, search } = useLocation();
  // A login that has just ended here leads home, where that is told.
  if (isUnsettled) return null;
  if (uid) return <Fragment key={uid}>{children}</Fragment>;
  return <Navigate to="/403" replace state={wanting(pathname + search)} />;
}
