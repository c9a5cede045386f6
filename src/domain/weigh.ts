import { type Condition, type CouponBasket, type CouponLine, isMet, isRunning } from './coupon.ts';
import { discounted } from './discount.ts';
import type { Paise } from './money.ts';
import { type SingleOffer, singleOffersOf } from './offer.ts';
import { type Promotion, promotionHolds } from './promotion.ts';

/** A coupon as the checkout weighs it; `start` and `end` in milliseconds since 1970, null where it is open-ended (COUP-07). */
export type Coupon = { id: string; code: string; start: number | null; end: number | null; promotion: Promotion };

/** What one of a coupon's offers takes off an order. */
export type OfferPart = { gives: SingleOffer; amount: Paise };

/** How a coupon stands to a basket. */
export type Weighing =
  | { stands: 'applies'; discount: Paise; parts: OfferPart[] }
  /** What decides is not known yet, or only the backend can tell. */
  | { stands: 'undecided' }
  | { stands: 'notRunning' }
  /** `missing` are the conditions that stand in the way: all of them must be met with AND, one with OR. */
  | { stands: 'unmet'; missing: Condition[]; operator: 'AND' | 'OR' };

/** Weighs a coupon at a moment, in milliseconds since 1970, as far as the basket is known (COUP-02 to COUP-05). */
export function weigh({ start, end, promotion }: Coupon, basket: CouponBasket, now: number): Weighing {
  if (!isRunning(now, start, end)) return { stands: 'notRunning' };
  const held = promotionHolds(promotion, basket);
  if (held === false) return { stands: 'unmet', missing: missingOf(promotion, basket), operator: promotion.operator };
  if (held === null || promotion.offer === null) return { stands: 'undecided' };
  return { stands: 'applies', ...reckoned(basket.lines, singleOffersOf(promotion.offer)) };
}

const missingOf = ({ conditions }: Promotion, basket: CouponBasket): Condition[] =>
  conditions.filter((condition) => condition !== null).filter((condition) => isMet(condition, basket) === false);

function reckoned(lines: readonly CouponLine[], offers: readonly SingleOffer[]) {
  const { discount, offers: taken } = discounted(lines, offers);
  return { discount, parts: offers.map((gives, at) => ({ gives, amount: taken[at] as Paise })) };
}
