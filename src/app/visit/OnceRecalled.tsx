import { type ReactNode, use } from 'react';
import { cart } from '../../flows/cart/cart.ts';
import { pincode } from '../../flows/pincode/pincode.ts';
import { session } from '../../flows/session/session.ts';
import { PageDataContext } from '../../kit/pageData.ts';
import { alive } from '../../kit/restingActor.ts';

/**
 * A page of the shopper's own stands on what the browser kept of the visit: it is drawn once the visit's charts know that,
 * or a bag would look empty for as long as its code is on the way. On the server nothing is kept. (CART-10, CHK-14)
 */
export function OnceRecalled({ children }: { children: ReactNode }) {
  const page = use(PageDataContext);
  const charts = [session.useActor(), pincode.useActor(), cart.useActor()];
  const isWritten = page !== null && 'note' in page;
  if (!isWritten) for (const chart of charts) use(alive(chart));
  return children;
}
