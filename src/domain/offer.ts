import type { CouponLine } from './coupon.ts';
import type { Paise } from './money.ts';

/** Which lines an offer is about: those that have one of the values under the scope (COUP-16). */
export type Scope = {
  scope: 'product_type' | 'product' | 'variation' | 'variation_type';
  values: readonly string[];
};

/** What comes off: a share between 0 and 1, told in millionths and no finer, or an amount. */
export type Reduction = { percentage: number } | { amount: Paise };

/** An offer of one kind (COUP-09 to COUP-13). `lines` are the scopes that a line must all meet; none of them means any line. */
export type SingleOffer =
  | { kind: 'order'; off: Reduction }
  | { kind: 'items'; off: Reduction; lines: readonly Scope[] }
  | {
      kind: 'buyXGetY';
      off: Reduction;
      buy: { quantity: number; lines: readonly Scope[] };
      get: { quantity: number; lines: readonly Scope[] };
    };

/** What a promotion gives (COUP-09 to COUP-14). */
export type Offer = SingleOffer | { kind: 'combination'; offers: readonly Offer[] };

/** The offers that make up one, in the order in which they apply (COUP-14). */
export const flattenOffer = (offer: Offer): SingleOffer[] =>
  offer.kind === 'combination' ? offer.offers.flatMap(flattenOffer) : [offer];

/** Does a line meet all of the scopes (COUP-16)? */
export function matchesScopes(line: CouponLine, scopes: readonly Scope[]): boolean {
  const values = {
    product_type: line.productType,
    product: line.product,
    variation: line.variation,
    variation_type: line.variationType,
  };
  return scopes.every((scope) => scope.values.includes(values[scope.scope]));
}
