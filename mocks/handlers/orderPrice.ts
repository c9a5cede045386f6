import { http, type RequestHandler } from 'msw';
import { MAX_LINES, MAX_QUANTITY } from '../../src/domain/cart.ts';
import { type Paise, toDecimal } from '../../src/domain/money.ts';
import { type Json, type JsonObject, objectOf, textOf } from '../drupal/entity.ts';
import { Refusal } from '../drupal/errors.ts';
import type { Store } from '../drupal/store.ts';
import { answeringJson, json } from './answering.ts';
import type { Backend } from './backend.ts';
import { postedJson } from './postedJson.ts';
import { userAsking } from './tokens.ts';
import { isMedia, unitPrice, usable } from './unitPrice.ts';

/** What an order would cost, by the backend's own figures; makes nothing (API-86). */
export const orderPriceHandlers = (backend: Backend): RequestHandler[] => [
  http.post(
    '*/order/price',
    answeringJson(backend, async ({ request }) => {
      const { store } = backend;
      const user = userAsking(store, request, 'restful post order_price');
      const { items, uid } = await postedJson(request);
      if (typeof uid === 'string' && uid !== '' && uid !== user.id)
        throw new Refusal(403, 'The order belongs to another user.');
      if (!Array.isArray(items) || items.length === 0 || items.length > MAX_LINES)
        throw new Refusal(422, `items: An order has 1 to ${MAX_LINES} items.`);
      const totals = items.map((item, at) => totalOf(store, objectOf(item), at));
      const subtotal = totals.reduce((sum, total) => sum + total, 0);
      return json({
        order_id: null,
        amount: toDecimal(subtotal),
        subtotal: toDecimal(subtotal),
        discount: toDecimal(0),
        lines: totals.map((total) => ({ total: toDecimal(total) })),
      });
    }),
  ),
];

function totalOf(store: Store, item: JsonObject, at: number): Paise {
  const wrong = (name: string) => new Refusal(422, `items.${at}.${name}: This value is not valid.`);
  const variation =
    store.get('commerce_product_variation--default', textOf(item.variation)) ??
    store.get('commerce_product_variation--Custom_image', textOf(item.variation));
  const size = usable({ width: numberOf(item.width), height: numberOf(item.height) });
  const quantity = numberOf(item.quantity);
  if (!variation) throw wrong('variation');
  if (!size) throw wrong('width');
  if (!isMedia(item.media)) throw wrong('media');
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > MAX_QUANTITY) throw wrong('quantity');
  return unitPrice(variation, { size, media: item.media, framed: item.framed === true }) * quantity;
}

// Drupal takes '12.00' as well as 12
const numberOf = (value: Json | undefined): number =>
  typeof value === 'number' ? value : typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
