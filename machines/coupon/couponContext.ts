import type { AppliedCoupon } from '../../src/domain/coupon.ts';
import { type Coupon, type Weighing, weigh } from '../../src/domain/weigh.ts';
import type { Listener } from '../kit/listener.ts';
import type { Effect } from '../kit/meta.ts';
import { couponBasket, type Weighed } from './couponBasket.ts';

/** What the chart of the order is told of its coupon. */
type CouponNews =
  | { type: 'coupon.changed'; coupon: AppliedCoupon | null }
  | { type: 'coupon.lookup'; isRunning: boolean };

/** `code` is the one that the browser kept, or ''; `order` is told of the coupon, where something runs this chart. */
export type CouponInput = { code: string; weighed: Weighed; order?: Listener<CouponNews> | undefined };
/** A coupon that was found, and when, in milliseconds since 1970. */
export type Looked = { coupon: Coupon; at: number };
export type CouponEffect =
  | Effect
  | { type: 'coupon.changed'; coupon: AppliedCoupon | null }
  /** A code that was applied and is not decided yet, to be kept over a reload; '' for none. */
  | { type: 'code.kept'; code: string };

export type Context = CouponInput & {
  looked: Looked | null;
  /** How the coupon that was found stands to what it was last held against. */
  weighing: Weighing | null;
  /** The coupon that the order has, as it was last told; undefined while one that was kept is yet to be looked up. */
  granted: AppliedCoupon | null | undefined;
};

export const contextOf = ({ code, weighed, order }: CouponInput): Context => ({
  code,
  weighed,
  order,
  looked: null,
  weighing: null,
  granted: code === '' ? null : undefined,
});

export const weighingOf = ({ looked, weighed }: Context): Weighing | null =>
  looked && weigh(looked.coupon, couponBasket(weighed), looked.at);
