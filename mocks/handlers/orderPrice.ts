import { http, type RequestHandler } from 'msw';
import { MAX_LINES } from '../../src/domain/cart.ts';
import { toDecimal } from '../../src/domain/money.ts';
import { type Entity, type Json, type JsonObject, objectOf, targetsOf, textOf } from '../drupal/entity.ts';
import { Refusal } from '../drupal/errors.ts';
import { numericOf } from '../drupal/numeric.ts';
import type { Store } from '../drupal/store.ts';
import type { Basket, Line, Rule } from '../promotions/basket.ts';
import { answeringJson, json } from './answering.ts';
import type { Backend } from './backend.ts';
import { chargeOf, couponLine, findCoupon, offerOf, placeOf } from './coupons.ts';
import { postedJson } from './postedJson.ts';
import { findVariation, isOrderable } from './purchased.ts';
import { userAsking } from './tokens.ts';
import { isFrame, isPrint, unitPrice, usable } from './unitPrice.ts';

/** What an order would cost, by the backend's own figures; makes nothing, and uses no coupon up (API-86). */
export const orderPriceHandlers = (backend: Backend): RequestHandler[] => [
  http.post(
    '*/order/price',
    answeringJson(backend, async ({ request }) => {
      const { store } = backend;
      const user = userAsking(backend, request, 'restful post order_price');
      const { items, coupon, uid, billing, shipping, instead_of } = await postedJson(request);
      if (typeof uid === 'string' && uid !== '' && uid !== user.id)
        throw new Refusal(403, 'The order belongs to another user.');
      if (
        !Array.isArray(items) ||
        items.length === 0 ||
        items.length > 2 * MAX_LINES ||
        lineCount(store, items) > MAX_LINES
      )
        throw new Refusal(422, `items: An order has 1 to ${MAX_LINES} items.`);
      const saved = placeOf(defaultProfileOf(store, user)?.attributes.address);
      const billed = placeOf(billing) ?? saved;
      const basket: Basket = {
        lines: items.map((item, at) => lineOf(store, objectOf(item), at)),
        mail: textOf(user.attributes.mail),
        customer: user.id,
        billing: billed,
        shipping: placeOf(shipping) ?? billed,
      };
      const offers = offersOf(store, coupon, basket, unpaidOf(store, user, instead_of));
      const charge = chargeOf(basket, offers, backend.settings().profile);
      return json({
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
const lineCount = (store: Store, items: readonly Json[]): number =>
  items.filter((item) => {
    const variation = findVariation(store, textOf(objectOf(item).variation));
    return !variation || !isFrame(variation);
  }).length;

/** Those of the orders named that are the caller's own and wait to be paid: what is paid keeps its coupon. */
const unpaidOf = (store: Store, user: Entity, named: Json | undefined): string[] =>
  (Array.isArray(named) ? named : []).filter((id): id is string => {
    const order = typeof id === 'string' ? store.get('commerce_order--default', id) : undefined;
    return order?.attributes.state === 'processing' && targetsOf(order.relationships.uid)[0]?.id === user.id;
  });

function offersOf(store: Store, asked: Json | undefined, basket: Basket, insteadOf: readonly string[]): Rule[] {
  if (asked === null || asked === undefined || asked === '') return [];
  const coupon = typeof asked === 'string' ? findCoupon(store, asked) : undefined;
  const offer = coupon ? offerOf(store, coupon, basket, insteadOf) : null;
  if (!offer) throw new Refusal(422, 'coupon: The provided coupon code is invalid.');
  return [offer];
}

const defaultProfileOf = (store: Store, user: Entity): Entity | undefined =>
  store
    .list('profile--customer')
    .find(
      ({ attributes, relationships }) =>
        attributes.is_default === true && targetsOf(relationships.uid)[0]?.id === user.id,
    );

function lineOf(store: Store, item: JsonObject, at: number): Line {
  const wrong = (name: string) => new Refusal(422, `items.${at}.${name}: This value is not valid.`);
  const variation = findVariation(store, textOf(item.variation));
  const quantity = numericOf(item.quantity);
  if (!variation) throw wrong('variation');
  const size = usable({ width: numericOf(item.width), height: numericOf(item.height) });
  // what is not made to size has one price
  if (isPrint(variation) && !size) throw wrong('width');
  if (isPrint(variation) && typeof item.media !== 'string') throw wrong('media');
  const price = unitPrice(variation, { size, media: item.media, framed: item.framed === true });
  if (price === null) throw wrong('media');
  if (!isOrderable(quantity)) throw wrong('quantity');
  return couponLine(store, variation, price, quantity);
}
