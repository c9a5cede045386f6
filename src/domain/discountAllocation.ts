import type { CouponLine } from './coupon.ts';
import type { Paise } from './money.ts';
import { matchesScopes, type Reduction, type Scope, type SingleOffer } from './offer.ts';

/** What an offer would take: in all, rounded to whole units, and how much each line weighs in it. */
type DiscountAllocation = { units: number; weights: bigint[] };

const MILLION = 1_000_000n;
/** A share as whole millionths, so that a decimal such as 0.145 cannot turn a half into less. */
const millionths = (percentage: number) => BigInt(Math.round(percentage * 1_000_000));

/** What an offer would take off lines of which so much is left; `unit` is what it is rounded to, a half up (COUP-09 to COUP-13). */
export function getDiscountAllocation(
  lines: readonly CouponLine[],
  left: readonly Paise[],
  offer: SingleOffer,
  unit: Paise,
): DiscountAllocation {
  // every part of a paisa that can come up is a whole number of these
  const parts = lines.reduce((product, { quantity }) => product * BigInt(quantity), MILLION);
  const rounded = (wish: bigint) => {
    const whole = BigInt(unit) * parts;
    return Number((2n * wish + whole) / (2n * whole));
  };
  if (offer.kind === 'order') {
    const total = left.reduce((sum, rest) => sum + rest, 0);
    return {
      units: rounded(getReduction(offer.off, { left: total, of: 1, pieces: 1 }, parts)),
      weights: left.map(BigInt),
    };
  }
  const pieces = offer.kind === 'items' ? piecesAbout(lines, offer.lines) : countFreePieces(lines, offer);
  const weights = lines.map(({ quantity }, at) =>
    getReduction(offer.off, { left: left[at] as Paise, of: quantity, pieces: pieces[at] as number }, parts),
  );
  return { units: rounded(weights.reduce((sum, weight) => sum + weight, 0n)), weights };
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

const piecesAbout = (lines: readonly CouponLine[], scopes: readonly Scope[]): number[] =>
  lines.map((line) => (matchesScopes(line, scopes) ? line.quantity : 0));

// As Commerce picks them: bought are the dearest pieces, given the cheapest of the rest. Of equally dear ones those that
// cannot be given are bought first, in the shopper's favour.
function countFreePieces(
  lines: readonly CouponLine[],
  { buy, get }: Extract<SingleOffer, { kind: 'buyXGetY' }>,
): number[] {
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
