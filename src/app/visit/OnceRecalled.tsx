import { type ReactNode, use } from 'react';
import { session } from '../../flows/session/session.ts';
import { PageDataContext } from '../../kit/pageData.ts';

/**
 * A page of the shopper's own stands on what the browser kept of the visit: it is drawn once the visit's charts know that,
 * or a bag would look empty at first. On the server nothing is kept. (CART-10, CHK-14)
 */
export function OnceRecalled({ children }: { children: ReactNode }) {
  const page = use(PageDataContext);
  const isKnown = session.useFlow((visitor) => visitor.isKnown);
  return isKnown || (page !== null && 'note' in page) ? children : null;
}
