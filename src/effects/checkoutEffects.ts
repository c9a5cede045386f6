import type { CheckoutEffect } from '../../machines/checkout/checkout.machine.ts';
import type { RecoveryCopies } from '../../machines/checkout/checkoutRecord.ts';
import type { CouponEffect } from '../../machines/coupon/coupon.machine.ts';
import type { AreaEffects } from '../kit/effects.ts';
import { keptDraft, keptGuest, keptRecord, toStored } from '../storage/checkout.ts';
import { keptCode, keptCoupon } from '../storage/coupon.ts';
import { keptCopies } from '../storage/recoveryCopies.ts';

type Remembered = Extract<CheckoutEffect, { type: 'remember'; record: unknown }>;
type Inside = Extract<CouponEffect, { type: 'coupon.changed' | 'code.kept' }>;

/** Has another tab handed an order over since this one was, which is known to be paid by now? */
const isOutdated = ({ record }: RecoveryCopies): boolean => {
  const latest = keptCopies.read();
  return record.paid && latest !== null && latest.record.order_no !== record.order_no;
};

function remember({ record, lines, copies, areCopiesNew, role, session }: Remembered) {
  if (copies && areCopiesNew && !isOutdated(copies)) keptCopies.write(copies);
  if (record.shipping || record.quote) keptRecord.write(toStored(record, lines));
  // Handed over to the payment: what there was is in the copies now, unless they found no room. (PAY-06)
  else if (!copies || keptCopies.hold(copies.lines)) keptRecord.drop();
  // A customer's is kept by the session of the visit.
  if (session && role === 'guest') keptGuest.write(session);
}

/** What the checkout and the charts inside it emit for storage. */
export const checkoutEffects: AreaEffects = (asked) => {
  const effect = asked as CheckoutEffect | Inside;
  switch (effect.type) {
    case 'remember':
      if ('addresses' in effect) keptDraft.write(effect.addresses);
      else remember(effect);
      return true;
    case 'coupon.changed':
      if (effect.coupon) keptCoupon.write(effect.coupon);
      else keptCoupon.drop();
      return true;
    case 'code.kept':
      if (effect.code) keptCode.write(effect.code);
      else keptCode.drop();
      return true;
    case 'guest.forgotten':
      keptGuest.drop();
      return true;
    default:
      return false;
  }
};
