import { stableUuid } from '../drupal/uuid.ts';
import { couponRef } from '../seed/coupons.ts';
import { DEMO } from '../seed/demo.ts';
import { DEMO_ORDERS } from '../seed/demoOrders.ts';
import { STORE_ID } from '../seed/store.ts';
import type { EndpointDoc } from './endpointDoc.ts';
import { newItem } from './newItem.ts';
import { ALREADY_CREATED, EXPIRED, NOT_A_DOCUMENT, NOT_SIGNED_IN, WHO } from './refusals.ts';

const ORDERS = '/jsonapi/commerce_order/default';
const demoOrder = (number: number) => stableUuid(`order:demo:${number}`);
const draft = DEMO_ORDERS.findIndex(({ state }) => state === 'draft') + 1;

const patchDraft = (data: object) => ({
  method: 'PATCH' as const,
  path: `${ORDERS}/${demoOrder(draft)}`,
  as: 'customer' as const,
  body: { data: { type: 'commerce_order--default', id: demoOrder(draft), ...data } },
});

const NO_ORDER = 'No order has this uuid.';
const OUT_OF_STOCK =
  'An item is out of stock or withdrawn: `order_items.0: … is not available with a quantity of 1.`, an error for each (CART-50).';
const BAD_COUPON =
  'A coupon does not hold: `coupons.0.target_id: The provided coupon code is invalid.`, and the order stays as it was.';

/** Orders (API-76, API-77, API-83, API-84, API-92). */
export const orderEndpoints: readonly EndpointDoc[] = [
  {
    name: 'orders.create',
    rows: ['API-76', 'API-92'],
    method: 'POST',
    path: ORDERS,
    does: 'Makes an order of items that are there. To place one is a sequence: an item for each line, two addresses, the order, with a coupon the two changes below, then `/order/assign` and `/order/payment_create`. Sums, mail and moment are the backend’s; the number is the client’s.',
    who: WHO.customer,
    body: {
      'data.type': '`commerce_order--default`',
      'data.id': 'A uuid of the client’s own, so that the call can be repeated.',
      'data.attributes.state': '`draft` with a coupon, else `processing`.',
      'data.attributes.order_number':
        'Unique. `spec` makes one of 12 digits where it is left out; `drupal10` wants it.',
      'data.attributes.checkout_step': '`started`',
      'data.attributes.field_*':
        '`field_total_products`, `field_matting`, `field_dimension`, `field_frame_size`, `field_title`, `field_bill_address`: texts.',
      'data.relationships.store_id': 'The one store; needed.',
      'data.relationships.uid': 'The caller; nobody else.',
      'data.relationships.order_items': 'Items that are in no other order.',
      'data.relationships.billing_profile, field_shipping_profile':
        'Addresses of the caller. `drupal10` drops one without `meta.target_revision_id`, and says nothing.',
    },
    answers: {
      status: 201,
      holds:
        'The order with `total_price`, `balance`, `mail` and `placed`: seconds since 1970 in `spec`, RFC 3339 in `drupal10`, where it stays null for an order that never was a draft.',
    },
    errors: {
      ...NOT_A_DOCUMENT,
      ...NOT_SIGNED_IN,
      404: 'An item, an address or the store does not exist.',
      409: ALREADY_CREATED,
      422: `The number is taken, an item is in another order, an address is another user’s, or the state is none to begin with. ${OUT_OF_STOCK}`,
    },
    example: {
      method: 'POST',
      path: ORDERS,
      as: 'customer',
      before: [newItem],
      body: {
        data: {
          type: 'commerce_order--default',
          attributes: {
            state: 'processing',
            checkout_step: 'started',
            order_number: '261121000042',
            field_total_products: '1',
          },
          relationships: {
            store_id: { data: { type: 'commerce_store--online', id: STORE_ID } },
            uid: { data: { type: 'user--user', id: DEMO.id } },
            order_items: { data: [{ type: 'commerce_order_item--default', id: '{data.id}' }] },
          },
        },
      },
    },
  },
  {
    name: 'orders.useCoupon',
    rows: ['API-77', 'API-92'],
    method: 'PATCH',
    path: `${ORDERS}/:id`,
    does: 'Puts coupons on a draft. Each is taken once, in the order given, off what the ones before have left, and never below zero.',
    who: WHO.owner,
    body: {
      'data.relationships.coupons': 'Coupons by their uuids; `[]` takes them off.',
      'data.relationships.uid': 'The caller.',
    },
    answers: {
      status: 200,
      holds:
        'The order with its new `total_price`. `adjustments` has an entry for each coupon in `spec`; in `drupal10` it is empty, as Commerce keeps them with the items.',
    },
    errors: {
      ...NOT_A_DOCUMENT,
      ...NOT_SIGNED_IN,
      404: `${NO_ORDER} Or a coupon does not exist.`,
      422: BAD_COUPON,
    },
    example: patchDraft({
      relationships: {
        coupons: { data: [couponRef('WELCOME10')] },
        uid: { data: { type: 'user--user', id: DEMO.id } },
      },
    }),
  },
  {
    name: 'orders.place',
    rows: ['API-77', 'API-92'],
    method: 'PATCH',
    path: `${ORDERS}/:id`,
    does: 'Places a draft. From now on its items and coupons stay as they are, and its coupons are used: until it is called off, or its payment has failed.',
    who: WHO.owner,
    body: {
      'data.attributes.state':
        '`processing`; `canceled` calls an order off. Payment alone completes it, and nothing makes it a draft again.',
    },
    answers: { status: 200, holds: 'The order, with `placed`.' },
    errors: {
      ...NOT_A_DOCUMENT,
      ...NOT_SIGNED_IN,
      404: NO_ORDER,
      422: `A state that it cannot go to, at \`/data/attributes/state/0\`. ${OUT_OF_STOCK} ${BAD_COUPON}`,
    },
    example: patchDraft({ attributes: { state: 'processing' } }),
  },
  {
    name: 'orders.history',
    rows: ['API-83'],
    method: 'GET',
    path: ORDERS,
    does: 'Lists the caller’s orders. Unpaid ones are in `processing`, and are left out of the history.',
    who: `${WHO.owner} Nobody sees the orders of others, nor that there are any.`,
    query: {
      'filter[uid.id]': 'The caller’s uuid.',
      'filter[s][condition][path], [operator], [value]': '`state`, `<>`, `processing`',
      sort: '`-placed` for the newest first.',
      include: '`order_items`, `order_items.field_bill_image`',
    },
    answers: { status: 200, holds: 'Orders with `order_number`, `state`, `placed` and `total_price`.' },
    errors: {
      400: 'A field or operator that does not exist.',
      ...EXPIRED,
    },
    example: {
      method: 'GET',
      path: `${ORDERS}?filter[uid.id]=${DEMO.id}&filter[s][condition][path]=state&filter[s][condition][operator]=<>&filter[s][condition][value]=processing&sort=-placed`,
      as: 'customer',
    },
  },
  {
    name: 'orders.byNumber',
    rows: ['API-84'],
    method: 'GET',
    path: ORDERS,
    does: 'Finds an order by its number.',
    who: WHO.owner,
    query: {
      'filter[order_number]': 'The number.',
      'filter[uid.id]': 'The caller’s uuid (SESS-17).',
      include:
        '`uid`, `billing_profile`, `order_items`; `field_shipping_profile`, `coupons`, `order_items.field_bill_image` and `order_items.purchased_entity.product_id` too.',
    },
    answers: {
      status: 200,
      holds:
        'The order, or none, and in `included` its user, address and items. `payment_gateway` names how it was paid, in its `meta.drupal_internal__target_id`. Another user’s order is none.',
    },
    errors: {
      400: 'A field or include that does not exist.',
      ...EXPIRED,
    },
    example: {
      method: 'GET',
      path: `${ORDERS}?filter[order_number]=${DEMO_ORDERS[0]?.number}&include=uid,billing_profile,order_items`,
      as: 'customer',
    },
  },
];
