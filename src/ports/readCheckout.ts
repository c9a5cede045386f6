import { fromCallback } from 'xstate';
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

/** Tells the checkout who is buying whenever somebody signs in or out, here or in another tab. (CHK-02) */
export const buyer = fromCallback(({ sendBack }) =>
  followCustomer((customer) => sendBack({ type: 'buyer.changed', ...buyerOf(customer) })),
);

/** What the browser has kept of a checkout. (CHK-16, GUEST-04, PAY-12) */
export function readCheckout(): Kept {
  const stored = keptRecord.read();
  const buying = buyerOf(keptUser.read());
  const record = stored ? ownRecord(fromStored(stored), buying) : emptyRecord;
  const typed = keptDraft.read();
  return {
    lines: keptCart.read() ?? [],
    pincode: keptPincode.read() ?? '',
    draft: typed ?? record.shipping,
    typed,
    record,
    copies: keptCopies.read(),
    ...buying,
    coupon: keptCoupon.read(),
    code: keptCode.read() ?? '',
  };
}
