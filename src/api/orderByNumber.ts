import * as v from 'valibot';
import type { Order } from '../domain/order.ts';
import { addressLines } from '../domain/recipient.ts';
import { billingOf, Profile } from './addresses.ts';
import { type Call, getJsonApi, signed } from './client.ts';
import { type Included, includedBy, many, query, type Ref, resource } from './jsonapi.ts';
import { itemsOf } from './orderedItem.ts';
import { ORDERS, OrderEntity, placedAt } from './orderHistory.ts';
import { plainText } from './plainText.ts';
import { isUuid } from './uuid.ts';

const text = v.nullish(v.string(), '');
const User = resource('user--user', { name: text, mail: text, field_full_name: text });
const Coupon = resource('commerce_promotion_coupon--commerce_promotion_coupon', { code: text });

type Relations = OrderEntity['relationships'];

function profileLines(included: Included, ref: Ref | null | undefined): string[] {
  const profile = includedBy(included, ref ?? null, Profile);
  return profile ? addressLines(billingOf(profile.attributes)) : [];
}

/** Who pays: the billing address, or the account alone where that address is gone. */
function customerOf({ attributes, relationships }: OrderEntity, included: Included): string[] {
  const billed = profileLines(included, relationships.billing_profile);
  if (billed.length > 0) return billed;
  const {
    name = '',
    mail = '',
    field_full_name = '',
  } = includedBy(included, relationships.uid ?? null, User)?.attributes ?? {};
  const written = attributes.mail || mail;
  return [field_full_name || name, written && `Email: ${written}`].filter(Boolean);
}

// The address as it was when the order was placed: the profile may have been changed since. (ORD-16)
const shippingOf = ({ attributes, relationships }: OrderEntity, included: Included): string[] => {
  const written = plainText(attributes.field_bill_address).split(/\n+/).filter(Boolean);
  return written.length > 0 ? written : profileLines(included, relationships.field_shipping_profile);
};

const couponsOf = ({ coupons }: Relations, included: Included): string[] =>
  (coupons ?? []).flatMap((ref) => includedBy(included, ref, Coupon)?.attributes.code || []);

// the gateway is configuration, which no shopper may read; what points at it names it all the same
function gatewayOf({ payment_gateway }: Relations): string | null {
  const name = payment_gateway?.meta?.drupal_internal__target_id;
  return typeof name === 'string' ? name : null;
}

function orderOf(order: OrderEntity, included: Included): Order {
  const { id, attributes, relationships } = order;
  const items = itemsOf(relationships.order_items ?? [], included);
  const sum = items.reduce((before, item) => before + item.total, 0);
  const total = attributes.total_price?.number ?? sum;
  // An order of which no item is told still has a sum.
  const subtotal = items.length > 0 ? sum : total;
  return {
    id,
    orderNo: attributes.order_number,
    state: attributes.state,
    placed: placedAt(order),
    items,
    subtotal,
    // Commerce keeps what a coupon takes off where no shopper may read it: the sums tell it.
    discount: Math.max(subtotal - total, 0),
    total,
    coupons: couponsOf(relationships, included),
    gateway: gatewayOf(relationships),
    customer: customerOf(order, included),
    shipping: shippingOf(order, included),
  };
}

/**
 * The order of the user `uid` that has this number, or this uuid; null where that user has none
 * (API-84, ORD-35, SESS-17).
 */
export async function orderByNumber(number: string, uid: string, call: Call = {}): Promise<Order | null> {
  const path = query(ORDERS, {
    filter: { [isUuid(number) ? 'id' : 'order_number']: number, 'uid.id': uid },
    include: [
      'uid',
      'billing_profile',
      'order_items',
      'order_items.field_bill_image',
      'field_shipping_profile',
      'coupons',
    ],
  });
  const { data, included } = await getJsonApi(many(OrderEntity), path, signed(call));
  const [order] = data;
  return order ? orderOf(order, included) : null;
}
