import {
  type CouponBasket,
  type CouponLine,
  type CouponPlace,
  isRunning,
  subtotalOf,
} from '../../src/domain/coupon.ts';
import { discounted } from '../../src/domain/discount.ts';
import { type Paise, rupees } from '../../src/domain/money.ts';
import type { Offer } from '../../src/domain/offer.ts';
import { promotionHolds, promotionOf } from '../../src/domain/promotion.ts';
import { type Entity, objectOf, targetsOf, textOf } from '../drupal/entity.ts';
import { amountOf } from '../drupal/money.ts';
import type { Store } from '../drupal/store.ts';
import { randomUuid } from '../drupal/uuid.ts';
import type { Profile } from '../settings.ts';
import { bundleOf, related } from './purchased.ts';

const COUPON = 'commerce_promotion_coupon--commerce_promotion_coupon';
const USAGE = 'backend--usage';

/** The coupon with this uuid or code, whatever the case. */
export const findCoupon = (store: Store, wanted: string): Entity | undefined =>
  store.get(COUPON, wanted.toLowerCase()) ??
  store.list(COUPON).find(({ attributes }) => textOf(attributes.code).toLowerCase() === wanted.trim().toLowerCase());

/** What a coupon's rules see of an item with its variation. */
export function couponLine(store: Store, variation: Entity, price: Paise, quantity: number): CouponLine {
  const product = related(store, variation, 'product_id');
  return {
    productType: product ? bundleOf(product) : bundleOf(variation),
    product: product?.id ?? '',
    variationType: bundleOf(variation),
    variation: variation.id,
    price,
    quantity,
  };
}

/** Where an address is, by the names of Drupal's address field; null without one. */
export function placeOf(address: unknown): CouponPlace | null {
  if (typeof address !== 'object' || address === null || Array.isArray(address)) return null;
  const { country_code = 'IN', administrative_area = '', postal_code = '' } = address as Record<string, unknown>;
  return { country: String(country_code), area: String(administrative_area), pincode: String(postal_code) };
}

/** An order as its coupons see it. */
export function basketOf(store: Store, order: Entity, items: readonly Entity[]): CouponBasket {
  const customer = related(store, order, 'uid');
  const place = (name: string) => placeOf(related(store, order, name)?.attributes.address);
  return {
    lines: items.flatMap((item) => {
      const variation = related(store, item, 'purchased_entity');
      const unit = amountOf(item.attributes.unit_price) ?? 0;
      return variation ? [couponLine(store, variation, unit, Number(item.attributes.quantity))] : [];
    }),
    mail: customer ? textOf(customer.attributes.mail) : null,
    customer: customer?.id ?? null,
    billing: place('billing_profile'),
    shipping: place('field_shipping_profile') ?? place('billing_profile'),
  };
}

/**
 * What a coupon gives to a basket; null when it does not hold: switched off, not running, used up, or its conditions are
 * not met (COUP-02 to COUP-05). Its uses by the orders of `insteadOf` (uuids) are not counted.
 */
export function offerOf(
  store: Store,
  coupon: Entity,
  basket: CouponBasket,
  insteadOf: readonly string[] = [],
): Offer | null {
  const promotion = related(store, coupon, 'promotion_id');
  if (!promotion || isUsedUp(store, coupon, basket, insteadOf)) return null;
  const runs = [coupon, promotion].every(
    ({ attributes: { status, start_date, end_date } }) =>
      status === true && isRunning(store.now(), momentOf(start_date), momentOf(end_date)),
  );
  if (!runs) return null;
  const { conditions, condition_operator: operator, offer } = promotion.attributes;
  const read = promotionOf({ conditions, operator, offer });
  // what the backend does not know by now it will not know later
  return promotionHolds(read, basket) === true ? read.offer : null;
}

const momentOf = (value: unknown): number | null => (typeof value === 'string' ? Date.parse(value) : null);

function isUsedUp(
  store: Store,
  coupon: Entity,
  { customer, mail }: CouponBasket,
  insteadOf: readonly string[],
): boolean {
  const uses = store
    .list(USAGE)
    .filter(
      ({ relationships: { coupon: used, order_id } }) =>
        targetsOf(used)[0]?.id === coupon.id && !insteadOf.includes(targetsOf(order_id)[0]?.id ?? ''),
    )
    .filter((usage) => !isGivenBack(store, usage));
  const own = uses.filter(
    (usage) =>
      (customer !== null && targetsOf(usage.relationships.uid)[0]?.id === customer) ||
      (mail !== null && mail !== '' && textOf(usage.attributes.mail).toLowerCase() === mail.toLowerCase()),
  );
  const isReached = (limit: unknown, count: number) => Number(limit) > 0 && count >= Number(limit);
  const { usage_limit, usage_limit_customer } = coupon.attributes;
  return isReached(usage_limit, uses.length) || isReached(usage_limit_customer, own.length);
}

/** A use counts no longer once its order is called off, or its payment has failed: whoever tries again has the coupon again. */
function isGivenBack(store: Store, usage: Entity): boolean {
  const order = related(store, usage, 'order_id');
  if (!order) return false;
  const payments = store
    .list('commerce_payment--payment_manual')
    .filter((payment) => targetsOf(payment.relationships.order_id)[0]?.id === order.id);
  return order.attributes.state === 'canceled' || payments.some(({ attributes }) => attributes.state === 'Failed');
}

/** Notes that an order was placed with its coupons, which is when a use counts. */
export function noteUses(store: Store, order: Entity): void {
  for (const { type, id } of targetsOf(order.relationships.coupons)) {
    store.add({
      type: USAGE,
      id: randomUuid(),
      attributes: { mail: order.attributes.mail ?? null },
      relationships: {
        uid: order.relationships.uid ?? null,
        coupon: { type, id },
        order_id: { type: order.type, id: order.id },
      },
    });
  }
}

type Charge = { subtotal: Paise; discount: Paise; total: Paise; offers: Paise[]; left: Paise[] };

/** What a basket costs with these offers. The specification rounds each to the rupee, Commerce to the paisa. */
export function chargeOf(basket: CouponBasket, offers: readonly Offer[], profile: Profile): Charge {
  const subtotal = subtotalOf(basket.lines);
  const { discount, offers: taken, left } = discounted(basket.lines, offers, profile === 'spec' ? rupees(1) : 1);
  return { subtotal, discount, total: subtotal - discount, offers: taken, left };
}

/** The coupons that exist, each with what it gives in a sentence, for whoever tries the store out. */
export const couponsOf = (store: Store): { code: string; says: string }[] =>
  store.list(COUPON).map((coupon) => ({
    code: textOf(coupon.attributes.code),
    says: textOf(objectOf(related(store, coupon, 'promotion_id')?.attributes.description).value),
  }));
