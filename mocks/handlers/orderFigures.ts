import { type Entity, findRelated, type JsonObject } from '../drupal/entity.ts';
import { unprocessable } from '../drupal/errors.ts';
import { createPriceField, parseAmount } from '../drupal/money.ts';
import type { Store } from '../drupal/store.ts';
import { formatTime } from '../drupal/write.ts';
import type { Profile } from '../settings.ts';
import { findOffer, getCharge, toBasket } from './coupons.ts';
import { withUnitPrice } from './orderItems.ts';
import { findRelatedOne } from './variations.ts';

/** How drafts are refreshed; `postedPrices` where nothing but what a client posts decides what an item costs. */
type Refresh = { profile: Profile; postedPrices: boolean };

/**
 * The items of an order as they are stored with it. In `drupal10` a draft is refreshed: an item gets the title of its
 * variation and, without the shop's own price processor, its price, unless the item states that they are its own.
 */
export const getStoredItems = (order: Entity, store: Store, refresh?: Refresh): Entity[] =>
  findRelated(store, order, 'order_items').map((item) =>
    refresh?.profile === 'drupal10' && order.attributes.state === 'draft'
      ? refreshItem(item, store, refresh.postedPrices)
      : item,
  );

function refreshItem(item: Entity, store: Store, postedPrices: boolean): Entity {
  const variation = findRelatedOne(store, item, 'purchased_entity');
  if (!variation) return item;
  const { overridden_title, overridden_unit_price } = item.attributes;
  const titled =
    overridden_title === true
      ? item
      : { ...item, attributes: { ...item.attributes, title: variation.attributes.title ?? null } };
  if (!postedPrices || overridden_unit_price === true) return titled;
  return withUnitPrice(titled, parseAmount(variation.attributes.price) ?? 0);
}

type Context = Refresh & { store: Store; before: Entity | undefined };

/** What the backend fills in on an order: its sums with the coupons, whose it is, and when it was placed (ORD-15). Throws 422 for a coupon that does not hold. */
export function computeFigures(order: Entity, context: Context): JsonObject {
  const { store, profile, before } = context;
  const { state } = order.attributes;
  const fresh = before === undefined || before.attributes.state === 'draft';
  const fromDraft = before?.attributes.state === 'draft';
  // a present Commerce notes the moment only as a draft turns into an order
  const placedNow = state === 'processing' && (profile === 'spec' ? fresh : fromDraft);
  return {
    ...(fresh ? getSums(order, context) : {}),
    // an account whose e-mail was nobody's has none
    mail:
      findRelatedOne(store, order, 'uid')?.attributes.mail ??
      findRelatedOne(store, order, 'billing_profile')?.attributes.field_email ??
      null,
    version: before ? Number(before.attributes.version) + 1 : 1,
    placed: placedNow ? formatTime(store.now()) : (order.attributes.placed ?? null),
    ...(before ? {} : { ip_address: '127.0.0.1', data: state === 'draft' ? { paid_event_dispatched: false } : null }),
  };
}

function getSums(order: Entity, { store, ...refresh }: Context): JsonObject {
  const { profile } = refresh;
  const items = getStoredItems(order, store, refresh);
  const basket = toBasket(store, order, items);
  const coupons = findRelated(store, order, 'coupons');
  const offers = coupons.map((coupon, at) => findOffer(store, coupon, basket) ?? refuse(at));
  const { total, offers: appliedOffers } = getCharge(basket, offers, profile);
  const sum = items.length === 0 ? null : createPriceField(total);
  return {
    total_price: sum,
    balance: sum,
    // a present Commerce cannot serialise them, and keeps them with the items
    adjustments:
      profile === 'spec' ? coupons.map((coupon, at) => getAdjustment(store, coupon, appliedOffers[at] ?? 0)) : [],
  };
}

function refuse(at: number): never {
  throw unprocessable([
    {
      detail: `coupons.${at}.target_id: The provided coupon code is invalid.`,
      pointer: `/data/attributes/coupons/${at}/target_id`,
    },
  ]);
}

function getAdjustment(store: Store, coupon: Entity, off: number): JsonObject {
  const promotion = findRelatedOne(store, coupon, 'promotion_id');
  return {
    type: 'promotion',
    label: promotion?.attributes.display_name ?? coupon.attributes.code ?? null,
    amount: createPriceField(-off),
    percentage: null,
    source_id: String(promotion?.serial ?? ''),
    included: false,
    locked: false,
  };
}
