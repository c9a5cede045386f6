import { beforeEach, expect, test } from 'vitest';
import { BASE, type BackendBench, createBench, getError } from './bench.ts';
import { listContents } from './contents.ts';
import {
  createItemBody,
  createOrderBody,
  createProfileBody,
  findFirstArt,
  placeOrder,
  registerGuest,
} from './shopper.ts';

const ARTS = '/jsonapi/commerce_product/default';
const ORDERS = '/jsonapi/commerce_order/default';
const NEWS = '/jsonapi/node/news_letter';
const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;

let backend: BackendBench;

beforeEach(() => {
  backend = createBench();
});

test('[API-01] the entry point names every type that is served, and who asks', async () => {
  const shopper = await registerGuest(backend);
  const { status, body } = await backend.get('/jsonapi', shopper);
  expect([status, body.data]).toEqual([200, []]);
  expect(body.links['commerce_product--default']).toEqual({ href: `${BASE}${ARTS}` });
  expect(body.links.self).toEqual({ href: `${BASE}/jsonapi` });
  expect(Object.keys(body.links).filter((type) => type.startsWith('backend--'))).toEqual([]);
  expect(body.meta).toEqual({
    links: { me: { meta: { id: shopper.id }, href: `${BASE}/jsonapi/user/user/${shopper.id}` } },
  });
  expect(getError(await backend.send('POST', '/jsonapi'))).toEqual([
    405,
    `No route found for "POST ${BASE}/jsonapi": Method Not Allowed (Allow: GET, HEAD)`,
    undefined,
  ]);
});

test('[API-01] every type at the entry point answers', async () => {
  const { body } = await backend.get('/jsonapi/');
  const { self, ...types } = body.links as Record<string, { href: string }>;
  for (const [type, { href }] of Object.entries(types)) {
    const { status } = await backend.get(`${href.slice(BASE.length)}?page[limit]=1`);
    // contact messages are stored nowhere, and cannot be read
    expect([type, status]).toEqual([type, type.startsWith('contact_message--') ? 405 : 200]);
  }
});

test('[API-01] HEAD is GET without its body, OPTIONS names the methods', async () => {
  const head = await backend.send('HEAD', `${ARTS}?page[limit]=1`);
  expect([head.status, head.headers.get('Content-Type'), head.text]).toEqual([200, 'application/vnd.api+json', '']);
  const options = await backend.send('OPTIONS', NEWS);
  expect([options.status, options.headers.get('Allow'), options.text]).toEqual([200, 'GET, POST', '']);
});

test('[API-01] a path is taken in any case, and with a slash at its end', async () => {
  for (const path of ['/JSONAPI/Commerce_Product/DEFAULT', `${ARTS}/`]) {
    const { status, body } = await backend.get(`${path}?page[limit]=1`);
    expect([path, status, body.data[0].links.self.href.startsWith(`${BASE}${ARTS}/`)]).toEqual([path, 200, true]);
  }
});

test('[API-22] Drupal’s own names of numbers may be filtered by: product_id for drupal_internal__product_id', async () => {
  const { body } = await backend.get(`${ARTS}?filter[product_id]=2`);
  expect(
    body.data.map(
      (art: { attributes: { drupal_internal__product_id: number } }) => art.attributes.drupal_internal__product_id,
    ),
  ).toEqual([2]);
});

test('[API-22] what is counted in spec is not in drupal10', async () => {
  const spec = await backend.get(`${ARTS}?page[limit]=2`);
  expect([typeof spec.body.meta.count, Object.keys(spec.body.links)]).toEqual(['number', ['last', 'next', 'self']]);
  backend.change({ profile: 'drupal10' });
  const drupal10 = await backend.get(`${ARTS}?page[limit]=2`);
  expect([drupal10.body.meta, Object.keys(drupal10.body.links)]).toEqual([undefined, ['next', 'self']]);
});

test('[API-76] a repeated create with a fault is 422, and only without one 409', async () => {
  const body = (title: string) => ({ data: { type: 'node--news_letter', id: id(1), attributes: { title } } });
  expect((await backend.post(NEWS, body('a@example.com'))).status).toBe(201);
  expect(getError(await backend.post(NEWS, body('')))).toEqual([
    422,
    'title: This value should not be null.',
    '/data/attributes/title',
  ]);
  expect(getError(await backend.post(NEWS, body('a@example.com')))).toEqual([
    409,
    'Conflict: Entity already exists.',
    undefined,
  ]);
});

test('[API-76] a write whose query cannot be answered writes nothing', async () => {
  const before = listContents(backend.store);
  const body = { data: { type: 'node--news_letter', attributes: { title: 'a@example.com' } } };
  for (const query of ['include=nope', 'fields=title', 'foo=1']) {
    expect([query, (await backend.post(`${NEWS}?${query}`, body)).status]).toEqual([query, 400]);
  }
  expect(listContents(backend.store)).toEqual(before);
});

test('[API-75] what its writer may not read again is answered once, without links to it', async () => {
  const { variation } = await findFirstArt(backend);
  const { status, body } = await backend.post('/jsonapi/commerce_order_item/default', createItemBody(variation, id(1)));
  expect([status, body.data.relationships.order_id]).toEqual([201, { data: null }]);
});

test('[API-77] a relationship is written by the rules of its entity', async () => {
  const shopper = await registerGuest(backend);
  const stranger = await registerGuest(backend, '9847012346', 'second@example.com');
  const { id: order, item } = await placeOrder(backend, shopper);
  const before = listContents(backend.store);
  const items = { data: [{ type: 'commerce_order_item--default', id: item }] };
  const removed = await backend.send('DELETE', `${ORDERS}/${order}/relationships/order_items`, items, shopper);
  expect([removed.status, removed.body.errors[0].source]).toEqual([
    403,
    { pointer: '/data/relationships/order_items' },
  ]);
  const body = { data: { type: 'user--user', id: stranger.id } };
  const away = await backend.send('PATCH', `${ORDERS}/${order}/relationships/uid`, body, shopper);
  expect(away.status).toBe(403);
  expect(listContents(backend.store)).toEqual(before);
});

test('[API-89] what a stranger may not read is not reached through what he may', async () => {
  const shopper = await registerGuest(backend);
  await backend.post('/jsonapi/profile/customer', createProfileBody(shopper.id, id(1)), shopper);
  const path = `/jsonapi/user/user/${shopper.id}?include=customer_profiles`;
  expect((await backend.get(path, shopper)).body.included.map((each: { id: string }) => each.id)).toEqual([id(1)]);
  const { body } = await backend.get(path);
  expect([Object.keys(body.data.attributes), body.included, body.meta]).toEqual([
    ['display_name'],
    undefined,
    undefined,
  ]);
});

test('[API-22] what an entity is related to comes with what it includes', async () => {
  const { art } = await findFirstArt(backend);
  const { status, body } = await backend.get(`${ARTS}/${art}/field_image?include=field_media_image`);
  expect([status, body.data.type, body.included[0].type]).toEqual([200, 'media--image', 'file--file']);
  expect(getError(await backend.get(`${ARTS}/${art}/field_image?include=nope`))[0]).toBe(400);
});

test('[API-76] a billing profile without its revision is found in spec, and lost without a word in drupal10', async () => {
  const shopper = await registerGuest(backend);
  await backend.post('/jsonapi/profile/customer', createProfileBody(shopper.id, id(1)), shopper);
  const bill = async (order: string, number: string) => {
    const { body } = await backend.post(
      ORDERS,
      createOrderBody({ id: order, number, state: 'draft', billing: id(1) }),
      shopper,
    );
    return body.data.relationships.billing_profile.data?.id ?? null;
  };
  expect(await bill(id(2), '261121000001')).toBe(id(1));
  backend.change({ profile: 'drupal10' });
  expect(await bill(id(3), '261121000002')).toBeNull();
});
