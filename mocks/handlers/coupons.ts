import type { Profile } from '../../src/domain/backendSettings.ts';
import {
  type Entity,
  findRelatedOne,
  getTargetId,
  toObject,
  toReferences,
  toScalarText,
  toText,
} from '../drupal/entity.ts';
import { parseAmount } from '../drupal/money.ts';
import type { Store } from '../drupal/store.ts';
import { randomUuid } from '../drupal/uuid.ts';
import { type Basket, getSubtotal, type Line, type Location, type Rule } from '../promotions/basket.ts';
import { isWithinPeriod, meetsConditions } from '../promotions/conditions.ts';
import { applyOffers, parseOffers } from '../promotions/offers.ts';
import { isNumberProven } from './accounts.ts';
import { getBundle } from './variations.ts';

const COUPON = 'commerce_promotion_coupon--commerce_promotion_coupon';
const USAGE = 'backend--usage';

/** The coupon with this uuid or code, whatever the case. */
export const findCoupon = (store: Store, idOrCode: string): Entity | undefined =>
  store.get(COUPON, idOrCode.toLowerCase()) ??
  store.list(COUPON).find(({ attributes }) => toText(attributes.code).toLowerCase() === idOrCode.trim().toLowerCase());

/** What a coupon's rules see of an item with its variation. */
export function toCouponLine(store: Store, variation: Entity, price: number, quantity: number): Line {
  const product = findRelatedOne(store, variation, 'product_id');
  return {
    productType: product ? getBundle(product) : getBundle(variation),
    product: product?.id ?? '',
    variationType: getBundle(variation),
    variation: variation.id,
    price,
    quantity,
  };
}

/** Where an address is, by the names of Drupal's address field; null without one. */
export function toLocation(address: unknown): Location | null {
  if (typeof address !== 'object' || address === null || Array.isArray(address)) return null;
  const { country_code = 'IN', administrative_area = '', postal_code = '' } = address as Record<string, unknown>;
  return {
    country: toScalarText(country_code),
    area: toScalarText(administrative_area),
    pincode: toScalarText(postal_code),
  };
}

/** An order as its coupons see it. */
export function toBasket(store: Store, order: Entity, items: readonly Entity[]): Basket {
  const customer = findRelatedOne(store, order, 'uid');
  const getLocation = (name: string) => toLocation(findRelatedOne(store, order, name)?.attributes.address);
  return {
    lines: items.flatMap((item) => {
      const variation = findRelatedOne(store, item, 'purchased_entity');
      const unitPrice = parseAmount(item.attributes.unit_price) ?? 0;
      return variation ? [toCouponLine(store, variation, unitPrice, Number(item.attributes.quantity))] : [];
    }),
    mail: customer ? toText(customer.attributes.mail) : null,
    customer: customer?.id ?? null,
    billing: getLocation('billing_profile'),
    shipping: getLocation('field_shipping_profile') ?? getLocation('billing_profile'),
  };
}

/**
 * What a coupon gives to a basket; null when it does not hold: switched off, not running, used up, or its conditions are
 * not met (COUP-02 to COUP-05). Its uses by the orders of `replacedOrderIds` (uuids) are not counted.
 */
export function findOffer(
  store: Store,
  coupon: Entity,
  basket: Basket,
  replacedOrderIds: readonly string[] = [],
): Rule | null {
  const promotion = findRelatedOne(store, coupon, 'promotion_id');
  if (!promotion || isUsedUp(store, coupon, basket, replacedOrderIds)) return null;
  const today = new Date(store.now());
  const isRunning = [coupon, promotion].every(
    ({ attributes: { status, start_date, end_date } }) =>
      status === true && isWithinPeriod(today, toText(start_date) || null, toText(end_date) || null),
  );
  const { conditions, condition_operator: operator, offer } = promotion.attributes;
  const isValid = isRunning && meetsConditions([conditions ?? []].flat(), toText(operator), basket);
  return isValid && parseOffers(offer) ? offer : null;
}

function isUsedUp(
  store: Store,
  coupon: Entity,
  { customer, mail }: Basket,
  replacedOrderIds: readonly string[],
): boolean {
  const uses = store
    .list(USAGE)
    .filter(
      (usage) =>
        getTargetId(usage, 'coupon') === coupon.id && !replacedOrderIds.includes(getTargetId(usage, 'order_id') ?? ''),
    )
    .filter((usage) => !isUsageReturned(store, usage));
  const ownUses = uses.filter(
    (usage) =>
      (customer !== null && getTargetId(usage, 'uid') === customer) ||
      (mail !== null && mail !== '' && toText(usage.attributes.mail).toLowerCase() === mail.toLowerCase()),
  );
  const isReached = (limit: unknown, count: number) => Number(limit) > 0 && count >= Number(limit);
  const { usage_limit, usage_limit_customer } = coupon.attributes;
  if (isReached(usage_limit, uses.length) || isReached(usage_limit_customer, ownUses.length)) return true;
  // an e-mail is anybody's to make up, so who has proven no number is nobody to count by
  const user = customer === null ? undefined : store.get('user--user', customer);
  return Number(usage_limit_customer) > 0 && !(user && isNumberProven(store, user));
}

/** A use counts no longer once its order is called off, or its payment has failed: whoever tries again has the coupon again. */
function isUsageReturned(store: Store, usage: Entity): boolean {
  const order = findRelatedOne(store, usage, 'order_id');
  if (!order) return false;
  const payments = store
    .list('commerce_payment--payment_manual')
    .filter((payment) => getTargetId(payment, 'order_id') === order.id);
  return order.attributes.state === 'canceled' || payments.some(({ attributes }) => attributes.state === 'Failed');
}

/** Notes that an order was placed with its coupons, which is when a use counts. */
export function recordUses(store: Store, order: Entity): void {
  for (const { type, id } of toReferences(order.relationships.coupons)) {
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

/** In paise; `offers` is what each one takes off. */
type Charge = { subtotal: number; discount: number; total: number; offers: number[] };

/** What a basket costs with these offers. The specification rounds each to the rupee, Commerce to the paisa. */
export function getCharge(basket: Basket, offers: readonly Rule[], profile: Profile): Charge {
  const parts = offers.map((offer) => parseOffers(offer) ?? []);
  const discounts = applyOffers(parts.flat(), basket.lines, profile === 'spec' ? 100 : 1);
  const discountsPerOffer = parts.map(({ length }) => sum(discounts.splice(0, length)));
  const [subtotal, discount] = [getSubtotal(basket.lines), sum(discountsPerOffer)];
  return { subtotal, discount, total: subtotal - discount, offers: discountsPerOffer };
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** The coupons that exist, each with what it gives in a sentence, for whoever tries the store out. */
export const listCoupons = (store: Store): { code: string; description: string }[] =>
  store.list(COUPON).map((coupon) => ({
    code: toText(coupon.attributes.code),
    description: toText(toObject(findRelatedOne(store, coupon, 'promotion_id')?.attributes.description).value),
  }));
