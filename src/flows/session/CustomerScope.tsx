import { Fragment, type ReactNode } from 'react';
import { session } from './session.ts';

/**
 * What belongs to whoever is using the store: it begins anew with each, so that nobody sees what another's calls brought.
 * Nothing of it shows until that is known, nor once a login has ended here and the shopper is on the way home. (SESS-16)
 */
export function CustomerScope({ children, fallback }: { children: ReactNode; fallback: ReactNode }) {
  const { isKnown, isLeaving, customer } = session.useView();
  if (!isKnown || isLeaving) return fallback;
  return <Fragment key={customer?.uid ?? 'guest'}>{children}</Fragment>;
}
