import { type Condition, type CouponBasket, evaluateConditions, isConditionMet, isWithinPeriod } from './coupon.ts';
import { applyOffers, type Discount, type Offer, type OfferDiscount } from './discount.ts';
import { type Paise, sumAmounts } from './money.ts';

/** A promotion as the rules take it; null stands for what nobody here knows how to read. */
export type Promotion = {
  conditions: readonly (Condition | null)[];
  operator: 'AND' | 'OR';
  /** They apply one after the other. */
  offers: readonly Offer[] | null;
};

/** A coupon as the checkout weighs it; `start` and `end` in milliseconds since 1970, null where it is open-ended (COUP-07). */
export type Coupon = { id: string; code: string; start: number | null; end: number | null; promotion: Promotion };

/** A coupon that an order is to have; `discount` is what it takes off by the store's own reckoning, null where only the backend knows. */
export type AppliedCoupon = { id: string; code: string; discount: Paise | null; parts: readonly Discount[] };

/** How a coupon stands to a basket. */
export type CouponEvaluation =
  | { status: 'applies'; discount: Paise; parts: OfferDiscount[] }
  /** What decides is not known yet, or only the backend knows. */
  | { status: 'undecided' }
  | { status: 'notRunning' }
  /** `missing` are the conditions that stand in the way: all of them must be met with AND, one with OR. */
  | { status: 'unmet'; missing: Condition[]; operator: 'AND' | 'OR' };

/** Weighs a coupon at a moment, in milliseconds since 1970, as far as the basket is known (COUP-02 to COUP-05). */
export function evaluateCoupon({ start, end, promotion }: Coupon, basket: CouponBasket, now: number): CouponEvaluation {
  if (!isWithinPeriod(now, start, end)) return { status: 'notRunning' };
  const { conditions, operator, offers } = promotion;
  const isMet = evaluateConditions(conditions, operator, basket);
  if (isMet === false) return { status: 'unmet', missing: getMissing(conditions, basket), operator };
  if (isMet === null || offers === null) return { status: 'undecided' };
  const parts = applyOffers(basket.lines, offers);
  return { status: 'applies', discount: sumAmounts(parts.map(({ amount }) => amount)), parts };
}

const getMissing = (conditions: Promotion['conditions'], basket: CouponBasket): Condition[] =>
  conditions
    .filter((condition) => condition !== null)
    .filter((condition) => isConditionMet(condition, basket) === false);
