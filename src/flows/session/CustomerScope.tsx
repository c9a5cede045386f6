import { Fragment, type ReactNode } from 'react';
import { session } from './session.ts';

/**
 * Content of the present customer: it is remounted for each, so that nobody sees another's data. The fallback shows until the
 * customer is known, and once a login has ended here and the shopper is redirected to the home page. (SESS-16)
 */
export function CustomerScope({ children, fallback }: { children: ReactNode; fallback: ReactNode }) {
  const { isKnown, isLeaving, customer } = session.useView();
  if (!isKnown || isLeaving) return fallback;
  return <Fragment key={customer?.uid ?? 'guest'}>{children}</Fragment>;
}
