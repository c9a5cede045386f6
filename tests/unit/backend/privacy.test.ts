import { beforeEach, describe, expect, test } from 'vitest';
import type { Json } from '../../../mocks/drupal/entity.ts';
import { randomUuid } from '../../../mocks/drupal/uuid.ts';
import { PROFILES } from '../../../src/domain/backendSettings.ts';
import { type BackendBench, createBench } from './bench.ts';
import { createProfileBody, placeOrder, registerCustomer, registerGuest, type Shopper } from './shopper.ts';

const NUMBER = '261121000001';
const MOBILE = '9847012345';
const ADDRESS = '/jsonapi/profile/customer';

let backend: BackendBench;
let owner: Shopper;
let stranger: Shopper;

beforeEach(async () => {
  backend = createBench();
  owner = await registerGuest(backend, MOBILE, 'owner@example.com');
  const address = createProfileBody(owner.id, randomUuid(), { address_line1: '7 Hidden Lane' });
  await backend.post(ADDRESS, address, owner);
  await placeOrder(backend, owner, NUMBER);
  stranger = await registerGuest(backend, '9847099999', 'stranger@example.com');
  const attributes = { field_alternate_number: '9876500001' };
  const change = { data: { type: 'user--user', id: owner.id, attributes } };
  await backend.send('PATCH', `/jsonapi/user/user/${owner.id}`, change, owner);
});

const getIds = (body: { data: { id: string }[] }) => body.data.map(({ id }) => id);
const startWith = (path: string, value: string) =>
  `filter[a][path]=${path}&filter[a][operator]=STARTS_WITH&filter[a][value]=${value}`;

describe.each(PROFILES)('a filter or a sort tells nothing of what its caller may not read (%s)', (profile) => {
  beforeEach(() => backend.change({ profile }));

  test.each([
    ['user/user', startWith('field_alternate_number', '987')],
    ['user/user', startWith('customer_profiles.address.address_line1', '7 Hid')],
    ['user/user', startWith('customer_profiles.field_phone_number', '98')],
    ['profile/customer', startWith('field_phone_number', '98')],
    ['profile/customer', startWith('uid.name', '98')],
    ['commerce_order_item/default', startWith('title', 'Print')],
    ['commerce_order_item/default', `filter[order_id.order_number]=${NUMBER}`],
    ['commerce_payment/payment_manual', startWith('order_id.uid.name', '98')],
    ['commerce_payment/payment_manual', 'filter[state]=pending'],
  ])('[API-06] [SESS-13] %s?%s', async (path, query) => {
    for (const bearer of ['', stranger.bearer]) {
      const { status, body } = await backend.get(`/jsonapi/${path}?${query}`, { bearer });
      expect([status, body.data, body.meta?.omitted]).toEqual([200, [], undefined]);
    }
  });

  test.each([
    '',
    '?sort=-display_name',
    '?page[limit]=50&page[offset]=0',
    '?fields[user--user]=display_name',
    `?${startWith('name', '98')}`,
    '?filter[name][operator]=CONTAINS&filter[name][value]=9',
    `?filter[name][operator]=IN&filter[name][value][]=${MOBILE}&filter[name][value][]=9847099999`,
    `?filter[name]=${MOBILE}&filter[display_name]=Customer`,
    '?filter[g][group][conjunction]=OR&filter[a][condition][path]=name&filter[a][condition][operator]=%3E&filter[a][condition][value]=0&filter[a][condition][memberOf]=g',
    '?filter[drupal_internal__uid]=2',
    '?filter[display_name]=Customer',
  ])('[API-06] users%s are nobody’s list', async (query) => {
    expect((await backend.get(`/jsonapi/user/user${query}`)).body.data).toEqual([]);
    const { body } = await backend.get(`/jsonapi/user/user${query}`, stranger);
    expect(getIds(body).filter((id) => id !== stranger.id)).toEqual([]);
    expect(body.meta?.omitted).toBeUndefined();
  });

  test('[API-06] one is found by the exact number, which the answer does not repeat', async () => {
    for (const sent of [{}, stranger]) {
      const { body, text } = await backend.get(`/jsonapi/user/user?filter[name]=${MOBILE}`, sent);
      expect([getIds(body), body.data[0].attributes]).toEqual([[owner.id], { display_name: 'Customer' }]);
      expect(text.replaceAll(/"href":"[^"]*"/g, '')).not.toContain(MOBILE);
    }
  });

  test('[API-06] [API-84] [API-89] but of one’s own it tells, whoever asked before', async () => {
    const path = `/jsonapi/user/user?${startWith('customer_profiles.address.address_line1', '7 Hid')}`;
    for (const [bearer, found] of [
      [stranger.bearer, []],
      [owner.bearer, [owner.id]],
      ['', []],
    ] as const)
      expect(getIds((await backend.get(path, { bearer })).body)).toEqual(found);
    const orders = await backend.get(`/jsonapi/commerce_order/default?filter[uid.name]=${MOBILE}`, owner);
    expect(orders.body.data[0].attributes.order_number).toBe(NUMBER);
  });
});

describe.each(PROFILES)('a coupon is found by whoever has its code (%s)', (profile) => {
  const COUPONS = '/jsonapi/commerce_promotion_coupon/commerce_promotion_coupon';
  const promotion = profile === 'spec' ? 'promotion' : 'promotion_id';
  beforeEach(() => backend.change({ profile }));

  test.each([
    COUPONS,
    `${COUPONS}?${startWith('code', 'W')}`,
    `${COUPONS}?filter[code][operator]=CONTAINS&filter[code][value]=1`,
    `${COUPONS}?filter[code]=WELCOME10&filter[status]=1`,
    `${COUPONS}?filter[status]=1`,
    `${COUPONS}?include=${promotion}`,
    '/jsonapi/commerce_promotion/commerce_promotion',
    '/jsonapi/commerce_promotion/commerce_promotion?filter[status]=1',
    '/jsonapi/commerce_promotion/commerce_promotion?include=coupons',
  ])('[API-73] and not by %s', async (path) => {
    for (const sent of [{}, stranger]) {
      const { body } = await backend.get(path, sent);
      expect([body.data, body.included, body.meta?.omitted]).toEqual([[], undefined, undefined]);
    }
    expect((await backend.get(`${COUPONS}?filter[code]=welcome10`, stranger)).body.data).toHaveLength(1);
  });

  test('[API-73] [COUP-08] its conditions name nobody but the caller', async () => {
    const [coupon] = backend.store
      .list('commerce_promotion_coupon--commerce_promotion_coupon')
      .filter(({ attributes }) => attributes.code === 'WELCOME10');
    const ref = coupon?.relationships.promotion_id as { type: string; id: string };
    const stored = backend.store.find(ref)!;
    const conditions: Json = [
      {
        target_plugin_id: 'order_email',
        target_plugin_configuration: { mail: ['Owner@example.com', 'x@example.com'] },
      },
      { target_plugin_id: 'order_customer', target_plugin_configuration: { customers: [owner.id, 'somebody'] } },
    ];
    backend.store.put({ ...stored, attributes: { ...stored.attributes, conditions } });
    const read = async (sent: Shopper) => {
      const { body } = await backend.get(`${COUPONS}?include=${promotion}&filter[code]=WELCOME10`, sent);
      return body.included[0].attributes.conditions.map(
        (each: { target_plugin_configuration: object }) => each.target_plugin_configuration,
      );
    };
    expect(await read(owner)).toEqual([{ mail: ['Owner@example.com'] }, { customers: [owner.id] }]);
    expect(await read(stranger)).toEqual([{ mail: [] }, { customers: [] }]);
  });

  test('[API-86] a price tells of twenty codes that are none, and then of no more for a while', async () => {
    const { body } = await backend.get('/jsonapi/commerce_product/default?page[limit]=1');
    const variation = body.data[0].relationships.default_variation.data.id;
    const item = { variation, media: 'Paper', width: 12, height: 16, framed: false, quantity: 1 };
    const price = async (coupon: string) =>
      (await backend.post('/order/price', { items: [item], coupon }, stranger)).status;
    const statuses = [];
    for (let guess = 0; guess < 21; guess += 1) statuses.push(await price(`GUESS${guess}`));
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 422), 429]);
    expect(await price('WELCOME10')).toBe(429);
    expect(await price('')).toBe(200);
  });

  test('[COUP-18] one that each customer has once wants a number that is proven, for an e-mail is made up', async () => {
    const { body } = await backend.get('/jsonapi/commerce_product/default?page[limit]=1');
    const variation = body.data[0].relationships.default_variation.data.id;
    const item = { variation, media: 'Paper', width: 12, height: 16, framed: false, quantity: 1 };
    const price = async (sent: Shopper) =>
      (await backend.post('/order/price', { items: [item], coupon: 'ONCEEACH' }, sent)).status;
    expect(await price(stranger)).toBe(422);
    expect(await price(await registerCustomer(backend, '9847000055', 'proven@example.com'))).toBe(200);
  });
});

describe.each(PROFILES)('an order with all that belongs to it, for another guest (%s)', (profile) => {
  beforeEach(() => backend.change({ profile }));

  const find = (type: string) => backend.store.list(type).at(-1)?.id;
  test.each([
    ['commerce_order--default', { state: 'canceled' }],
    ['commerce_order_item--default', { title: 'Theirs' }],
    ['commerce_payment--payment_manual', { state: 'Failed' }],
    ['profile--customer', { field_pincode: '682002' }],
  ])('[SESS-13] [API-77] [API-81] [API-82] %s is neither read, nor changed, nor deleted', async (type, attributes) => {
    const id = find(type);
    const path = `/jsonapi/${type.replace('--', '/')}/${id}`;
    const before = backend.store.get(type, id ?? '');
    const body = { data: { type, id, attributes } };
    for (const { bearer } of [stranger, { bearer: '' }]) {
      expect((await backend.get(path, { bearer })).status).toBe(403);
      expect((await backend.send('PATCH', path, body, { bearer })).status).toBe(403);
      expect((await backend.send('DELETE', path, undefined, { bearer })).status).toBe(403);
    }
    expect(backend.store.get(type, id ?? '')).toEqual(before);
  });
});

describe('the poll of a payment, to which the proxy adds its credential', () => {
  const POLL = '/jsonapi/commerce_payment/payment_manual';
  const own = `include=order_id&filter[order_id.order_number]=${NUMBER}`;

  test.each([
    ['a second include', `${own}&include=order_id.uid.customer_profiles`],
    [
      'the same filter in long form',
      `${own}&filter[order_id.order_number][operator]=STARTS_WITH&filter[order_id.order_number][value]=2`,
    ],
    ['a second number', `${own}&filter[order_id.order_number]=260814301276`],
    ['a further filter', `${own}&${startWith('order_id.mail', 'o')}`],
    ['a sort', `${own}&sort=order_id.mail`],
    ['no number', 'include=order_id&filter[order_id.order_number]='],
  ])('[API-74] [PAY-19] with %s shows nothing', async (_, query) => {
    expect((await backend.get(`${POLL}?${own}`)).body.data).toHaveLength(1);
    const { status, body } = await backend.get(`${POLL}?${query}`);
    expect([status, body.data, body.included]).toEqual([200, [], undefined]);
  });
});

test.each(['1', '2', '3'])('[API-85] [PAY-09] the gateways know no order by its running number %s', async (serial) => {
  expect((await backend.post('/api/request/phone', { orderParams: { order_id: serial } })).status).toBe(404);
  expect((await backend.post(`/test_gateway/${serial}`, { method: 'razorpay', outcome: 'paid' })).status).toBe(404);
});

test('[API-93] [DSGN-22] the pictures of the design forms are in nobody’s list', async () => {
  const type = 'paragraph--form_image';
  const { body } = await backend.post('/jsonapi/paragraph/form_image', { data: { type, attributes: {} } }, owner);
  const list = await backend.get('/jsonapi/paragraph/form_image', stranger);
  expect([list.status, list.body.data, list.body.meta]).toEqual([200, [], { count: 0 }]);
  expect((await backend.get(`/jsonapi/paragraph/form_image/${body.data.id}`, owner)).status).toBe(200);
});
