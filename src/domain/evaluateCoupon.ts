import { type Condition, type CouponBasket, type CouponLine, isConditionMet, isWithinPeriod } from './coupon.ts';
import { applyOffers } from './discount.ts';
import type { Paise } from './money.ts';
import { flattenOffer, type SingleOffer } from './offer.ts';
import { evaluatePromotion, type Promotion } from './promotion.ts';

/** A coupon as the checkout weighs it; `start` and `end` in milliseconds since 1970, null where it is open-ended (COUP-07). */
export type Coupon = { id: string; code: string; start: number | null; end: number | null; promotion: Promotion };

/** What one of a coupon's offers takes off an order. */
export type OfferDiscount = { gives: SingleOffer; amount: Paise };

/** How a coupon stands to a basket. */
export type CouponEvaluation =
  | { status: 'applies'; discount: Paise; parts: OfferDiscount[] }
  /** What decides is not known yet, or only the backend can tell. */
  | { status: 'undecided' }
  | { status: 'notRunning' }
  /** `missing` are the conditions that stand in the way: all of them must be met with AND, one with OR. */
  | { status: 'unmet'; missing: Condition[]; operator: 'AND' | 'OR' };

/** Weighs a coupon at a moment, in milliseconds since 1970, as far as the basket is known (COUP-02 to COUP-05). */
export function evaluateCoupon({ start, end, promotion }: Coupon, basket: CouponBasket, now: number): CouponEvaluation {
  if (!isWithinPeriod(now, start, end)) return { status: 'notRunning' };
  const isMet = evaluatePromotion(promotion, basket);
  if (isMet === false) return { status: 'unmet', missing: getMissing(promotion, basket), operator: promotion.operator };
  if (isMet === null || promotion.offer === null) return { status: 'undecided' };
  return { status: 'applies', ...reckoned(basket.lines, flattenOffer(promotion.offer)) };
}

const getMissing = ({ conditions }: Promotion, basket: CouponBasket): Condition[] =>
  conditions
    .filter((condition) => condition !== null)
    .filter((condition) => isConditionMet(condition, basket) === false);

function reckoned(lines: readonly CouponLine[], offers: readonly SingleOffer[]) {
  const { discount, offers: discounts } = applyOffers(lines, offers);
  return { discount, parts: offers.map((gives, at) => ({ gives, amount: discounts[at] as Paise })) };
}
