import { beforeEach, describe, expect, test } from 'vitest';
import { randomUuid } from '../../../mocks/drupal/uuid.ts';
import { PROFILES } from '../../../mocks/settings.ts';
import { type BackendBench, createBench } from './bench.ts';
import { createProfileBody, placeOrder, registerGuest, type Shopper } from './shopper.ts';

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
const starting = (path: string, value: string) =>
  `filter[a][path]=${path}&filter[a][operator]=STARTS_WITH&filter[a][value]=${value}`;

describe.each(PROFILES)('a filter or a sort tells nothing of what its caller may not read (%s)', (profile) => {
  beforeEach(() => backend.change({ profile }));

  test.each([
    ['user/user', starting('field_alternate_number', '987')],
    ['user/user', starting('customer_profiles.address.address_line1', '7 Hid')],
    ['user/user', starting('customer_profiles.field_phone_number', '98')],
    ['profile/customer', starting('field_phone_number', '98')],
    ['profile/customer', starting('uid.name', '98')],
    ['commerce_order_item/default', starting('title', 'Print')],
    ['commerce_order_item/default', `filter[order_id.order_number]=${NUMBER}`],
    ['commerce_payment/payment_manual', starting('order_id.uid.name', '98')],
    ['commerce_payment/payment_manual', 'filter[state]=pending'],
  ])('[API-06] [SESS-13] %s?%s', async (path, query) => {
    for (const bearer of ['', stranger.bearer]) {
      const { status, body } = await backend.get(`/jsonapi/${path}?${query}`, { bearer });
      expect([status, body.data, body.meta?.omitted]).toEqual([200, [], undefined]);
    }
  });

  test('[API-06] an order by a field that is not shown leaves users as they are', async () => {
    const plain = getIds((await backend.get('/jsonapi/user/user')).body);
    for (const path of ['field_full_name', '-field_full_name', 'customer_profiles.field_phone_number'])
      expect(getIds((await backend.get(`/jsonapi/user/user?sort=${path}`)).body)).toEqual(plain);
  });

  test('[API-06] [API-84] [API-89] but of one’s own it tells, whoever asked before', async () => {
    const path = `/jsonapi/user/user?${starting('customer_profiles.address.address_line1', '7 Hid')}`;
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
    ['a further filter', `${own}&${starting('order_id.mail', 'o')}`],
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
  expect((await backend.post(`/test_gateway/${serial}`, { outcome: 'paid' })).status).toBe(404);
});

test('[API-93] [DSGN-22] the pictures of the design forms are in nobody’s list', async () => {
  const type = 'paragraph--form_image';
  const { body } = await backend.post('/jsonapi/paragraph/form_image', { data: { type, attributes: {} } }, owner);
  const list = await backend.get('/jsonapi/paragraph/form_image', stranger);
  expect([list.status, list.body.data, list.body.meta]).toEqual([200, [], { count: 0 }]);
  expect((await backend.get(`/jsonapi/paragraph/form_image/${body.data.id}`, owner)).status).toBe(200);
});
