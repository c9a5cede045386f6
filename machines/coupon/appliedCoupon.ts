import type { AppliedCoupon, Discount } from '../../src/domain/coupon.ts';
import type { Coupon, CouponEvaluation, OfferDiscount } from '../../src/domain/evaluateCoupon.ts';
import { formatRupees } from '../../src/domain/money.ts';
import type { Reduction, SingleOffer } from '../../src/domain/offer.ts';
import { couponMessages } from '../../src/messages/coupon.ts';
import { formatMessage } from '../../src/messages/message.ts';

/** The coupon as the order shall have it; null where it does not apply, or takes nothing off and would be used for nothing. */
export function toAppliedCoupon({ id, code }: Coupon, evaluation: CouponEvaluation): AppliedCoupon | null {
  if (evaluation.status === 'undecided') return { id, code, discount: null, parts: [] };
  if (evaluation.status !== 'applies' || evaluation.discount === 0) return null;
  return { id, code, discount: evaluation.discount, parts: getDiscounts(code, evaluation.parts) };
}

const KINDS = {
  order: 'coupon.part.order',
  items: 'coupon.part.items',
  buyXGetY: 'coupon.part.bought',
} as const satisfies Record<SingleOffer['kind'], keyof typeof couponMessages>;

// one offer goes by the code that the shopper knows; of several each is named, and those of one name are one row
function getDiscounts(code: string, parts: readonly OfferDiscount[]): Discount[] {
  const rows = new Map<string, number>();
  for (const { gives, amount } of parts) {
    const label =
      parts.length === 1 ? code : formatMessage(couponMessages[KINDS[gives.kind]], { off: offText(gives.off) });
    if (amount > 0) rows.set(label, (rows.get(label) ?? 0) + amount);
  }
  return [...rows].map(([label, amount]) => ({ label, amount }));
}

const offText = (off: Reduction): string =>
  'percentage' in off ? `${Number((off.percentage * 100).toFixed(4))}%` : formatRupees(off.amount);
