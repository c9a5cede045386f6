import type { Discount } from '../../domain/coupon.ts';
import { inRupees } from '../../domain/money.ts';

/** Each discount as a row of a bill; amounts are paise. (CHK-24) */
export const discountRows = (discounts: readonly Discount[]) =>
  discounts.map(({ label, amount }) => ({
    key: `discount ${label}`,
    name: `Discount ${label}`.trim(),
    amount: inRupees(-amount || 0),
  }));
