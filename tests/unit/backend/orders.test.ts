import { beforeEach, describe, expect, test } from 'vitest';
import { type Entity, withRelationships } from '../../../mocks/drupal/entity.ts';
import { randomUuid } from '../../../mocks/drupal/uuid.ts';
import { demoAddressRef } from '../../../mocks/seed/demoAddresses.ts';
import { frameVariationRef } from '../../../mocks/seed/frames.ts';
import { type BackendBench, createBench, getError } from './bench.ts';
import {
  createItemBody,
  createOrderBody,
  createProfileBody,
  findFirstArt,
  placeOrder,
  registerGuest,
  type Shopper,
} from './shopper.ts';

const ITEMS = '/jsonapi/commerce_order_item/default';
const ORDERS = '/jsonapi/commerce_order/default';
const PROFILES = '/jsonapi/profile/customer';
const NUMBER = '261121000001';

let backend: BackendBench;
let shopper: Shopper;
let variation: string;
beforeEach(async () => {
  backend = createBench();
  shopper = await registerGuest(backend);
  ({ variation } = await findFirstArt(backend));
});

const getSerial = (type: string, id: string) => backend.store.get(type, id)?.serial;
const other = () => registerGuest(backend, '9847000009', 'other@example.com');
const rupees = (number: string, formatted: string) => ({ number, currency_code: 'INR', formatted });

describe('the price of an order', () => {
  const item = (over: object = {}) => ({
    variation,
    media: 'Paper',
    width: 12,
    height: 16,
    framed: false,
    quantity: 2,
    source: 'art',
    ...over,
  });
  const ask = (items: object[], sent: { bearer?: string } = shopper) =>
    backend.post('/order/price', { items, coupon: null, uid: shopper.id }, sent);

  test('[API-86] [CONF-35] is the rounded area times the rate, for each line and all together', async () => {
    // 192 sq in × 8.00 × 2, 2,400 sq in × 6.90, 256 sq in × 9.50
    const { status, body } = await ask([
      item(),
      item({ width: 40, height: 60, quantity: 1 }),
      item({ width: 16, height: 16, media: 'Canvas', quantity: 1 }),
    ]);
    expect([status, body]).toEqual([
      200,
      {
        order_id: null,
        amount: '22064.00',
        subtotal: '22064.00',
        discount: '0.00',
        lines: [{ total: '3072.00' }, { total: '16560.00' }, { total: '2432.00' }],
      },
    ]);
  });

  test.each([
    [{ variation: 'nope' }, 'variation'],
    [{ width: 0 }, 'width'],
    [{ width: 'wide' }, 'width'],
    [{ height: 1e9 }, 'width'],
    [{ media: 'Glass' }, 'media'],
    [{ quantity: 0 }, 'quantity'],
    [{ quantity: 1.5 }, 'quantity'],
    [{ quantity: 31 }, 'quantity'],
  ])('[API-86] an item with %j is refused', async (over, name) => {
    expect(getError(await ask([item(over)])).slice(0, 2)).toEqual([422, `items.0.${name}: This value is not valid.`]);
  });

  test('[API-86] [CONF-57] a frame costs nothing beside its picture, and is no item of the thirty', async () => {
    const framed = item({ framed: true, quantity: 1 });
    const frame = item({ framed: true, quantity: 1, variation: frameVariationRef('nordic').id });
    // (12 + 3) × (16 + 3) = 285 sq in × 13.20 (fine art on paper, framed)
    const { body } = await ask([framed, frame]);
    expect([body.amount, body.lines]).toEqual(['3762.00', [{ total: '3762.00' }, { total: '0.00' }]]);
    const pairs = Array.from({ length: 30 }, () => [framed, frame]).flat();
    expect((await ask(pairs)).status).toBe(200);
    expect((await ask([...pairs, framed])).status).toBe(422);
    expect((await ask(Array.from({ length: 61 }, () => frame))).status).toBe(422);
  });

  test('[API-86] needs 1 to 30 items, a session, and its own user', async () => {
    expect((await ask([])).status).toBe(422);
    expect((await ask(Array.from({ length: 31 }, () => item()))).status).toBe(422);
    expect((await ask([item()], {})).status).toBe(403);
    expect((await ask([item()], { bearer: 'garbage' })).status).toBe(403);
    expect((await ask([item()], await other())).status).toBe(403);
  });
});

describe('order items', () => {
  test('[API-75] [ORD-18] the price is the backend’s, whatever was posted; anybody may create one', async () => {
    const { status, body } = await backend.post(
      ITEMS,
      createItemBody(variation, randomUuid(), { quantity: '3.00', price: '1.00' }),
    );
    const { quantity, unit_price, total_price } = body.data.attributes;
    expect([status, quantity, unit_price, total_price]).toEqual([
      201,
      '3.00',
      rupees('1536.000000', '₹1,536.00'),
      rupees('4608.000000', '₹4,608.00'),
    ]);
  });

  test.each([['1.50'], ['0'], ['31'], ['1e21']])('[API-75] [CART-41] a quantity of %s is refused', async (quantity) => {
    expect(getError(await backend.post(ITEMS, createItemBody(variation, randomUuid(), { quantity })))).toEqual([
      422,
      'quantity: This value is not valid.',
      '/data/attributes/quantity',
    ]);
  });

  test('[API-75] a quantity that PHP takes for no number is refused', async () => {
    expect(getError(await backend.post(ITEMS, createItemBody(variation, randomUuid(), { quantity: '0x10' })))).toEqual([
      422,
      'quantity.0.value: This value should be of the correct primitive type.',
      '/data/attributes/quantity/value',
    ]);
  });

  test('[API-75] it is read by the owner of the order that holds it, and by nobody before', async () => {
    const [item, id] = [randomUuid(), randomUuid()];
    await backend.post(ITEMS, createItemBody(variation, item), shopper);
    const read = (sent?: { bearer: string }) => backend.get(`${ITEMS}/${item}`, sent);
    expect(getError(await read(shopper))).toEqual([
      403,
      'The current user is not allowed to GET the selected resource.',
      '/data',
    ]);
    await backend.post(ORDERS, createOrderBody({ id, number: NUMBER, items: [item] }), shopper);
    expect((await read(shopper)).body.data.relationships.order_id.data.id).toBe(id);
    expect((await read(await other())).status).toBe(403);
  });
});

describe('orders', () => {
  test('[API-76] [ORD-06] [ORD-07] a placed order: sums, owner, mail and moment are the backend’s', async () => {
    const [first, second, id] = [randomUuid(), randomUuid(), randomUuid()];
    await backend.post(ITEMS, createItemBody(variation, first), shopper);
    await backend.post(ITEMS, createItemBody(variation, second, { quantity: '2.00' }), shopper);
    const { status, body } = await backend.post(
      ORDERS,
      createOrderBody({ id, number: NUMBER, items: [first, second] }),
      shopper,
    );
    const { order_number, total_price, balance, total_paid, state, checkout_step, placed, mail, field_total_products } =
      body.data.attributes;
    expect(status).toBe(201);
    expect({
      order_number,
      total_price,
      balance,
      total_paid,
      state,
      checkout_step,
      placed,
      mail,
      field_total_products,
    }).toEqual({
      order_number: NUMBER,
      total_price: rupees('4608.000000', '₹4,608.00'),
      balance: rupees('4608.000000', '₹4,608.00'),
      total_paid: null,
      state: 'processing',
      checkout_step: 'started',
      placed: 1_795_240_800,
      mail: 'guest@example.com',
      field_total_products: '2',
    });
    expect(body.data.relationships.uid.data.id).toBe(shopper.id);
  });

  test('[API-76] an order without a number gets one of 12 digits, and a number can be used once', async () => {
    const { status, body } = await backend.post(ORDERS, createOrderBody({ id: randomUuid() }), shopper);
    expect([status, /^261121\d{6}$/.test(body.data.attributes.order_number)]).toEqual([201, true]);
    await placeOrder(backend, shopper, NUMBER);
    expect(
      getError(await backend.post(ORDERS, createOrderBody({ id: randomUuid(), number: NUMBER }), await other())),
    ).toEqual([422, `order_number: The order number ${NUMBER} is already taken.`, '/data/attributes/order_number']);
  });

  test('[ORD-05] [ORD-09] a draft is placed by a PATCH; only payment completes an order', async () => {
    const id = randomUuid();
    const made = await backend.post(ORDERS, createOrderBody({ id, number: NUMBER, state: 'draft' }), shopper);
    expect([
      made.body.data.attributes.state,
      made.body.data.attributes.placed,
      made.body.data.attributes.total_price,
    ]).toEqual(['draft', null, null]);
    const patch = (state: string) =>
      backend.send(
        'PATCH',
        `${ORDERS}/${id}`,
        { data: { type: 'commerce_order--default', id, attributes: { state } } },
        shopper,
      );
    expect(getError(await patch('completed'))).toEqual([
      422,
      "state.0: The state 'completed' is invalid.",
      '/data/attributes/state/0',
    ]);
    const placed = await patch('processing');
    expect([placed.status, placed.body.data.attributes.placed]).toEqual([200, 1_795_240_800]);
    expect((await patch('draft')).status).toBe(422);
    const straight = createOrderBody({ id: randomUuid(), number: '1', state: 'completed' });
    expect((await backend.post(ORDERS, straight, shopper)).status).toBe(422);
  });

  test('[API-76] a guest needs the session of the temporary account, and cannot order for another', async () => {
    const stranger = await other();
    const order = createOrderBody({ id: randomUuid(), number: NUMBER, uid: shopper.id });
    expect(getError(await backend.post(ORDERS, order)).slice(0, 2)).toEqual([
      403,
      "The 'create default commerce_order' permission is required.",
    ]);
    expect((await backend.post(ORDERS, order, { bearer: 'garbage' })).status).toBe(403);
    expect((await backend.post(ORDERS, order, stranger)).status).toBe(403);
    expect((await backend.post(ORDERS, order, shopper)).status).toBe(201);
  });

  test('[API-77] [ORD-08] an order stays somebody’s: its owner cannot be taken out', async () => {
    const id = randomUuid();
    await backend.post(ORDERS, createOrderBody({ id, number: NUMBER, state: 'draft' }), shopper);
    const data = { type: 'commerce_order--default', id, relationships: { uid: { data: null } } };
    expect(getError(await backend.send('PATCH', `${ORDERS}/${id}`, { data }, shopper))).toEqual([
      403,
      'The current user is not allowed to set the selected field (uid).',
      '/data/relationships/uid',
    ]);
    expect((await backend.get(`${ORDERS}/${id}`, shopper)).status).toBe(200);
  });

  test('[API-79] [ORD-31] what is canceled is not paid for any more', async () => {
    const { id } = await placeOrder(backend, shopper, NUMBER);
    const data = { type: 'commerce_order--default', id, attributes: { state: 'canceled' } };
    expect((await backend.send('PATCH', `${ORDERS}/${id}`, { data }, shopper)).status).toBe(200);
    const response = await backend.post('/order/payment_create', { order_id: id }, shopper);
    expect(getError(response).slice(0, 2)).toEqual([422, 'order_id: The order has been canceled.']);
    const paid = await backend.post(`/test_gateway/${NUMBER}`, { method: 'razorpay', outcome: 'paid' });
    expect(getError(paid).slice(0, 2)).toEqual([409, 'The order has been canceled.']);
    expect((await backend.get(`${ORDERS}/${id}`, shopper)).body.data.attributes.state).toBe('canceled');
  });

  test('[API-84] another’s order is refused alone, left out of a list, and not changed', async () => {
    const { id } = await placeOrder(backend, shopper, NUMBER);
    const stranger = await other();
    expect(getError(await backend.get(`${ORDERS}/${id}`, stranger))).toEqual([
      403,
      "The current user is not allowed to GET the selected resource. The following permissions are required: 'view commerce_order' OR 'view default commerce_order'.",
      '/data',
    ]);
    const list = async (sent: { bearer?: string }) =>
      (await backend.get(`${ORDERS}?filter[order_number]=${NUMBER}`, sent)).body;
    expect([(await list(stranger)).data, (await list(stranger)).meta]).toEqual([[], { count: 0 }]);
    expect((await list(shopper)).meta.count).toBe(1);
    const patch = { data: { type: 'commerce_order--default', id, attributes: { checkout_step: 'x' } } };
    expect((await backend.send('PATCH', `${ORDERS}/${id}`, patch, stranger)).status).toBe(403);
  });

  test('[API-76] items of another order and profiles of another user cannot be used', async () => {
    const { item } = await placeOrder(backend, shopper, NUMBER);
    const stranger = await other();
    const duplicate = createOrderBody({ id: randomUuid(), number: '2', items: [item] });
    expect(getError(await backend.post(ORDERS, duplicate, stranger))).toEqual([
      422,
      `order_items: This entity (commerce_order_item: ${getSerial('commerce_order_item--default', item)}) cannot be referenced.`,
      '/data/attributes/order_items',
    ]);
    const profile = randomUuid();
    await backend.post(PROFILES, createProfileBody(shopper.id, profile), shopper);
    const foreign = createOrderBody({ id: randomUuid(), number: '3', billing: profile });
    expect(getError(await backend.post(ORDERS, foreign, stranger))[0]).toBe(422);
    const own = await backend.post(ORDERS, foreign, shopper);
    const serial = getSerial('profile--customer', profile);
    expect(own.body.data.relationships.billing_profile.data).toEqual({
      type: 'profile--customer',
      id: profile,
      meta: { target_revision_id: serial, drupal_internal__target_id: serial },
    });
  });
});

describe('profiles', () => {
  test('[API-80] each missing part of an address is named; a pincode has six digits', async () => {
    const post = (address: Record<string, string>) =>
      backend.post(PROFILES, createProfileBody(shopper.id, randomUuid(), address), shopper);
    const { body } = await post({ administrative_area: '', postal_code: '', family_name: '' });
    expect(body.errors.map(({ detail }: { detail: string }) => detail)).toEqual([
      'address.0.administrative_area: State field is required.',
      'address.0.postal_code: Pin code field is required.',
      'address.0.family_name: Last name field is required.',
    ]);
    expect(getError(await post({ postal_code: '12' }))).toEqual([
      422,
      'address.0.postal_code: Pin code field is not in the right format.',
      '/data/attributes/address/postal_code',
    ]);
  });
});

describe('after placement', () => {
  test('[API-78] [API-79] [PAY-26] assign and payment_create answer the number and the amount, as often as they are asked', async () => {
    const { id } = await placeOrder(backend, shopper, NUMBER);
    for (let times = 0; times < 2; times += 1) {
      expect((await backend.post('/order/assign', { order_id: id }, shopper)).body).toEqual({
        order_id: NUMBER,
        assigned: true,
      });
      expect((await backend.post('/order/payment_create', { order_id: id }, shopper)).body).toEqual({
        order_id: NUMBER,
        amount: '1536.00',
        razorpay_order_id: expect.stringMatching(/^order_/),
      });
    }
    const { body } = await backend.get(
      `/jsonapi/commerce_payment/payment_manual?include=order_id&filter[order_id.order_number]=${NUMBER}`,
    );
    expect([body.data.length, body.data[0].attributes.state, body.included[0].attributes.order_number]).toEqual([
      1,
      'pending',
      NUMBER,
    ]);
  });

  test.each(['/order/assign', '/order/payment_create'])(
    '[API-78] [API-79] %s: unknown, foreign, without a session, a draft',
    async (path) => {
      const { id } = await placeOrder(backend, shopper, NUMBER);
      const status = async (order_id: string, sent: { bearer?: string }) =>
        (await backend.post(path, { order_id }, sent)).status;
      expect([await status('nope', shopper), await status(id, await other()), await status(id, {})]).toEqual([
        404, 403, 403,
      ]);
      const draft = randomUuid();
      await backend.post(ORDERS, createOrderBody({ id: draft, number: '9', state: 'draft' }), shopper);
      expect(await status(draft, shopper)).toBe(path.endsWith('assign') ? 200 : 422);
    },
  );

  test('[API-85] [PAY-09] the card gateway’s link carries the order’s own amount', async () => {
    await placeOrder(backend, shopper, NUMBER);
    const ask = (order_id: string) =>
      backend.post('/api/request/phone', { orderParams: { order_id, amount: '1.00', language: 'en' } });
    expect((await ask(NUMBER)).body).toEqual({ payLink: `/test-gateway?order_no=${NUMBER}&amount=1536.00` });
    expect((await ask('7')).status).toBe(404);
    expect((await backend.post('/api/request/phone', '{bad')).status).toBe(400);
  });

  test('[API-85] [PAY-09] [PAY-20] what is paid, or canceled, is not sent to be paid for once more', async () => {
    const paidFor = '261121000002';
    const { id } = await placeOrder(backend, shopper, NUMBER);
    const data = { type: 'commerce_order--default', id, attributes: { state: 'canceled' } };
    await backend.send('PATCH', `${ORDERS}/${id}`, { data }, shopper);
    await placeOrder(backend, shopper, paidFor);
    await backend.post(`/test_gateway/${paidFor}`, { method: 'razorpay', outcome: 'paid' });
    const ask = async (order_id: string) =>
      getError(await backend.post('/api/request/phone', { orderParams: { order_id } })).slice(0, 2);
    expect(await ask(NUMBER)).toEqual([422, 'order_id: The order has been canceled.']);
    expect(await ask(paidFor)).toEqual([422, 'order_id: The order has been paid.']);
  });

  test('[API-79] [PAY-20] [PAY-21] an order that a coupon takes to nothing is completed with its payment, as often as it is asked', async () => {
    const [item, id] = [randomUuid(), randomUuid()];
    const coupon = backend.store
      .list('commerce_promotion_coupon--commerce_promotion_coupon')
      .find(({ attributes }) => attributes.code === 'ONTHEHOUSE');
    await backend.post(ITEMS, createItemBody(variation, item), shopper);
    await backend.post(ORDERS, createOrderBody({ id, number: NUMBER, state: 'draft', items: [item] }), shopper);
    const patch = (change: object) =>
      backend.send('PATCH', `${ORDERS}/${id}`, { data: { type: 'commerce_order--default', id, ...change } }, shopper);
    await patch({ relationships: { coupons: { data: [{ type: coupon?.type, id: coupon?.id }] } } });
    await patch({ attributes: { state: 'processing' } });
    for (let times = 0; times < 2; times += 1)
      expect((await backend.post('/order/payment_create', { order_id: id }, shopper)).body).toEqual({
        order_id: NUMBER,
        amount: '0.00',
      });
    const poll = `/jsonapi/commerce_payment/payment_manual?include=order_id&filter[order_id.order_number]=${NUMBER}`;
    expect((await backend.get(poll)).body.data[0].attributes.state).toBe('completed');
    expect((await backend.get(`${ORDERS}/${id}`, shopper)).body.data.attributes.state).toBe('completed');
    const letters = backend.inbox().filter(({ subject }) => subject === `Your order ${NUMBER}`);
    expect(letters.map(({ text }) => text.split('\n')[0])).toEqual([
      `Thank you. There was nothing to pay for order ${NUMBER}.`,
    ]);
  });
});

describe('payments', () => {
  const poll = async () =>
    (
      await backend.get(
        `/jsonapi/commerce_payment/payment_manual?include=order_id&filter[order_id.order_number]=${NUMBER}`,
      )
    ).body.data[0]?.attributes.state;
  const reportOutcome = (outcome: string, number = NUMBER, method = 'razorpay') =>
    backend.post(`/test_gateway/${number}`, { method, outcome });

  test('[API-74] [ORD-31] [PAY-15] paid: payment and order are completed, and a letter is sent', async () => {
    const { id } = await placeOrder(backend, shopper, NUMBER);
    expect((await reportOutcome('paid')).body).toEqual({ order_no: NUMBER, state: 'completed' });
    expect(await poll()).toBe('completed');
    const { state, total_paid, balance, completed } = (await backend.get(`${ORDERS}/${id}`, shopper)).body.data
      .attributes;
    expect({ state, total_paid, balance, completed }).toEqual({
      state: 'completed',
      total_paid: rupees('1536.000000', '₹1,536.00'),
      balance: rupees('0.000000', '₹0.00'),
      completed: '2026-11-21T06:00:00+00:00',
    });
    expect(backend.inbox()[0]).toMatchObject({ to: 'guest@example.com', subject: `Your order ${NUMBER}` });
    expect((await reportOutcome('failed')).status).toBe(409);
    expect(await poll()).toBe('completed');
  });

  test.each(['ccavenue', 'razorpay'])(
    '[PAY-20] [PAY-21] an order names %s where that took its payment, whichever was asked before',
    async (method) => {
      const { id } = await placeOrder(backend, shopper, NUMBER);
      await backend.post('/api/request/phone', { orderParams: { order_id: NUMBER } });
      await reportOutcome('failed', NUMBER, method === 'razorpay' ? 'ccavenue' : 'razorpay');
      const gateway = async () =>
        (await backend.get(`${ORDERS}/${id}`, shopper)).body.data.relationships.payment_gateway.data;
      expect(await gateway()).toBe(null);
      await reportOutcome('paid', NUMBER, method);
      expect((await gateway()).meta.drupal_internal__target_id).toBe(method);
    },
  );

  test('[PAY-17] failed, and paid after all', async () => {
    await placeOrder(backend, shopper, NUMBER);
    await reportOutcome('failed');
    expect(await poll()).toBe('Failed');
    await reportOutcome('paid');
    expect(await poll()).toBe('completed');
  });

  test('[PAY-15] [PAY-17] an outcome that is set decides the next payment, whatever the shopper does, and no further one', async () => {
    await placeOrder(backend, shopper, NUMBER);
    backend.change({ gateway: 'failed' });
    expect((await reportOutcome('paid')).body).toEqual({ order_no: NUMBER, state: 'Failed' });
    expect(backend.settings().gateway).toBe('ask');
    expect((await reportOutcome('paid')).body).toEqual({ order_no: NUMBER, state: 'completed' });
  });

  test('[PAY-21] the letter sums the order up', async () => {
    await placeOrder(backend, shopper, NUMBER);
    await reportOutcome('paid');
    expect(backend.inbox()[0]?.text).toBe(
      'Thank you. We have received your payment for order 261121000001.\n\n1 × Print on Paper - Misty Ghats: ₹1,536\n\nTotal paid: ₹1,536',
    );
  });

  test('[PAY-21] the letter names the whole place that the order goes to', async () => {
    const { id } = await placeOrder(backend, shopper, NUMBER);
    const order = backend.store.get('commerce_order--default', id) as Entity;
    backend.store.put(withRelationships(order, { billing_profile: demoAddressRef(1) }));
    await reportOutcome('paid');
    expect(backend.inbox()[0]?.text).toContain(
      'It goes to Demo Customer, Flat 4B, Vembanad View, Old Ferry Road, Kochi, 682001.',
    );
  });

  test('[PAY-20] an unknown order and an unknown outcome', async () => {
    await placeOrder(backend, shopper, NUMBER);
    expect([(await reportOutcome('paid', '7')).status, (await reportOutcome('maybe')).status]).toEqual([404, 422]);
    expect(await poll()).toBe('pending');
  });

  test('[API-74] [PAY-19] but for the store’s own call the proxy adds no credential, and nothing is shown', async () => {
    await placeOrder(backend, shopper, NUMBER);
    const { body } = await backend.get('/jsonapi/commerce_payment/payment_manual', shopper);
    const otherwise = `/jsonapi/commerce_payment/payment_manual?filter[order_id.order_number]=${NUMBER}`;
    expect((await backend.get(otherwise, shopper)).body.data).toEqual([]);
    expect([body.data, body.meta.count]).toEqual([[], 0]);
    const [item] = Object.entries(body.meta.omitted.links).filter(([name]) => name.startsWith('item--'));
    expect(item?.[1]).toMatchObject({
      meta: {
        rel: 'item',
        detail:
          "The current user is not allowed to GET the selected resource. The 'administer commerce_payment' permission is required.",
      },
    });
  });
});
