import { beforeEach, describe, expect, test } from 'vitest';
import { randomUuid } from '../../../mocks/drupal/uuid.ts';
import { listCoupons } from '../../../mocks/handlers/coupons.ts';
import { COUPONS } from '../../../mocks/seed/couponList.ts';
import { couponRef } from '../../../mocks/seed/coupons.ts';
import { CONDITION_SETTINGS } from '../domain/anyCoupon.ts';
import { type BackendBench, createBench, getError } from './bench.ts';
import { createItemBody, createOrderBody, findFirstArt, registerCustomer, type Shopper } from './shopper.ts';

const LOOK_UP = '/jsonapi/commerce_promotion_coupon/commerce_promotion_coupon?include=promotion&filter[code]=';
const ORDERS = '/jsonapi/commerce_order/default';
const ORDER = 'commerce_order--default';
const INVALID = 'coupon: The provided coupon code is invalid.';

let backend: BackendBench;
let shopper: Shopper;
let variation: string;
beforeEach(async () => {
  backend = createBench();
  shopper = await registerCustomer(backend);
  ({ variation } = await findFirstArt(backend));
});

describe('the look-up of a coupon', () => {
  test('[API-73] [COUP-01] [COUP-07] by code: count, dates, and what its promotion asks and gives', async () => {
    const { status, body } = await backend.get(`${LOOK_UP}MONSOON500`, shopper);
    const { code, start_date, end_date } = body.data[0].attributes;
    const { conditions, condition_operator, offer } = body.included[0].attributes;
    expect([status, body.meta.count, body.data[0].id]).toEqual([200, 1, couponRef('MONSOON500').id]);
    expect({ code, start_date, end_date, conditions, condition_operator, offer }).toEqual({
      code: 'MONSOON500',
      start_date: '2025-12-31T18:30:00+00:00',
      end_date: null,
      conditions: [
        {
          target_plugin_id: 'order_total_price',
          target_plugin_configuration: { operator: '>=', amount: { number: '3000.00', currency_code: 'INR' } },
        },
      ],
      condition_operator: 'AND',
      offer: {
        target_plugin_id: 'order_fixed_amount_off',
        target_plugin_configuration: { amount: { number: '500.00', currency_code: 'INR' } },
      },
    });
  });

  test('[API-73] an unknown code is an empty list; without a bearer nothing is seen', async () => {
    const unknown = (await backend.get(`${LOOK_UP}NOPE`, shopper)).body;
    expect([unknown.data, unknown.meta.count]).toEqual([[], 0]);
    const { body } = await backend.get(`${LOOK_UP}MONSOON500`);
    expect([body.data, body.meta.count]).toEqual([[], 0]);
  });

  test('[API-73] the relationship is `promotion` in the specification and `promotion_id` in a present Drupal', async () => {
    const getStatus = async (include: string) =>
      (await backend.get(`${LOOK_UP.replace('=promotion', `=${include}`)}WELCOME10`, shopper)).status;
    expect([await getStatus('promotion'), await getStatus('promotion_id')]).toEqual([200, 400]);
    backend.change({ profile: 'drupal10' });
    expect([await getStatus('promotion'), await getStatus('promotion_id')]).toEqual([400, 200]);
  });

  test('[COUP-08] there is a coupon of every condition, offer, scope and product type', () => {
    const written = JSON.stringify(COUPONS);
    const toId = (name: string) => `order_${name}`;
    const kinds = [
      ...Object.keys(CONDITION_SETTINGS),
      ...['percentage_off', 'fixed_amount_off', 'item_fixed_amount_off', 'item_percentage_off', 'buy_x_get_y'].map(
        toId,
      ),
      ...['item_product_type', 'item_product', 'item_variation', 'item_variation_type'].map(toId),
    ].map((id) => `"${id}"`);
    const types = ['default', 'frame', 'gallery_wall', 'gifting', 'mixed_media', 'object'].map((type) => `"${type}"`);
    const missing = [...kinds, '"combination_offer"', '"OR"', ...types].filter((name) => !written.includes(name));
    expect(missing).toEqual([]);
  });

  test('[COUP-01] each that exists is told with what it gives', () => {
    const coupons = listCoupons(backend.store);
    expect(coupons.length).toBe(COUPONS.length);
    expect(coupons.slice(0, 2)).toEqual([
      { code: 'WELCOME10', description: '10% off any order.' },
      { code: 'MONSOON500', description: '₹500 off orders of ₹3,000 or more.' },
    ]);
  });
});

describe('the price of an order with a coupon', () => {
  // 192 sq in × ₹8 is ₹1,536 a piece
  const price = (coupon: unknown, quantity = 2, over: object = {}) => {
    const item = { variation, media: 'Paper', width: 12, height: 16, framed: false, quantity };
    return backend.post('/order/price', { items: [item], coupon, uid: shopper.id, ...over }, shopper);
  };
  const getDiscount = async (...priceOrder: Parameters<typeof price>) => (await price(...priceOrder)).body.discount;

  test('[API-86] [COUP-09] the discount and what is left to pay', async () => {
    expect((await price('WELCOME10')).body).toEqual({
      order_id: null,
      amount: '2765.00',
      subtotal: '3072.00',
      discount: '307.00',
      lines: [{ total: '3072.00' }],
    });
  });

  test('[COUP-01] by its code in any case, or by its id', async () => {
    expect([await getDiscount('welcome10'), await getDiscount(couponRef('WELCOME10').id)]).toEqual([
      '307.00',
      '307.00',
    ]);
  });

  test.each([
    ['MONSOON500', 1],
    ['LITTLE50', 2],
    ['FIVEUP', 4],
    ['JUSTFORYOU', 1],
    ['DEMO1000', 1],
    ['WALL2000', 1],
    ['LASTYEAR', 1],
    ['NOTYET', 1],
    ['USEDUP', 1],
    ['SWITCHEDOFF', 1],
    ['KERALA5', 1],
    ['EITHERWAY', 2],
    ['NOPE', 1],
    [7, 1],
  ])('[COUP-05] [COUP-18] %s for %i pieces is refused', async (coupon, quantity) => {
    expect(getError(await price(coupon, quantity)).slice(0, 2)).toEqual([422, INVALID]);
  });

  test.each([
    ['MONSOON500', 2, '500.00'],
    ['LITTLE50', 1, '50.00'],
    ['FIVEUP', 5, '1152.00'],
    ['EITHERWAY', 3, '369.00'],
    ['PRINTS15', 1, '230.00'],
    ['GIFT100', 1, '0.00'],
    ['THIRDFREE', 3, '1536.00'],
    ['THIRDFREE', 2, '0.00'],
    ['DOUBLEUP', 1, '277.00'],
    ['ONTHEHOUSE', 1, '1536.00'],
    ['FIRST100', 1, '300.00'],
    ['FESTIVE26', 1, '154.00'],
  ])('[COUP-04] [COUP-09] %s for %i pieces takes ₹%s off', async (coupon, quantity, discount) => {
    expect(await getDiscount(coupon, quantity)).toBe(discount);
  });

  test('[COUP-08] where it goes, as far as the call says so', async () => {
    const kochi = { administrative_area: 'KL', postal_code: '682016' };
    expect([
      await getDiscount('KERALA5', 1, { shipping: kochi }),
      await getDiscount('KERALA5', 1, { billing: kochi }),
      await getDiscount('KOCHI250', 1, { billing: kochi }),
      (await price('KOCHI250', 1, { billing: { ...kochi, postal_code: '695001' } })).status,
    ]).toEqual(['77.00', '77.00', '250.00', 422]);
  });
});

describe('an order with a coupon', () => {
  const draft = async () => {
    const [item, id] = [randomUuid(), randomUuid()];
    await backend.post('/jsonapi/commerce_order_item/default', createItemBody(variation, item), shopper);
    await backend.post(
      ORDERS,
      createOrderBody({ id, number: id.slice(0, 12), state: 'draft', items: [item] }),
      shopper,
    );
    return id;
  };
  const patch = (id: string, data: object) =>
    backend.send('PATCH', `${ORDERS}/${id}`, { data: { type: ORDER, id, ...data } }, shopper);
  const use = (id: string, ...codes: string[]) =>
    patch(id, { relationships: { coupons: { data: codes.map(couponRef) } } });
  const place = (id: string) => patch(id, { attributes: { state: 'processing' } });
  const price = (number: string, formatted: string) => ({ number, currency_code: 'INR', formatted });

  test('[ORD-08] [ORD-09] [API-77] [API-92] patched on a draft, it takes its discount off; the placed order keeps it', async () => {
    const id = await draft();
    const { attributes } = (await use(id, 'WELCOME10')).body.data;
    expect([attributes.total_price, attributes.adjustments]).toEqual([
      price('1382.000000', '₹1,382.00'),
      [
        {
          type: 'promotion',
          label: '10% off',
          amount: price('-154.000000', '-₹154.00'),
          percentage: null,
          source_id: expect.any(String),
          included: false,
          locked: false,
        },
      ],
    ]);
    const { body } = await place(id);
    expect([body.data.attributes.total_price.number, body.data.relationships.coupons.data[0].id]).toEqual([
      '1382.000000',
      couponRef('WELCOME10').id,
    ]);
    expect((await backend.post('/order/payment_create', { order_id: id }, shopper)).body.amount).toBe('1382.00');
  });

  test('[COUP-14] several are taken in the order given, each off what is left', async () => {
    const id = await draft();
    const getTotal = async (...codes: string[]) => (await use(id, ...codes)).body.data.attributes.total_price.number;
    expect([
      await getTotal('WELCOME10', 'FIRST100'),
      await getTotal('FIRST100', 'WELCOME10'),
      await getTotal('ONTHEHOUSE', 'FIRST100'),
      await getTotal(),
    ]).toEqual(['1082.000000', '1112.000000', '0.000000', '1536.000000']);
  });

  test('[COUP-05] one that does not hold is refused, and the order is as it was', async () => {
    const id = await draft();
    expect(getError(await use(id, 'WELCOME10', 'LASTYEAR'))).toEqual([
      422,
      'coupons.1.target_id: The provided coupon code is invalid.',
      '/data/attributes/coupons/1/target_id',
    ]);
    const { attributes, relationships } = (await backend.get(`${ORDERS}/${id}`, shopper)).body.data;
    expect([attributes.total_price.number, relationships.coupons.data]).toEqual(['1536.000000', []]);
  });

  test('[COUP-02] a use counts once the order is placed, and not before', async () => {
    const [first, second] = [await draft(), await draft()];
    await use(first, 'ONCEEACH');
    expect((await use(second, 'ONCEEACH')).status).toBe(200);
    expect((await place(first)).status).toBe(200);
    expect(getError(await place(second)).slice(0, 2)).toEqual([
      422,
      'coupons.0.target_id: The provided coupon code is invalid.',
    ]);
    const other = await registerCustomer(backend, '9847000008', 'other@example.com');
    const item = { variation, media: 'Paper', width: 12, height: 16, framed: false, quantity: 1 };
    const priceOrder = (who: Shopper) => backend.post('/order/price', { items: [item], coupon: 'ONCEEACH' }, who);
    expect([(await priceOrder(shopper)).status, (await priceOrder(other)).status]).toEqual([422, 200]);
  });

  test('[API-86] [COUP-18] an unpaid order does not use a coupon up against the one that its owner has instead of it', async () => {
    const coupon = { type: 'commerce_promotion_coupon--commerce_promotion_coupon', id: couponRef('ONCEEACH').id };
    const storedCoupon = backend.store.find(coupon)!;
    backend.store.put({ ...storedCoupon, attributes: { ...storedCoupon.attributes, usage_limit: 1 } });
    const id = await draft();
    await use(id, 'ONCEEACH');
    const number = (await place(id)).body.data.attributes.order_number;
    await backend.post('/order/payment_create', { order_id: id }, shopper);
    const other = await registerCustomer(backend, '9847000008', 'other@example.com');
    const item = { variation, media: 'Paper', width: 12, height: 16, framed: false, quantity: 1 };
    const status = async (who: Shopper, ...instead: unknown[]) =>
      (await backend.post('/order/price', { items: [item], coupon: 'ONCEEACH', instead_of: instead }, who)).status;
    expect([await status(shopper), await status(shopper, 7, randomUuid(), id), await status(other, id)]).toEqual([
      422, 200, 422,
    ]);
    await backend.post(`/test_gateway/${number}`, { method: 'razorpay', outcome: 'paid' });
    expect(await status(shopper, id)).toBe(422);
  });

  test('[API-77] what is in a placed order does not change any more', async () => {
    const id = await draft();
    await place(id);
    expect(getError(await use(id, 'WELCOME10'))).toEqual([
      403,
      'The current user is not allowed to PATCH the selected field (coupons). The order is no longer a draft.',
      '/data/relationships/coupons',
    ]);
    expect((await patch(id, { relationships: { order_items: { data: [] } } })).status).toBe(403);
    expect((await patch(id, { attributes: { checkout_step: 'review' } })).status).toBe(200);
  });

  test('[COUP-09] a present Commerce rounds to the paisa, and shows no adjustments', async () => {
    backend.change({ profile: 'drupal10' });
    const id = randomUuid();
    const item = randomUuid();
    await backend.post('/jsonapi/commerce_order_item/default', overridden(createItemBody(variation, item)), shopper);
    await backend.post(ORDERS, createOrderBody({ id, number: 'D-1', state: 'draft', items: [item] }), shopper);
    const { total_price, adjustments } = (await use(id, 'WELCOME10')).body.data.attributes;
    expect([total_price.number, adjustments]).toEqual(['1382.400000', []]);
  });
});

const overridden = (body: ReturnType<typeof createItemBody>) => ({
  data: { ...body.data, attributes: { ...body.data.attributes, overridden_unit_price: true } },
});
