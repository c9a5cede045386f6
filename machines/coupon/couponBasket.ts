import type { BillingAddress, DeliveryAddress } from '../../src/domain/address.ts';
import type { CartLine } from '../../src/domain/cartLine.ts';
import type { CouponAddress, CouponBasket } from '../../src/domain/coupon.ts';
import { toCouponLines } from '../../src/domain/couponLines.ts';
import { isCompletePincode } from '../../src/domain/fieldFormats.ts';
import { STATES, toStateCode } from '../../src/domain/states.ts';
import type { UserSession } from '../../src/domain/userSession.ts';

/** What a coupon is held against, as far as the checkout knows it; `delivery` is null where it is the billing address. */
export type CouponSubject = {
  lines: readonly CartLine[];
  session: UserSession | null;
  billing: BillingAddress | null;
  delivery: DeliveryAddress | null;
};

/** The same in the terms of the coupon's rules; an address that is not whole is not known yet (COUP-08). */
export const toCouponBasket = ({ lines, session, billing, delivery }: CouponSubject): CouponBasket => ({
  lines: toCouponLines(lines),
  mail: session?.details.mail ?? null,
  customer: session?.details.id ?? null,
  billing: getPlace(billing),
  shipping: getPlace(billing && (delivery ?? billing)),
});

const getPlace = (address: BillingAddress | DeliveryAddress | null): CouponAddress | null =>
  address && STATES.includes(address.state) && isCompletePincode(address.pincode)
    ? { country: address.country, area: toStateCode(address.state), pincode: address.pincode }
    : null;
