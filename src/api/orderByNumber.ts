import * as v from 'valibot';
import type { Order } from '../domain/order.ts';
import { formatAddressLines } from '../domain/recipient.ts';
import { profileSchema, toBillingAddress } from './addresses.ts';
import { type CallOptions, getJsonApi } from './client.ts';
import {
  buildQuery,
  collectionSchema,
  findIncluded,
  type Included,
  isUuid,
  type ResourceRef,
  resourceSchema,
} from './jsonapi.ts';
import { toOrderedItems } from './orderedItem.ts';
import { getPlacedAt, OrderEntity } from './orderHistory.ts';
import { ORDERS_PATH } from './orders.ts';
import { toPlainText } from './plainText.ts';

const text = v.nullish(v.string(), '');
const User = resourceSchema('user--user', { name: text, mail: text, field_full_name: text });
const Coupon = resourceSchema('commerce_promotion_coupon--commerce_promotion_coupon', { code: text });

type Relations = OrderEntity['relationships'];

function toProfileLines(included: Included, ref: ResourceRef | null | undefined): string[] {
  const profile = findIncluded(included, ref ?? null, profileSchema);
  return profile ? formatAddressLines(toBillingAddress(profile.attributes)) : [];
}

/** Who pays: the billing address, or the account alone where that address is gone. */
function toCustomer({ attributes, relationships }: OrderEntity, included: Included): string[] {
  const billed = toProfileLines(included, relationships.billing_profile);
  if (billed.length > 0) return billed;
  const {
    name = '',
    mail = '',
    field_full_name = '',
  } = findIncluded(included, relationships.uid ?? null, User)?.attributes ?? {};
  const written = attributes.mail || mail;
  return [field_full_name || name, written && `E-mail: ${written}`].filter(Boolean);
}

// The address as it was when the order was placed: the profile may have been changed since. (ORD-16)
const toShipping = ({ attributes, relationships }: OrderEntity, included: Included): string[] => {
  const written = toPlainText(attributes.field_bill_address).split(/\n+/).filter(Boolean);
  return written.length > 0 ? written : toProfileLines(included, relationships.field_shipping_profile);
};

const toCoupons = ({ coupons }: Relations, included: Included): string[] =>
  (coupons ?? []).flatMap((ref) => findIncluded(included, ref, Coupon)?.attributes.code || []);

// the gateway is configuration, which no shopper may read; what points at it names it all the same
function toGateway({ payment_gateway }: Relations): string | null {
  const name = payment_gateway?.meta?.drupal_internal__target_id;
  return typeof name === 'string' ? name : null;
}

function toOrder(order: OrderEntity, included: Included): Order {
  const { id, attributes, relationships } = order;
  const items = toOrderedItems(relationships.order_items ?? [], included);
  const sum = items.reduce((before, item) => before + item.total, 0);
  const total = attributes.total_price?.number ?? sum;
  // An order of which no item is reported still has a sum.
  const subtotal = items.length > 0 ? sum : total;
  return {
    id,
    orderNo: attributes.order_number,
    state: attributes.state,
    placedAt: getPlacedAt(order),
    items,
    subtotal,
    // Commerce keeps what a coupon takes off where no shopper may read it: it follows from the sums.
    discount: Math.max(subtotal - total, 0),
    total,
    coupons: toCoupons(relationships, included),
    gateway: toGateway(relationships),
    customer: toCustomer(order, included),
    shipping: toShipping(order, included),
  };
}

/**
 * The order of the user `uid` that has this number, or this uuid; null where that user has none
 * (API-84, ORD-35, SESS-17).
 */
export async function fetchOrderByNumber(number: string, uid: string, call: CallOptions): Promise<Order | null> {
  const path = buildQuery(ORDERS_PATH, {
    filter: { [isUuid(number) ? 'id' : 'order_number']: number, 'uid.id': uid },
    include: [
      'uid',
      'billing_profile',
      'order_items',
      'order_items.field_bill_image',
      'order_items.purchased_entity.product_id',
      'field_shipping_profile',
      'coupons',
    ],
  });
  const { data, included } = await getJsonApi(collectionSchema(OrderEntity), path, call);
  const [order] = data;
  return order ? toOrder(order, included) : null;
}
