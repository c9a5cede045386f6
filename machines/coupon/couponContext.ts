import type { AppliedCoupon } from '../../src/domain/coupon.ts';
import { type Coupon, type CouponEvaluation, evaluateCoupon } from '../../src/domain/evaluateCoupon.ts';
import type { Listener } from '../kit/listener.ts';
import type { Effect } from '../kit/meta.ts';
import { type CouponSubject, toCouponBasket } from './couponBasket.ts';

/** What the chart of the order is told of its coupon. */
type CouponNews =
  | { type: 'coupon.changed'; coupon: AppliedCoupon | null }
  | { type: 'coupon.lookup'; isRunning: boolean };

/** `code` is the one that the browser kept, or ''; `order` is told of the coupon, where something runs this chart. */
export type CouponInput = { code: string; subject: CouponSubject; order?: Listener<CouponNews> | undefined };
/** A coupon that was found, and when, in milliseconds since 1970. */
export type CouponLookup = { coupon: Coupon; at: number };
export type CouponEffect =
  | Effect
  | { type: 'coupon.changed'; coupon: AppliedCoupon | null }
  /** A code that was applied and is not decided yet, to be kept over a reload; '' for none. */
  | { type: 'code.kept'; code: string };

export type Context = CouponInput & {
  lookup: CouponLookup | null;
  /** How the coupon that was found stands to what it was last held against. */
  evaluation: CouponEvaluation | null;
  /** The coupon that the order has, as it was last told; undefined while one that was kept is yet to be looked up. */
  applied: AppliedCoupon | null | undefined;
};

export const createContext = ({ code, subject, order }: CouponInput): Context => ({
  code,
  subject,
  order,
  lookup: null,
  evaluation: null,
  applied: code === '' ? null : undefined,
});

export const getEvaluation = ({ lookup, subject }: Context): CouponEvaluation | null =>
  lookup && evaluateCoupon(lookup.coupon, toCouponBasket(subject), lookup.at);
