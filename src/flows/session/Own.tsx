import { Fragment, type ReactNode } from 'react';
import { session } from './session.ts';

/**
 * What belongs to whoever is using the store: it begins anew with each, so that nobody sees what another's calls brought.
 * Nothing of it shows until that is known, nor once a login has expired and the shopper is on the way to be told. (SESS-16)
 */
export function Own({ children, waiting = null }: { children: ReactNode; waiting?: ReactNode }) {
  const { isKnown, hasExpired, customer } = session.useFlow();
  if (!isKnown || hasExpired) return waiting;
  return <Fragment key={customer?.uid ?? 'guest'}>{children}</Fragment>;
}
