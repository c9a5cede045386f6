import type { Discount } from '../../domain/coupon.ts';
import { formatRupees } from '../../domain/money.ts';

/** Each discount as a row of a bill; amounts are paise. (CHK-24) */
export const toDiscountRows = (discounts: readonly Discount[]) =>
  discounts.map(({ label, amount }) => ({
    key: `discount ${label}`,
    name: `Discount ${label}`.trim(),
    amount: formatRupees(-amount || 0),
  }));
