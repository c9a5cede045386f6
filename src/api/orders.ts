import * as v from 'valibot';
import type { Quote } from '../domain/linePrices.ts';
import type { Paise } from '../domain/money.ts';
import type { PlacedOrder } from '../domain/order.ts';
import type { Recipient } from '../domain/recipient.ts';
import { toStateCode } from '../domain/states.ts';
import { anyJson, type CallOptions, getJsonApi, patchJsonApi, postJson, postJsonApi } from './client.ts';
import { ApiFailure, type ApiProblem, type FailureKind, isFailure } from './failure.ts';
import { amountSchema } from './fields.ts';
import { documentSchema, toManySchema } from './jsonapi.ts';
import type { PricedItem } from './pricedItem.ts';

/** An answer whose refusal is of a kind of its own where one of its problems is such a one. */
const mapError = <T>(answer: Promise<T>, kind: FailureKind, matches: (problem: ApiProblem) => boolean): Promise<T> =>
  answer.catch((error: unknown) => {
    if (!isFailure(error, 'invalid') || !error.problems.some(matches)) throw error;
    const { status, detail, problems } = error;
    throw new ApiFailure(kind, { status, detail, problems, cause: error });
  });

// 'coupon: …' where a price is requested, '/data/attributes/coupons/0/target_id' where it is put on an order
const ABOUT_COUPON = /^(coupon$|\/data\/attributes\/coupons\/)/;

/** Rejects with 'couponRefused' for a coupon that is no good: neither trying again nor another address would mend it (COUP-18). */
const mapCouponError = <T>(answer: Promise<T>): Promise<T> =>
  mapError(answer, 'couponRefused', ({ pointer }) => ABOUT_COUPON.test(pointer));

/** Rejects with 'outOfStock' where a priced item is of a variation that the shop does not have any more: 'items.0.variation: …' */
const mapGoneError = <T>(answer: Promise<T>): Promise<T> =>
  mapError(answer, 'outOfStock', ({ pointer }) => /^items\.\d+\.variation$/.test(pointer));

/** Rejects with 'outOfStock' where Commerce states it of an item: 'order_items.0: … is not available with a quantity of 1.' */
const mapSoldOutError = <T>(answer: Promise<T>): Promise<T> =>
  mapError(answer, 'outOfStock', ({ detail }) => /is not available/i.test(detail));

const QuoteSchema = v.pipe(
  v.object({
    amount: amountSchema,
    subtotal: amountSchema,
    discount: amountSchema,
    lines: v.array(v.object({ total: amountSchema })),
  }),
  v.transform(({ lines, ...amounts }): Quote => ({ ...amounts, lineTotals: lines.map(({ total }) => total) })),
);

/**
 * What a price request holds; coupons may look at where the order goes, to `billing` where there is no `delivery`.
 * `replacedOrders` are uuids of the user's own unpaid orders, whose place this one takes: they use the coupon no more.
 */
type PriceRequest = {
  items: readonly PricedItem[];
  coupon: string | null;
  uid: string;
  replacedOrders?: readonly string[];
  billing?: Recipient;
  delivery?: Recipient | null;
};

// what Drupal calls the parts of an address that a coupon may look at
const toPlace = ({ country, state, pincode }: Recipient) => ({
  country_code: country,
  administrative_area: toStateCode(state),
  postal_code: pincode,
});

/**
 * The backend's price of a cart, for the user `uid`; nothing is stored by it. Its `lineTotals` are of the requested items, in
 * their order, and a framed line is two of them. Rejects with 'unauthorised' without a session, and with
 * 'couponRefused' for a coupon that is no good, and with 'outOfStock' where an item is not there any more (API-86,
 * CHK-38, COUP-18).
 */
export function fetchOrderPrice(
  { billing, delivery, replacedOrders = [], ...request }: PriceRequest,
  call: CallOptions,
): Promise<Quote> {
  const places = billing && { billing: toPlace(billing), shipping: toPlace(delivery ?? billing) };
  const asking = postJson(QuoteSchema, '/order/price', { ...request, ...places, instead_of: replacedOrders }, call);
  return mapGoneError(mapCouponError(asking));
}

/** What a JSON:API document states about an entity, beside its type and id. */
export type EntityFields = { attributes?: object; relationships?: object };

const id = v.string();
// Until an order holds it nobody may see what is in an item, not even who made it.
const Item = v.pipe(
  documentSchema(v.object({ id })),
  v.transform(({ data }) => data),
);

/**
 * An order as far as placing it goes. `state` is the backend's own word; `coupons` are the uuids of those that are on it;
 * `total` is null where nothing was reckoned yet.
 */
export type CreatedOrder = {
  id: string;
  orderNumber: string | null;
  state: string;
  coupons: string[];
  total: Paise | null;
};

const Order = v.pipe(
  documentSchema(
    v.object({
      id,
      attributes: v.object({
        order_number: v.nullish(v.string(), null),
        state: v.string(),
        total_price: v.nullish(v.object({ number: amountSchema }), null),
      }),
      relationships: v.object({ coupons: toManySchema }),
    }),
  ),
  v.transform(
    ({ data: { id: order, attributes, relationships } }): CreatedOrder => ({
      id: order,
      orderNumber: attributes.order_number,
      state: attributes.state,
      coupons: relationships.coupons.map((coupon) => coupon.id),
      total: attributes.total_price?.number ?? null,
    }),
  ),
);

const ITEMS = '/jsonapi/commerce_order_item/default';
/** Where orders are. */
export const ORDERS_PATH = '/jsonapi/commerce_order/default';

/** What a create answers; what `existing` does where a call before has made it already, whose answer may have been lost. */
export const createOnce = <T>(created: Promise<T>, existing: () => T | Promise<T>): Promise<T> =>
  created.catch((error: unknown) => {
    if (isFailure(error, 'conflict') && /already exists/i.test(error.detail)) return existing();
    throw error;
  });

const pathTo = (id: string) => `${ORDERS_PATH}/${encodeURIComponent(id)}`;

const toDocument = (type: string, id: string, fields: EntityFields) => ({ data: { type, id, ...fields } });

/**
 * Creates an order item under a uuid of the caller's (API-75). Creating it again brings the one that is there, so that a
 * call whose answer was lost can simply be made again; other fields need another uuid. Rejects as every call does.
 */
export const createOrderItem = (id: string, fields: EntityFields, call: CallOptions): Promise<{ id: string }> =>
  createOnce(postJsonApi(Item, ITEMS, toDocument('commerce_order_item--default', id, fields), call), () => ({ id }));

/** The order with this uuid, for whose it is (API-84). */
export const fetchOrder = (id: string, call: CallOptions): Promise<CreatedOrder> => getJsonApi(Order, pathTo(id), call);

/** Creates an order, again and again the same one, as `createOrderItem` does; 'outOfStock' where an item cannot be had (API-76). */
export const createOrder = (id: string, fields: EntityFields, call: CallOptions): Promise<CreatedOrder> =>
  createOnce(
    mapSoldOutError(postJsonApi(Order, ORDERS_PATH, toDocument('commerce_order--default', id, fields), call)),
    () => fetchOrder(id, call),
  );

/**
 * Changes an order that is there: its coupons and uid, then its state (API-77). Rejects with 'couponRefused' as
 * `fetchOrderPrice` does, and with 'outOfStock' as `createOrder` does.
 */
export const patchOrder = (id: string, fields: EntityFields, call: CallOptions): Promise<CreatedOrder> =>
  mapSoldOutError(
    mapCouponError(patchJsonApi(Order, pathTo(id), toDocument('commerce_order--default', id, fields), call)),
  );

/** Assigns an order, by its uuid, to whoever makes it (API-78). */
export async function assignOrder(orderId: string, call: CallOptions = {}): Promise<void> {
  await postJson(anyJson, '/order/assign', { order_id: orderId }, call);
}

const PlacedOrderSchema = v.pipe(
  v.object({
    order_id: v.union([v.string(), v.number()]),
    amount: amountSchema,
    razorpay_order_id: v.nullish(v.string(), null),
  }),
  v.transform(
    ({ order_id, amount, razorpay_order_id: razorpayOrderId }): PlacedOrder => ({
      orderNo: String(order_id),
      amount,
      razorpayOrderId,
    }),
  ),
);

/** Creates the payment record of an order, by its uuid, and answers what the payment popup opens with (API-79, PAY-27). */
export const createPayment = (orderId: string, call: CallOptions): Promise<PlacedOrder> =>
  postJson(PlacedOrderSchema, '/order/payment_create', { order_id: orderId }, call);
