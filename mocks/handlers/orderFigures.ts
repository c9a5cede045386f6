import type { Profile } from '../../src/domain/backendSettings.ts';
import { type Entity, findRelated, findRelatedOne, type JsonObject, withAttributes } from '../drupal/entity.ts';
import { Refusal } from '../drupal/errors.ts';
import { createPriceField, parseAmount } from '../drupal/money.ts';
import type { Store } from '../drupal/store.ts';
import { formatTime } from '../drupal/write.ts';
import { findOffer, getCharge, toBasket } from './coupons.ts';
import { withUnitPrice } from './orderItems.ts';

/** How drafts are refreshed; `usesPostedPrices`: an item costs what the client posts. */
type RefreshOptions = { profile: Profile; usesPostedPrices: boolean };

/**
 * The items of an order as they are stored with it. In `drupal10` a draft is refreshed: an item gets the title of its
 * variation and, without the shop's own price processor, its price, unless the item states that they are its own.
 */
export const getStoredItems = (order: Entity, store: Store, refreshOptions?: RefreshOptions): Entity[] =>
  findRelated(store, order, 'order_items').map((item) =>
    refreshOptions?.profile === 'drupal10' && order.attributes.state === 'draft'
      ? refreshItem(item, store, refreshOptions.usesPostedPrices)
      : item,
  );

function refreshItem(item: Entity, store: Store, usesPostedPrices: boolean): Entity {
  const variation = findRelatedOne(store, item, 'purchased_entity');
  if (!variation) return item;
  const { overridden_title, overridden_unit_price } = item.attributes;
  const itemWithTitle =
    overridden_title === true ? item : withAttributes(item, { title: variation.attributes.title ?? null });
  if (!usesPostedPrices || overridden_unit_price === true) return itemWithTitle;
  return withUnitPrice(itemWithTitle, parseAmount(variation.attributes.price) ?? 0);
}

type Context = RefreshOptions & { store: Store; before: Entity | undefined };

/** What the backend fills in on an order: its sums with the coupons, whose it is, and when it was placed (ORD-15). Throws 422 for a coupon that does not hold. */
export function computeFigures(order: Entity, context: Context): JsonObject {
  const { store, profile, before } = context;
  const { state } = order.attributes;
  const isEditable = before === undefined || before.attributes.state === 'draft';
  const wasDraft = before?.attributes.state === 'draft';
  // a present Commerce notes the moment only as a draft turns into an order
  const isPlacedNow = state === 'processing' && (profile === 'spec' ? isEditable : wasDraft);
  return {
    ...(isEditable ? getTotals(order, context) : {}),
    // an account whose e-mail was nobody's has none
    mail:
      findRelatedOne(store, order, 'uid')?.attributes.mail ??
      findRelatedOne(store, order, 'billing_profile')?.attributes.field_email ??
      null,
    version: before ? Number(before.attributes.version) + 1 : 1,
    placed: isPlacedNow ? formatTime(store.now()) : (order.attributes.placed ?? null),
    ...(before ? {} : { ip_address: '127.0.0.1', data: state === 'draft' ? { paid_event_dispatched: false } : null }),
  };
}

function getTotals(order: Entity, { store, ...refreshOptions }: Context): JsonObject {
  const { profile } = refreshOptions;
  const items = getStoredItems(order, store, refreshOptions);
  const basket = toBasket(store, order, items);
  const coupons = findRelated(store, order, 'coupons');
  const offers = coupons.map((coupon, index) => findOffer(store, coupon, basket) ?? refuseCoupon(index));
  const { total, offers: appliedOffers } = getCharge(basket, offers, profile);
  const totalPrice = items.length === 0 ? null : createPriceField(total);
  return {
    total_price: totalPrice,
    balance: totalPrice,
    // a present Commerce cannot serialise them, and keeps them with the items
    adjustments:
      profile === 'spec' ? coupons.map((coupon, index) => getAdjustment(store, coupon, appliedOffers[index] ?? 0)) : [],
  };
}

function refuseCoupon(index: number): never {
  throw new Refusal(422, {
    detail: `coupons.${index}.target_id: The provided coupon code is invalid.`,
    pointer: `/data/attributes/coupons/${index}/target_id`,
  });
}

function getAdjustment(store: Store, coupon: Entity, discount: number): JsonObject {
  const promotion = findRelatedOne(store, coupon, 'promotion_id');
  return {
    type: 'promotion',
    label: promotion?.attributes.display_name ?? coupon.attributes.code ?? null,
    amount: createPriceField(-discount),
    percentage: null,
    source_id: String(promotion?.serial ?? ''),
    included: false,
    locked: false,
  };
}
