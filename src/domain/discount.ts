import type { CouponLine } from './coupon.ts';
import { getDiscountAllocation } from './discountAllocation.ts';
import { type Paise, rupeesToPaise } from './money.ts';
import { flattenOffer, type Offer, type SingleOffer } from './offer.ts';

/** What offers take off an order: altogether, by each offer, and what is left of each line's total. */
type Discounted = { discount: Paise; offers: Paise[]; left: Paise[] };

/**
 * Applies each offer once, in the order given, to what the ones before have left, never below zero, each rounded to the
 * rupee or to `unit`, a half up. What comes off several lines is shared out in proportion to what the offer is worth on
 * each, in whole units; those that rounding leaves over come off the lines that have most left. In which order the lines
 * stand makes no difference.
 */
export function applyOffers(
  lines: readonly CouponLine[],
  offers: readonly Offer[],
  unit: Paise = rupeesToPaise(1),
): Discounted {
  const order = [...lines.keys()].sort((a, b) => dearestFirst(lines[a] as CouponLine, lines[b] as CouponLine));
  const sorted = order.map((at) => lines[at] as CouponLine);
  let left = sorted.map(({ price, quantity }) => price * quantity);
  const discounts = offers.map((offer) => {
    const before = sum(left);
    for (const single of flattenOffer(offer)) left = applied(sorted, left, single, unit);
    return before - sum(left);
  });
  return { discount: sum(discounts), offers: discounts, left: lines.map((_, at) => left[order.indexOf(at)] as Paise) };
}

const sum = (amounts: readonly Paise[]): Paise => amounts.reduce((total, amount) => total + amount, 0);

// two lines that are alike in all of this may change places
const getName = ({ productType, product, variationType, variation }: CouponLine) =>
  JSON.stringify([productType, product, variationType, variation]);

function dearestFirst(a: CouponLine, b: CouponLine): number {
  if (a.price !== b.price) return b.price - a.price;
  if (getName(a) !== getName(b)) return getName(a) < getName(b) ? -1 : 1;
  return b.quantity - a.quantity;
}

function applied(lines: readonly CouponLine[], left: readonly Paise[], offer: SingleOffer, unit: Paise): Paise[] {
  const { units, weights } = getDiscountAllocation(lines, left, offer, unit);
  const most = Math.floor(sum(left.filter((_, at) => (weights[at] as bigint) > 0n)) / unit);
  return distribute(left, weights, { units: Math.min(units, most), unit });
}

function distribute(
  left: readonly Paise[],
  weights: readonly bigint[],
  { units, unit }: { units: number; unit: Paise },
): Paise[] {
  if (units === 0) return [...left];
  const all = weights.reduce((total, weight) => total + weight, 0n);
  const after = left.map((rest, at) => {
    const share = Number((BigInt(units) * (weights[at] as bigint)) / all);
    return rest - Math.min(share, Math.floor(rest / unit)) * unit;
  });
  let open = units * unit - (sum(left) - sum(after));
  const mostFirst = [...after.keys()].filter((at) => (weights[at] as bigint) > 0n);
  mostFirst.sort((a, b) => (after[b] as Paise) - (after[a] as Paise));
  for (const at of mostFirst) {
    const more = Math.min(open, after[at] as Paise);
    after[at] = (after[at] as Paise) - more;
    open -= more;
  }
  return after;
}
