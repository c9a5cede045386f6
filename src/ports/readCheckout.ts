import type { CheckoutInput } from '../../machines/checkout/checkout.machine.ts';
import { type Buyer, ownRecord } from '../../machines/checkout/checkoutContext.ts';
import { emptyRecord } from '../../machines/checkout/checkoutRecord.ts';
import type { UserSession } from '../domain/userSession.ts';
import { keptCart } from '../storage/cart.ts';
import { fromStored, keptDraft, keptGuest, keptRecord } from '../storage/checkout.ts';
import { keptCode, keptCoupon } from '../storage/coupon.ts';
import { keptPincode } from '../storage/pincode.ts';
import { keptCopies } from '../storage/recoveryCopies.ts';
import { keptUser } from '../storage/user.ts';
import { followCustomer } from './liveSession.ts';

type Kept = Omit<CheckoutInput, 'prefix' | 'stage' | 'orderNo'>;

const buyerOf = (customer: UserSession | null): Buyer => ({
  role: customer ? 'customer' : 'guest',
  session: customer ?? keptGuest.read(),
});

/** Tells who is buying whenever somebody signs in or out, here or in another tab; returns how to stop. (CHK-02) */
export const followBuyer = (tell: (buyer: Buyer) => void): (() => void) =>
  followCustomer((customer) => tell(buyerOf(customer)));

/** What the browser has kept of a checkout. (CHK-16, GUEST-04, PAY-12) */
export function readCheckout(): Kept {
  const stored = keptRecord.read();
  const buyer = buyerOf(keptUser.read());
  const record = stored ? ownRecord(fromStored(stored), buyer) : emptyRecord;
  return {
    lines: keptCart.read() ?? [],
    pincode: keptPincode.read() ?? '',
    draft: keptDraft.read() ?? record.shipping,
    record,
    copies: keptCopies.read(),
    ...buyer,
    coupon: keptCoupon.read(),
    code: keptCode.read() ?? '',
  };
}
