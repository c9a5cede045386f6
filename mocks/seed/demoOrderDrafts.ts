import { formatRupees, type Paise, toWholeRupees } from '../../src/domain/money.ts';
import { calculatePrice } from '../../src/domain/price.ts';
import { parseSizeKey } from '../../src/domain/size.ts';
import type { Reference } from '../drupal/entity.ts';
import { createPriceField } from '../drupal/money.ts';
import type { Draft } from '../drupal/store.ts';
import { stableUuid } from '../drupal/uuid.ts';
import { artVariationRef } from './artDrafts.ts';
import { getArt } from './arts.ts';
import { DEMO, demoRef } from './demo.ts';
import { addressLabel, DEMO_ADDRESSES, demoAddressRef } from './demoAddresses.ts';
import { DEMO_ORDERS, type DemoItem, type DemoOrder } from './demoOrders.ts';
import { DEMO_RECEIPT, gatewayRef } from './paymentGateways.ts';
import { priceTable } from './prices.ts';
import { STORE_ID } from './store.ts';

const orderRef = (number: number): Reference => ({
  type: 'commerce_order--default',
  id: stableUuid(`order:demo:${number}`),
});
const itemRef = (order: number, item: number): Reference => ({
  type: 'commerce_order_item--default',
  id: stableUuid(`orderItem:demo:${order}:${item}`),
});

const getTitle = ({ slug, media }: DemoItem) => `Print on ${media} - ${getArt(slug).title}`;
const getDimension = ({ size }: DemoItem) => size.replace('x', ' x ');

function getUnit({ media, size: key }: DemoItem): Paise {
  const size = parseSizeKey(key);
  if (!size) throw new RangeError(`no size: ${key}`);
  return calculatePrice({ size, media, source: 'art', framed: false, table: priceTable });
}

const getTotal = (items: readonly DemoItem[]): Paise =>
  items.reduce((sum, item) => sum + getUnit(item) * item.quantity, 0);

/** The demo customer's orders with their items and payments. */
export const demoOrderDrafts = (): Draft[] =>
  DEMO_ORDERS.flatMap((order, at) => [
    ...order.items.map((item, index) => itemDraft(item, order, at + 1, index + 1)),
    orderDraft(order, at + 1),
    ...(order.payment ? [paymentDraft(order, at + 1)] : []),
    ...(order.payment === 'pending' ? [razorpayDraft(order, at + 1)] : []),
  ]);

function itemDraft(item: DemoItem, { created }: DemoOrder, order: number, group: number): Draft {
  const unit = getUnit(item);
  const title = getTitle(item);
  const label = `<strong>${title}</strong><br />Size: ${getDimension(item)} in<br />Quantity: ${item.quantity}<br />Price: ${formatRupees(unit)}`;
  return {
    ...itemRef(order, group),
    attributes: {
      title,
      overridden_title: true,
      quantity: item.quantity.toFixed(2),
      unit_price: createPriceField(unit),
      overridden_unit_price: true,
      total_price: createPriceField(unit * item.quantity),
      adjustments: [],
      data: null,
      locked: false,
      created,
      changed: created,
      field_art_media_type: item.media,
      field_bill_label: label,
      field_dimension: getDimension(item),
      field_frame_size: getDimension(item),
      field_group: group,
      field_mating: 'Without Matt',
      field_matt_color: '',
      field_matt_size: '0',
      field_print_or_frame: 'print',
      field_product_type: 'art',
    },
    relationships: {
      order_id: orderRef(order),
      purchased_entity: artVariationRef(item.slug),
      field_bill_image: { type: 'file--file', id: stableUuid(`file:${item.slug}`) },
    },
  };
}

function orderDraft({ number, state, created, to, items, payment, gateway }: DemoOrder, at: number): Draft {
  const total = createPriceField(getTotal(items));
  const paid = payment === 'completed' ? total : createPriceField(0);
  const each = (text: (item: DemoItem) => string) => items.map(text).join(', ');
  const address = DEMO_ADDRESSES[to - 1];
  return {
    ...orderRef(at),
    attributes: {
      order_number: number,
      version: 1,
      mail: DEMO.mail,
      adjustments: [],
      total_price: total,
      total_paid: paid,
      balance: payment === 'completed' ? createPriceField(0) : total,
      state,
      locked: false,
      created,
      changed: created,
      placed: state === 'draft' ? null : created,
      completed: state === 'completed' ? created : null,
      customer_comments: null,
      cart: false,
      checkout_step: 'started',
      field_bill_address: address ? addressLabel(address) : null,
      field_dimension: each(getDimension),
      field_frame_size: each(getDimension),
      field_matting: each(() => '0'),
      field_title: each(getTitle),
      field_total_products: String(items.length),
    },
    relationships: {
      store_id: { type: 'commerce_store--online', id: STORE_ID },
      uid: demoRef,
      billing_profile: demoAddressRef(to === 3 ? 1 : to),
      order_items: items.map((_, index) => itemRef(at, index + 1)),
      coupons: [],
      ...(gateway ? { payment_gateway: gatewayRef(gateway) } : {}),
      field_shipping_profile: demoAddressRef(to),
    },
  };
}

const razorpayDraft = ({ items }: DemoOrder, at: number): Draft => ({
  type: 'backend--razorpayOrder',
  id: DEMO_RECEIPT.razorpay_order_id,
  attributes: { order: orderRef(at).id, amount: toWholeRupees(getTotal(items)) },
});

function paymentDraft({ created, payment, items }: DemoOrder, at: number): Draft {
  const order = orderRef(at);
  return {
    type: 'commerce_payment--payment_manual',
    // the id that the payment call itself gives, so that a repeat finds it
    id: stableUuid(`payment:${order.id}`),
    attributes: {
      commerce_payment_type: 'payment_manual',
      payment_gateway_mode: 'test',
      amount: createPriceField(getTotal(items)),
      refunded_amount: createPriceField(0),
      state: payment ?? null,
      completed: payment === 'completed' ? created : null,
      test: true,
    },
    relationships: { order_id: order },
  };
}
