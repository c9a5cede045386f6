import { beforeEach, describe, expect, test } from 'vitest';
import type { Entity } from '../../../mocks/drupal/entity.ts';
import { randomUuid } from '../../../mocks/drupal/uuid.ts';
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

let backend: BackendBench;
let shopper: Shopper;
let variation: string;
beforeEach(async () => {
  backend = createBench();
  shopper = await registerGuest(backend);
  ({ variation } = await findFirstArt(backend));
});

const withAttributes = (body: { data: { attributes: object } }, attributes: object) => ({
  data: { ...body.data, attributes: { ...body.data.attributes, ...attributes } },
});
const item = async (attributes: object = {}) => {
  const id = randomUuid();
  const { body } = await backend.post(ITEMS, withAttributes(createItemBody(variation, id), attributes), shopper);
  return { id, attributes: body.data?.attributes };
};
const patch = (id: string, data: object) =>
  backend.send('PATCH', `${ORDERS}/${id}`, { data: { type: 'commerce_order--default', id, ...data } }, shopper);

describe('out of stock', () => {
  const sellOut = (attributes: Entity['attributes']) => {
    const entity = backend.store.get('commerce_product_variation--default', variation) as Entity;
    backend.store.put({ ...entity, attributes: { ...entity.attributes, title: 'Misty Ghats', ...attributes } });
  };
  const refused = [
    422,
    'order_items.0: Misty Ghats is not available with a quantity of 1.',
    '/data/relationships/order_items/data/0',
  ];

  test.each([[{ field_out_of_stock: true }], [{ status: false }]])(
    '[CART-50] [API-64] %j is refused as the order is placed, and not before',
    async (attributes) => {
      const { id } = await item();
      sellOut(attributes);
      const order = randomUuid();
      const straight = createOrderBody({ id: randomUuid(), number: '1', items: [id] });
      expect(getError(await backend.post(ORDERS, straight, shopper))).toEqual(refused);
      const draft = createOrderBody({ id: order, number: '2', state: 'draft', items: [id] });
      expect((await backend.post(ORDERS, draft, shopper)).status).toBe(201);
      expect(getError(await patch(order, { attributes: { state: 'processing' } }))).toEqual(refused);
      sellOut({ field_out_of_stock: false, status: true });
      expect((await patch(order, { attributes: { state: 'processing' } })).status).toBe(200);
    },
  );

  test('[API-76] an order that is there is a conflict, even when it has sold out since', async () => {
    const placed = await placeOrder(backend, shopper);
    sellOut({ field_out_of_stock: true });
    const again = createOrderBody({ id: placed.id, number: '261121000001', items: [placed.item] });
    expect((await backend.post(ORDERS, again, shopper)).status).toBe(409);
  });
});

describe('a present Drupal', () => {
  beforeEach(() => backend.change({ profile: 'drupal10' }));

  test('[API-76] wants a number', async () => {
    expect(getError(await backend.post(ORDERS, createOrderBody({ id: randomUuid() }), shopper))).toEqual([
      422,
      'order_number: This value should not be null.',
      '/data/attributes/order_number',
    ]);
  });

  test('[ORD-15] notes when a draft was placed, in RFC 3339, and not for an order that never was a draft', async () => {
    const post = async (state: string) =>
      (await backend.post(ORDERS, createOrderBody({ id: randomUuid(), number: `N-${state}`, state }), shopper)).body
        .data;
    expect((await post('processing')).attributes.placed).toBe(null);
    const { id } = await post('draft');
    const { body } = await patch(id, { attributes: { state: 'processing' } });
    expect(body.data.attributes.placed).toBe('2026-11-21T06:00:00+00:00');
  });

  const read = async (id: string) => {
    const { title, unit_price } = (await backend.get(`${ITEMS}/${id}`, shopper)).body.data.attributes;
    return [title, unit_price.number];
  };
  const ownPrice = { overridden_title: true, overridden_unit_price: true };
  const inOrder = async (state: string, ...items: string[]) =>
    (await backend.post(ORDERS, createOrderBody({ id: randomUuid(), number: `R-${state}`, state, items }), shopper))
      .body.data.attributes.total_price.number;

  test('[API-75] [CONF-35] refreshes a draft’s titles; items cost what the shop asks, whatever they state', async () => {
    const plain = await item();
    const own = await item(ownPrice);
    expect(await inOrder('draft', plain.id, own.id)).toBe('3072.000000');
    const variant = (backend.store.get('commerce_product_variation--default', variation) as Entity).attributes;
    expect(await read(plain.id)).toEqual([variant.title, '1536.000000']);
    expect(await read(own.id)).toEqual(['Print on Paper - Misty Ghats', '1536.000000']);
    expect(await inOrder('processing', (await item(ownPrice)).id)).toBe('1536.000000');
  });

  test('[API-75] without the shop’s own price processor sells for what a client posts, or for the variation’s price', async () => {
    backend = createBench(undefined, { hasPriceProcessor: false });
    backend.change({ profile: 'drupal10' });
    shopper = await registerGuest(backend);
    const plain = await item();
    const own = await item(ownPrice);
    const variant = (backend.store.get('commerce_product_variation--default', variation) as Entity).attributes;
    await inOrder('draft', plain.id, own.id);
    expect(await read(plain.id)).toEqual([variant.title, (variant.price as { number: string }).number]);
    expect(await read(own.id)).toEqual(['Print on Paper - Misty Ghats', '1.000000']);
    expect(await inOrder('processing', (await item(ownPrice)).id)).toBe('1.000000');
  });

  test('[API-76] drops a profile whose revision is not named, without a word', async () => {
    const billing = randomUuid();
    await backend.post(PROFILES, createProfileBody(shopper.id, billing), shopper);
    const order = (target_revision_id?: number) => {
      const { data } = createOrderBody({ id: randomUuid(), number: `P-${target_revision_id}` });
      const meta = target_revision_id ? { meta: { target_revision_id } } : {};
      const billing_profile = { data: { type: 'profile--customer', id: billing, ...meta } };
      return { data: { ...data, relationships: { ...data.relationships, billing_profile } } };
    };
    const getBilled = async (revision?: number) => {
      const { status, body } = await backend.post(ORDERS, order(revision), shopper);
      return [status, body.data.relationships.billing_profile.data?.id ?? null];
    };
    const revision = backend.store.get('profile--customer', billing)?.revision;
    expect([await getBilled(), await getBilled(revision)]).toEqual([
      [201, null],
      [201, billing],
    ]);
  });
});
