import type { Condition } from '../../src/domain/coupon.ts';
import { inRupees } from '../../src/domain/money.ts';
import type { Weighing } from '../../src/domain/weigh.ts';
import '../../src/messages/coupon.ts';
import { say } from '../../src/messages/messages.ts';

const TYPES = ['default', 'frame', 'gallery_wall', 'gifting', 'mixed_media', 'object'] as const;

const listed = (texts: readonly string[], type: 'conjunction' | 'disjunction') =>
  new Intl.ListFormat('en-IN', { type }).format([...new Set(texts)]);

/** What stands between a coupon and a bag, as part of a sentence; '' where nothing does (COUP-08). */
export const couponNeeds = (weighing: Weighing | null): string =>
  weighing?.stands === 'unmet'
    ? listed(weighing.missing.map(needOf), weighing.operator === 'OR' ? 'disjunction' : 'conjunction')
    : '';

function needOf(condition: Condition): string {
  switch (condition.kind) {
    case 'order_total_price':
      return say(`couponTotal.${condition.is}`, { amount: inRupees(condition.amount) });
    case 'order_item_quantity':
      return say(`couponPieces.${condition.is}`, { quantity: condition.quantity });
    case 'order_product_type':
      return listed(condition.types.map(typeText), 'disjunction');
    case 'order_product':
      return say('coupon.needs.product');
    case 'order_email':
    case 'order_customer':
      return say('coupon.needs.account');
    case 'order_billing_address':
      return say('coupon.needs.billing');
    case 'order_shipping_address':
      return say('coupon.needs.delivery');
  }
}

function typeText(type: string): string {
  const known = TYPES.find((each) => each === type);
  return known ? say(`couponType.${known}`) : say('coupon.needs.product');
}
