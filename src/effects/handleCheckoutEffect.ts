import type { CheckoutEffect } from '../../machines/checkout/checkoutContext.ts';
import type { RecoveryCopies } from '../../machines/checkout/checkoutRecord.ts';
import type { CouponEffect } from '../../machines/coupon/coupon.setup.ts';
import type { PaymentEffect } from '../../machines/payment/payment.setup.ts';
import type { AreaEffectHandler } from '../kit/flow/effects.ts';
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
export const handleCheckoutEffect: AreaEffectHandler = (event) => {
  const effect = event as CheckoutEffect | PaymentEffect | CouponEffect;
  switch (effect.type) {
    case 'checkout.stored':
      storeCheckout(effect);
      return true;
    case 'addresses.stored':
      addressDraftStorage.write(effect.addresses);
      return true;
    case 'method.stored':
      paymentMethodStorage.write(effect.method);
      return true;
    case 'coupon.changed':
      if (effect.coupon) couponStorage.write(effect.coupon);
      else couponStorage.remove();
      return true;
    case 'code.stored':
      if (effect.code) couponCodeStorage.write(effect.code);
      else couponCodeStorage.remove();
      return true;
    case 'guest.forgotten':
      guestSessionStorage.remove();
      return true;
    default:
      return false;
  }
};
