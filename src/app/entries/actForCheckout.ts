import type { ActorRefFrom, EventObject } from 'xstate';
import type { cartMachine } from '../../../machines/cart/cart.machine.ts';
import type { CheckoutEffect } from '../../../machines/checkout/checkout.machine.ts';
import type { RecoveryCopies } from '../../../machines/checkout/checkoutRecord.ts';
import type { CouponEffect } from '../../../machines/coupon/coupon.machine.ts';
import type { CartLine } from '../../domain/cartLine.ts';
import { dropPictures } from '../../ports/dropPictures.ts';
import { keptDraft, keptGuest, keptRecord, toStored } from '../../storage/checkout.ts';
import { keptCode, keptCoupon } from '../../storage/coupon.ts';
import { keptPlacement } from '../../storage/placement.ts';
import { keptCopies } from '../../storage/recoveryCopies.ts';

type Bag = ActorRefFrom<typeof cartMachine>;
type Remembered = Extract<CheckoutEffect, { type: 'remember'; record: unknown }>;
type Inside = Extract<CouponEffect, { type: 'coupon.changed' | 'code.kept' }>;

/** Has another tab handed an order over since this one was, which is known to be paid by now? */
const isOutdated = ({ record }: RecoveryCopies): boolean => {
  const latest = keptCopies.read();
  return record.paid && latest !== null && latest.record.order_no !== record.order_no;
};

function remember({ record, copies, areCopiesNew, role, session }: Remembered, lines: readonly CartLine[]) {
  if (copies && areCopiesNew && !isOutdated(copies)) keptCopies.write(copies);
  if (record.shipping || record.quote) keptRecord.write(toStored(record, lines));
  // Handed over to the payment: what there was is in the copies now, unless they found no room. (PAY-06)
  else if (!copies || keptCopies.hold(copies.lines)) keptRecord.drop();
  // A customer's is kept by the session of the visit.
  if (session && role === 'guest') keptGuest.write(session);
}

/** The order is in the hands of a payment provider: the next purchase is another one. (PAY-06) */
function handOver({ lines, orderNo }: { lines: readonly CartLine[]; orderNo: string | null }, cart: Bag) {
  keptPlacement.handOver(orderNo);
  void dropPictures(lines);
  cart.send({ type: 'bag.ordered', lines });
}

/** What could not be copied stayed in the bag until it was paid. */
const isLeft = ({ record }: RecoveryCopies) => record.paid && keptPlacement.read()?.plan.orderNo === record.order_no;

/** Does what the checkout and the charts inside it let out to bag and storage; true where it was theirs to do. */
export function actForCheckout(asked: EventObject, cart: Bag): boolean {
  const effect = asked as CheckoutEffect | Inside;
  switch (effect.type) {
    case 'remember':
      if ('addresses' in effect) keptDraft.write(effect.addresses);
      else {
        remember(effect, cart.getSnapshot().context.lines);
        if (effect.copies && isLeft(effect.copies))
          handOver({ lines: effect.copies.lines, orderNo: effect.copies.record.order_no }, cart);
      }
      return true;
    case 'coupon.changed':
      if (effect.coupon) keptCoupon.write(effect.coupon);
      else keptCoupon.drop();
      return true;
    case 'code.kept':
      if (effect.code) keptCode.write(effect.code);
      else keptCode.drop();
      return true;
    case 'session.ended':
      // No guest's account is good any more either; a customer's login is the session's own to end. (ORD-04)
      keptGuest.drop();
      return false;
    case 'lines.repriced':
      cart.send({ type: 'lines.repriced', prices: effect.prices });
      return true;
    case 'bag.ordered':
      // Without its copy the bag is all that is left of an order that may not be paid. (PAY-24)
      if (keptCopies.hold(effect.lines)) handOver(effect, cart);
      return true;
    case 'bag.restored':
      keptPlacement.takeBack(effect.orderNo);
      cart.send({ type: 'lines.recalled', lines: effect.lines });
      return true;
    default:
      return false;
  }
}
