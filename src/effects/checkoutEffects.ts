import type { CheckoutEffect } from '../../machines/checkout/checkoutContext.ts';
import type { RecoveryCopies } from '../../machines/checkout/checkoutRecord.ts';
import type { CouponEffect } from '../../machines/coupon/coupon.setup.ts';
import type { PaymentEffect } from '../../machines/payment/payment.setup.ts';
import type { AreaEffects } from '../kit/flow/effects.ts';
import {
  addressDraftStorage,
  checkoutRecordStorage,
  couponCodeStorage,
  couponStorage,
  guestSessionStorage,
  paymentMethodStorage,
  toStored,
} from '../storage/checkoutStorage.ts';
import { recoveryCopyStorage } from '../storage/recoveryCopyStorage.ts';

type CheckoutStorageEffect = Extract<CheckoutEffect, { type: 'checkout.stored' }>;

/** Is this order paid, while another tab has handed over a later one? */
const isOutdated = ({ record }: RecoveryCopies): boolean => {
  const latest = recoveryCopyStorage.read();
  return record.paid && latest !== null && latest.record.order_no !== record.order_no;
};

function storeCheckout({ record, lines, copies, areCopiesNew, role, session }: CheckoutStorageEffect) {
  if (copies && areCopiesNew && !isOutdated(copies)) recoveryCopyStorage.write(copies);
  if (record.shipping || record.quote) checkoutRecordStorage.write(toStored(record, lines));
  // Handed over to the payment: the record is in the copies now, unless storage was full. (PAY-06)
  else if (!copies || recoveryCopyStorage.hold(copies.lines)) checkoutRecordStorage.remove();
  // A customer's is stored by the session of the visit.
  if (session && role === 'guest') guestSessionStorage.write(session);
}

/** What the checkout and the charts inside it emit for storage. */
export const checkoutEffects: AreaEffects<CheckoutEffect | PaymentEffect | CouponEffect> = {
  'checkout.stored': storeCheckout,
  'addresses.stored': ({ addresses }) => addressDraftStorage.write(addresses),
  'method.stored': ({ method }) => paymentMethodStorage.write(method),
  'coupon.changed'({ coupon }) {
    if (coupon) couponStorage.write(coupon);
    else couponStorage.remove();
  },
  'code.stored'({ code }) {
    if (code) couponCodeStorage.write(code);
    else couponCodeStorage.remove();
  },
  'guest.forgotten': () => guestSessionStorage.remove(),
};
