import type { AppliedCoupon, Discount } from '../../src/domain/coupon.ts';
import { inRupees } from '../../src/domain/money.ts';
import type { Reduction, SingleOffer } from '../../src/domain/offer.ts';
import type { Coupon, OfferPart, Weighing } from '../../src/domain/weigh.ts';
import '../../src/messages/coupon.ts';
import { type MessageId, say } from '../../src/messages/messages.ts';

/** The coupon as the order shall have it; null where it does not apply, or takes nothing off and would be used for nothing. */
export function appliedCoupon({ id, code }: Coupon, weighing: Weighing): AppliedCoupon | null {
  if (weighing.stands === 'undecided') return { id, code, discount: null, parts: [] };
  if (weighing.stands !== 'applies' || weighing.discount === 0) return null;
  return { id, code, discount: weighing.discount, parts: discountsOf(code, weighing.parts) };
}

const KINDS: Record<SingleOffer['kind'], MessageId> = {
  order: 'coupon.part.order',
  items: 'coupon.part.items',
  buyXGetY: 'coupon.part.bought',
};

// one offer goes by the code that the shopper knows; of several each is named, and those of one name are one row
function discountsOf(code: string, parts: readonly OfferPart[]): Discount[] {
  const rows = new Map<string, number>();
  for (const { gives, amount } of parts) {
    const label = parts.length === 1 ? code : say(KINDS[gives.kind], { off: offText(gives.off) });
    if (amount > 0) rows.set(label, (rows.get(label) ?? 0) + amount);
  }
  return [...rows].map(([label, amount]) => ({ label, amount }));
}

const offText = (off: Reduction): string =>
  'percentage' in off ? `${Number((off.percentage * 100).toFixed(4))}%` : inRupees(off.amount);
