import { http, type RequestHandler } from 'msw';
import { MAX_LINES } from '../../src/domain/cart.ts';
import { toDecimal } from '../../src/domain/money.ts';
import { type Entity, getTargetId, type Json, type JsonObject, toNumber, toObject, toText } from '../drupal/entity.ts';
import { Refusal } from '../drupal/errors.ts';
import { readPostedJson } from '../drupal/readJson.ts';
import type { Store } from '../drupal/store.ts';
import type { Basket, Line, Rule } from '../promotions/basket.ts';
import type { Backend } from './backend.ts';
import { findCoupon, findOffer, getCharge, toCouponLine, toLocation } from './coupons.ts';
import { createJsonResponse, createResolver } from './respond.ts';
import { requireUser } from './tokens.ts';
import { countTry, isExhausted, WRONG_COUPONS } from './tries.ts';
import { getUnitPrice, isFrame, isPrint, toUsableSize } from './unitPrice.ts';
import { findVariation, isOrderable } from './variations.ts';

/** What an order would cost, by the backend's own figures; makes nothing, and uses no coupon up (API-86). */
export const orderPriceHandlers = (backend: Backend): RequestHandler[] => [
  http.post(
    '*/order/price',
    createResolver(backend, async ({ request }) => {
      const { store } = backend;
      const user = requireUser(backend, request, 'restful post order_price');
      const { items, coupon, uid, billing, shipping, instead_of } = await readPostedJson(request);
      if (typeof uid === 'string' && uid !== '' && uid !== user.id)
        throw new Refusal(403, 'The order belongs to another user.');
      if (
        !Array.isArray(items) ||
        items.length === 0 ||
        items.length > 2 * MAX_LINES ||
        countLines(store, items) > MAX_LINES
      )
        throw new Refusal(422, `items: An order has 1 to ${MAX_LINES} items.`);
      const savedLocation = toLocation(getDefaultProfile(store, user)?.attributes.address);
      const billingLocation = toLocation(billing) ?? savedLocation;
      const basket: Basket = {
        lines: items.map((item, index) => getLine(store, toObject(item), index)),
        mail: toText(user.attributes.mail),
        customer: user.id,
        billing: billingLocation,
        shipping: toLocation(shipping) ?? billingLocation,
      };
      const offers = getOffers(store, coupon, basket, listUnpaidOrders(store, user, instead_of));
      const charge = getCharge(basket, offers, backend.settings().profile);
      return createJsonResponse({
        order_id: null,
        amount: toDecimal(charge.total),
        subtotal: toDecimal(charge.subtotal),
        discount: toDecimal(charge.discount),
        lines: basket.lines.map(({ price, quantity }) => ({ total: toDecimal(price * quantity) })),
      });
    }),
  ),
];

/** A frame goes with the picture in it, and is no line of its own. */
const countLines = (store: Store, items: readonly Json[]): number =>
  items.filter((item) => {
    const variation = findVariation(store, toText(toObject(item).variation));
    return !variation || !isFrame(variation);
  }).length;

/** Those of the orders named that are the caller's own and wait to be paid: what is paid keeps its coupon. */
const listUnpaidOrders = (store: Store, user: Entity, orderIds: Json | undefined): string[] =>
  (Array.isArray(orderIds) ? orderIds : []).filter((id): id is string => {
    const order = typeof id === 'string' ? store.get('commerce_order--default', id) : undefined;
    return order?.attributes.state === 'processing' && getTargetId(order, 'uid') === user.id;
  });

// a price is another way to guess a coupon's code
function getOffers(
  store: Store,
  couponCode: Json | undefined,
  basket: Basket,
  replacedOrderIds: readonly string[],
): Rule[] {
  if (couponCode === null || couponCode === undefined || couponCode === '') return [];
  const tries = `coupons of ${basket.customer}`;
  if (isExhausted(store, tries, WRONG_COUPONS)) throw new Refusal(429, 'Try Later!');
  const coupon = typeof couponCode === 'string' ? findCoupon(store, couponCode) : undefined;
  if (!coupon) countTry(store, tries, WRONG_COUPONS);
  const offer = coupon ? findOffer(store, coupon, basket, replacedOrderIds) : null;
  if (!offer) throw new Refusal(422, 'coupon: The provided coupon code is invalid.');
  return [offer];
}

const getDefaultProfile = (store: Store, user: Entity): Entity | undefined =>
  store
    .list('profile--customer')
    .find((profile) => profile.attributes.is_default === true && getTargetId(profile, 'uid') === user.id);

function getLine(store: Store, item: JsonObject, index: number): Line {
  const createItemRefusal = (name: string) => new Refusal(422, `items.${index}.${name}: This value is not valid.`);
  const variation = findVariation(store, toText(item.variation));
  const quantity = toNumber(item.quantity);
  if (!variation) throw createItemRefusal('variation');
  const size = toUsableSize({ width: toNumber(item.width), height: toNumber(item.height) });
  // what is not made to size has one price
  if (isPrint(variation) && !size) throw createItemRefusal('width');
  if (isPrint(variation) && typeof item.media !== 'string') throw createItemRefusal('media');
  const price = getUnitPrice(variation, { size, media: item.media, isFramed: item.framed === true });
  if (price === null) throw createItemRefusal('media');
  if (!isOrderable(quantity)) throw createItemRefusal('quantity');
  return toCouponLine(store, variation, price, quantity);
}
