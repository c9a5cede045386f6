import type { CouponLine } from './coupon.ts';
import { type Paise, rupees } from './money.ts';

/** Which lines an offer is about: those that have one of the values under the scope (COUP-16). */
export type Scope = {
  scope: 'product_type' | 'product' | 'variation' | 'variation_type';
  values: readonly string[];
};

/** What comes off: a share between 0 and 1, or an amount. */
export type Reduction = { percentage: number } | { amount: Paise };

/** What a promotion gives (COUP-09 to COUP-14). `lines` and the like name the lines it is about; none of them means any line. */
export type Offer =
  | { kind: 'order'; off: Reduction }
  | { kind: 'items'; off: Reduction; lines: readonly Scope[] }
  | {
      kind: 'buyXGetY';
      off: Reduction;
      buy: { quantity: number; lines: readonly Scope[] };
      get: { quantity: number; lines: readonly Scope[] };
    }
  | { kind: 'combination'; offers: readonly Offer[] };

/** What offers take off an order: altogether, by each offer, and what is left of each line's total. */
type Discounted = { discount: Paise; offers: Paise[]; left: Paise[] };

/**
 * Applies each offer once, in the order given, to what the ones before have left, never below zero, each rounded to the
 * rupee or to `unit`. What comes off a whole order is shared out among its lines in proportion to what is left of them.
 */
export function discounted(
  lines: readonly CouponLine[],
  offers: readonly Offer[],
  unit: Paise = rupees(1),
): Discounted {
  let left = lines.map(({ price, quantity }) => price * quantity);
  const taken = offers.map((offer) => {
    const before = sum(left);
    left = applied(lines, left, offer, unit);
    return before - sum(left);
  });
  return { discount: sum(taken), offers: taken, left };
}

const sum = (amounts: readonly Paise[]) => amounts.reduce((total, amount) => total + amount, 0);

function applied(lines: readonly CouponLine[], left: Paise[], offer: Offer, unit: Paise): Paise[] {
  if (offer.kind === 'combination') {
    return offer.offers.reduce((rest, part) => applied(lines, rest, part, unit), left);
  }
  const wished = wishedOf(lines, left, offer);
  const most = sum(left.filter((_, at) => (wished[at] as number) > 0).map((rest) => wholeOf(rest, unit)));
  // a share such as 0.145 has no exact form, and must not turn a half into less
  const wish = Math.round(sum(wished) * 1000) / 1000;
  return takenFrom(left, wished, { whole: Math.min(Math.round(wish / unit) * unit, most), unit });
}

const wholeOf = (amount: Paise, unit: Paise) => Math.floor(amount / unit) * unit;

// what the offer would take from each line, in fractions of a paisa, before it is rounded
function wishedOf(
  lines: readonly CouponLine[],
  left: Paise[],
  offer: Exclude<Offer, { kind: 'combination' }>,
): number[] {
  if (offer.kind === 'buyXGetY') return wishedByBuying(lines, left, offer);
  const { off } = offer;
  if (offer.kind === 'items') {
    return lines.map((line, at) =>
      isAbout(line, offer.lines) ? offPieces(left[at] as Paise, line.quantity, line.quantity, off) : 0,
    );
  }
  const total = sum(left);
  const wished = 'percentage' in off ? total * off.percentage : Math.min(off.amount, total);
  return left.map((rest) => (total === 0 ? 0 : (wished * rest) / total));
}

const offPieces = (left: Paise, quantity: number, pieces: number, off: Reduction): number => {
  const each = left / quantity;
  return pieces * ('percentage' in off ? each * off.percentage : Math.min(off.amount, each));
};

// pieces that are bought are the dearest, pieces that are given the cheapest of the rest, as Commerce picks them
function wishedByBuying(
  lines: readonly CouponLine[],
  left: Paise[],
  { off, buy, get }: Extract<Offer, { kind: 'buyXGetY' }>,
): number[] {
  const dearestFirst = [...lines.keys()].sort((a, b) => (lines[b]?.price ?? 0) - (lines[a]?.price ?? 0));
  const free = lines.map(({ quantity }) => quantity);
  const pick = (order: readonly number[], wanted: number, scopes: readonly Scope[]) => {
    let open = wanted;
    return order.map((at) => {
      const pieces = isAbout(lines[at] as CouponLine, scopes) ? Math.min(free[at] as number, open) : 0;
      open -= pieces;
      free[at] = (free[at] as number) - pieces;
      return { at, pieces };
    });
  };
  const bought = pick(dearestFirst, buy.quantity, buy.lines);
  const wished = lines.map(() => 0);
  if (sum(bought.map(({ pieces }) => pieces)) < buy.quantity) return wished;
  for (const { at, pieces } of pick([...dearestFirst].reverse(), get.quantity, get.lines)) {
    wished[at] = offPieces(left[at] as Paise, (lines[at] as CouponLine).quantity, pieces, off);
  }
  return wished;
}

function isAbout(line: CouponLine, scopes: readonly Scope[]): boolean {
  const values = {
    product_type: line.productType,
    product: line.product,
    variation: line.variation,
    variation_type: line.variationType,
  };
  return scopes.every((scope) => scope.values.includes(values[scope.scope]));
}

// shares a whole amount out by the wishes; what rounding leaves over goes to the lines that have the most left
function takenFrom(
  left: readonly Paise[],
  wished: readonly number[],
  { whole, unit }: { whole: Paise; unit: Paise },
): Paise[] {
  const all = sum(wished);
  if (all === 0) return [...left];
  const share = (rest: Paise, wish: number) => Math.min(wholeOf(rest, unit), wholeOf((whole * wish) / all, unit));
  const after = left.map((rest, at) => rest - share(rest, wished[at] as number));
  let open = whole - (sum(left) - sum(after));
  const mostFirst = [...after.keys()].filter((at) => (wished[at] as number) > 0);
  mostFirst.sort((a, b) => (after[b] as Paise) - (after[a] as Paise));
  for (const at of mostFirst) {
    const more = Math.min(open, wholeOf(after[at] as Paise, unit));
    after[at] = (after[at] as Paise) - more;
    open -= more;
  }
  return after;
}
