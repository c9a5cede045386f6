import * as v from 'valibot';
import type { AppliedCoupon } from '../domain/coupon.ts';
import { persisted } from './persisted.ts';

const paise = v.pipe(v.number(), v.integer(), v.minValue(0));

const appliedCouponSchema: v.GenericSchema<unknown, AppliedCoupon> = v.object({
  id: v.string(),
  code: v.pipe(v.string(), v.minLength(1)),
  discount: v.nullable(paise),
  parts: v.array(v.object({ label: v.string(), amount: paise })),
});

/** A code that was applied before anybody knew who is buying, until the tab is closed. */
export const couponCodeStorage = persisted<string>('coupon_code', v.pipe(v.string(), v.minLength(1)), 'session');

/** The coupon of the order with the discount that was granted, in paise. (COUP-17) */
export const couponStorage = persisted<AppliedCoupon>('discount_price', appliedCouponSchema);
