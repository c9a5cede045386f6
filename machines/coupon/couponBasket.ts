import type { Billing, Delivery } from '../../src/domain/address.ts';
import type { CartLine } from '../../src/domain/cartLine.ts';
import type { CouponBasket, CouponPlace } from '../../src/domain/coupon.ts';
import { couponLines } from '../../src/domain/couponLines.ts';
import { isCompletePincode } from '../../src/domain/pincode.ts';
import { administrativeArea, STATES } from '../../src/domain/states.ts';
import type { UserSession } from '../../src/domain/userSession.ts';

/** What a coupon is held against, as far as the checkout knows it; `delivery` is null where it is the billing address. */
export type Weighed = {
  lines: readonly CartLine[];
  session: UserSession | null;
  billing: Billing | null;
  delivery: Delivery | null;
};

/** The same in the terms of the coupon's rules; an address that is not whole is not known yet (COUP-08). */
export const couponBasket = ({ lines, session, billing, delivery }: Weighed): CouponBasket => ({
  lines: couponLines(lines),
  mail: session?.details.mail ?? null,
  customer: session?.details.id ?? null,
  billing: placeOf(billing),
  shipping: placeOf(billing && (delivery ?? billing)),
});

const placeOf = (address: Billing | Delivery | null): CouponPlace | null =>
  address && STATES.includes(address.state) && isCompletePincode(address.pincode)
    ? { country: address.country, area: administrativeArea(address.state), pincode: address.pincode }
    : null;
