import type { Condition } from '../../src/domain/coupon.ts';
import type { CouponEvaluation } from '../../src/domain/evaluateCoupon.ts';
import { formatRupees } from '../../src/domain/money.ts';
import { couponMessages } from '../../src/messages/coupon.ts';
import { formatMessage } from '../../src/messages/message.ts';

const TYPES = ['default', 'frame', 'gallery_wall', 'gifting', 'mixed_media', 'object'] as const;

const listed = (texts: readonly string[], type: 'conjunction' | 'disjunction') =>
  new Intl.ListFormat('en-IN', { type }).format([...new Set(texts)]);

/** What stands between a coupon and a bag, as part of a sentence; '' where nothing does (COUP-08). */
export const formatCouponNeeds = (evaluation: CouponEvaluation | null): string =>
  evaluation?.status === 'unmet'
    ? listed(evaluation.missing.map(getNeed), evaluation.operator === 'OR' ? 'disjunction' : 'conjunction')
    : '';

function getNeed(condition: Condition): string {
  switch (condition.kind) {
    case 'order_total_price':
      return formatMessage(couponMessages[`couponTotal.${condition.is}`], { amount: formatRupees(condition.amount) });
    case 'order_item_quantity':
      return formatMessage(couponMessages[`couponPieces.${condition.is}`], { quantity: condition.quantity });
    case 'order_product_type':
      return listed(condition.types.map(typeText), 'disjunction');
    case 'order_product':
      return formatMessage(couponMessages['coupon.needs.product']);
    case 'order_email':
    case 'order_customer':
      return formatMessage(couponMessages['coupon.needs.account']);
    case 'order_billing_address':
      return formatMessage(couponMessages['coupon.needs.billing']);
    case 'order_shipping_address':
      return formatMessage(couponMessages['coupon.needs.delivery']);
  }
}

function typeText(type: string): string {
  const known = TYPES.find((each) => each === type);
  return formatMessage(couponMessages[known ? (`couponType.${known}` as const) : 'coupon.needs.product']);
}
