import type { CouponLine } from './coupon.ts';
import { type Paise, rupeesToPaise, sumAmounts } from './money.ts';

/** Which lines an offer is about: those that have one of the values under the scope (COUP-16). */
export type Scope = {
  scope: 'product_type' | 'product' | 'variation' | 'variation_type';
  values: readonly string[];
};

/** What comes off: a share between 0 and 1, stated in millionths and no finer, or an amount. */
export type Reduction = { percentage: number } | { amount: Paise };

/** What a promotion gives (COUP-09 to COUP-13). `lines` are the scopes that a line must all meet; none of them means any line. */
export type Offer =
  | { kind: 'order'; reduction: Reduction }
  | { kind: 'items'; reduction: Reduction; lines: readonly Scope[] }
  | {
      kind: 'buyXGetY';
      reduction: Reduction;
      buy: { quantity: number; lines: readonly Scope[] };
      get: { quantity: number; lines: readonly Scope[] };
    };

/** What one offer takes off an order. */
export type OfferDiscount = { offer: Offer; amount: Paise };

/** What comes off, as the summary names it. */
export type Discount = { label: string; amount: Paise };

/** Does a line meet all of the scopes (COUP-16)? */
function matchesScopes(line: CouponLine, scopes: readonly Scope[]): boolean {
  const values = {
    product_type: line.productType,
    product: line.product,
    variation: line.variation,
    variation_type: line.variationType,
  };
  return scopes.every((scope) => scope.values.includes(values[scope.scope]));
}

/** What comes off is rounded to it, a half up. (COUP-09) */
const RUPEE = rupeesToPaise(1);

/** What an offer would take: in all, in rupees, and how much each line weighs in it. */
type DiscountAllocation = { rupees: number; weights: bigint[] };

const MILLION = 1_000_000n;
/** A share as whole millionths, so that a decimal such as 0.145 cannot turn a half into less. */
const millionths = (percentage: number) => BigInt(Math.round(percentage * 1_000_000));

/** What an offer would take off lines of which so much is left (COUP-09 to COUP-13). */
function getDiscountAllocation(lines: readonly CouponLine[], left: readonly Paise[], offer: Offer): DiscountAllocation {
  // every part of a paisa that can come up is a whole number of these
  const parts = lines.reduce((product, { quantity }) => product * BigInt(quantity), MILLION);
  const round = (wish: bigint) => {
    const whole = BigInt(RUPEE) * parts;
    return Number((2n * wish + whole) / (2n * whole));
  };
  if (offer.kind === 'order') {
    const total = left.reduce((sum, rest) => sum + rest, 0);
    return {
      rupees: round(getReduction(offer.reduction, { left: total, of: 1, pieces: 1 }, parts)),
      weights: left.map(BigInt),
    };
  }
  const pieces = offer.kind === 'items' ? countMatchingPieces(lines, offer.lines) : countFreePieces(lines, offer);
  const weights = lines.map(({ quantity }, at) =>
    getReduction(offer.reduction, { left: left[at] as Paise, of: quantity, pieces: pieces[at] as number }, parts),
  );
  return { rupees: round(weights.reduce((sum, weight) => sum + weight, 0n)), weights };
}

// off so many pieces out of so many, of which together so much is left
function getReduction(
  off: Reduction,
  { left, of, pieces }: { left: Paise; of: number; pieces: number },
  parts: bigint,
) {
  const [rest, share] = [BigInt(pieces) * BigInt(left) * (parts / BigInt(of)), BigInt(pieces) * parts];
  if ('percentage' in off) return (rest * millionths(off.percentage)) / MILLION;
  const wish = share * BigInt(off.amount);
  return wish < rest ? wish : rest;
}

const countMatchingPieces = (lines: readonly CouponLine[], scopes: readonly Scope[]): number[] =>
  lines.map((line) => (matchesScopes(line, scopes) ? line.quantity : 0));

// As Commerce picks them: bought are the dearest pieces, given the cheapest of the rest. Of equally dear ones those that
// cannot be given are bought first, in the shopper's favour.
function countFreePieces(lines: readonly CouponLine[], { buy, get }: Extract<Offer, { kind: 'buyXGetY' }>): number[] {
  const free = lines.map(({ quantity }) => quantity);
  const pick = (order: readonly number[], wanted: number, scopes: readonly Scope[]): number[] => {
    let open = wanted;
    const picked = lines.map(() => 0);
    for (const at of order) {
      if (!matchesScopes(lines[at] as CouponLine, scopes)) continue;
      const pieces = Math.min(free[at] as number, open);
      picked[at] = pieces;
      free[at] = (free[at] as number) - pieces;
      open -= pieces;
    }
    return picked;
  };
  const priceAt = (at: number) => (lines[at] as CouponLine).price;
  const isFreeAt = (at: number) => Number(matchesScopes(lines[at] as CouponLine, get.lines));
  const dearestFirst = [...lines.keys()].sort((a, b) => priceAt(b) - priceAt(a) || isFreeAt(a) - isFreeAt(b));
  const bought = pick(dearestFirst, buy.quantity, buy.lines);
  if (bought.reduce((sum, pieces) => sum + pieces, 0) < buy.quantity) return lines.map(() => 0);
  return pick([...dearestFirst].reverse(), get.quantity, get.lines);
}

/**
 * What each offer takes off, applied once, in the order given, to what the ones before have left, never below zero, each
 * rounded to the rupee, a half up. What comes off several lines is shared out in proportion to what the offer is worth on
 * each, in whole rupees; those that rounding leaves over come off the lines that have most left. In which order the lines
 * stand makes no difference.
 */
export function applyOffers(lines: readonly CouponLine[], offers: readonly Offer[]): OfferDiscount[] {
  const sorted = [...lines].sort(compareDearestFirst);
  let left = sorted.map(({ price, quantity }) => price * quantity);
  return offers.map((offer) => {
    const before = sumAmounts(left);
    left = applyOffer(sorted, left, offer);
    return { offer, amount: before - sumAmounts(left) };
  });
}

// two lines that are alike in all of this may change places
const getName = ({ productType, product, variationType, variation }: CouponLine) =>
  JSON.stringify([productType, product, variationType, variation]);

function compareDearestFirst(a: CouponLine, b: CouponLine): number {
  if (a.price !== b.price) return b.price - a.price;
  if (getName(a) !== getName(b)) return getName(a) < getName(b) ? -1 : 1;
  return b.quantity - a.quantity;
}

function applyOffer(lines: readonly CouponLine[], left: readonly Paise[], offer: Offer): Paise[] {
  const { rupees, weights } = getDiscountAllocation(lines, left, offer);
  const most = Math.floor(sumAmounts(left.filter((_, at) => (weights[at] as bigint) > 0n)) / RUPEE);
  return distribute(left, weights, Math.min(rupees, most));
}

function distribute(left: readonly Paise[], weights: readonly bigint[], rupees: number): Paise[] {
  if (rupees === 0) return [...left];
  const all = weights.reduce((total, weight) => total + weight, 0n);
  const after = left.map((rest, at) => {
    const share = Number((BigInt(rupees) * (weights[at] as bigint)) / all);
    return rest - Math.min(share, Math.floor(rest / RUPEE)) * RUPEE;
  });
  let open = rupees * RUPEE - (sumAmounts(left) - sumAmounts(after));
  const mostFirst = [...after.keys()].filter((at) => (weights[at] as bigint) > 0n);
  mostFirst.sort((a, b) => (after[b] as Paise) - (after[a] as Paise));
  for (const at of mostFirst) {
    const more = Math.min(open, after[at] as Paise);
    after[at] = (after[at] as Paise) - more;
    open -= more;
  }
  return after;
}
