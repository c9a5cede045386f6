import { beforeAll, describe, expect, test } from 'vitest';
import { stableUuid } from '../../../mocks/drupal/uuid.ts';
import { DEMO } from '../../../mocks/seed/demo.ts';
import { isGstNumber } from '../../../src/domain/fieldFormats.ts';
import { type BackendBench, createBench } from './bench.ts';
import { signIn } from './shopper.ts';

// biome-ignore lint/suspicious/noExplicitAny: a test reads what an answer should hold, and fails where it does not
type Entry = any;

let backend: BackendBench;
let bearer: string;
beforeAll(async () => {
  backend = createBench();
  bearer = (await signIn(backend, DEMO.mail, DEMO.password)).body.access_token;
});

describe('the demo customer', () => {
  test('[API-08] [ADDR-06] [ADDR-08] has three addresses, of which one is the default and one a business’s', async () => {
    const { body } = await backend.get(`/jsonapi/user/user/${DEMO.id}?include=customer_profiles`, { bearer });
    const rows = body.included.map(({ id, attributes }: Entry) => [id, attributes.is_default, attributes.field_type]);
    expect(rows).toEqual([
      [stableUuid('profile:demo:1'), true, 'personal'],
      [stableUuid('profile:demo:2'), false, 'business'],
      [stableUuid('profile:demo:3'), false, 'personal'],
    ]);
    for (const { attributes } of body.included) {
      const { country_code, postal_code, given_name, family_name, address_line1, locality } = attributes.address;
      expect([country_code, postal_code]).toEqual(['IN', attributes.field_pincode]);
      expect([given_name, family_name, address_line1, locality].every(Boolean)).toBe(true);
      const served = await backend.get(`/jsonapi/taxonomy_term/pincode?filter[name]=${postal_code}`);
      const place = served.body.data[0].attributes;
      expect([place.field_city, place.field_state]).toEqual([locality, attributes.field_state]);
    }
    expect(isGstNumber(body.included[1].attributes.field_gstin)).toBe(true);
  });

  test('[API-84] [ORD-15] an order comes with user, address and items, and its total is that of the items', async () => {
    const numbers = backend.store.list('commerce_order--default').map(({ attributes }) => attributes.order_number);
    expect(numbers).toEqual(['260814301276', '260930558140', '261118094462', '261119720385']);
    for (const number of numbers) {
      const path = `/jsonapi/commerce_order/default?filter[order_number]=${number}&include=uid,billing_profile,field_shipping_profile,order_items.purchased_entity`;
      const { body } = await backend.get(path, { bearer });
      const order = body.data[0];
      const of = (type: string) => body.included.filter((entity: Entry) => entity.type === type);
      const items = of('commerce_order_item--default');
      const sum = items.reduce((total: number, item: Entry) => total + Number(item.attributes.total_price.number), 0);
      expect([of('user--user').length, of('profile--customer').length > 0]).toEqual([1, true]);
      expect([String(items.length), sum]).toEqual([
        order.attributes.field_total_products,
        Number(order.attributes.total_price.number),
      ]);
      expect(of('commerce_product_variation--default')).toHaveLength(items.length);
      expect(order.attributes.field_bill_address).toContain(`Phone: ${DEMO.name}`);
    }
  });

  test('[ORD-18] the prices of the items are those that the backend itself gives', async () => {
    const items = backend.store.list('commerce_order_item--default').map(({ attributes, relationships }) => {
      const [width, height] = String(attributes.field_dimension).split(' x ').map(Number);
      const { id } = relationships.purchased_entity as { id: string };
      const media = attributes.field_art_media_type;
      return { variation: id, media, width, height, framed: false, quantity: Number(attributes.quantity) };
    });
    const { body } = await backend.post('/order/price', { items, coupon: null, uid: DEMO.id }, { bearer });
    expect(body.lines.map(({ total }: Entry) => Number(total))).toEqual(
      backend.store
        .list('commerce_order_item--default')
        .map(({ attributes }) => Number((attributes.total_price as { number: string }).number)),
    );
  });

  test.each([
    ['260814301276', ['completed']],
    ['260930558140', ['Failed']],
    ['261118094462', ['pending']],
    ['261119720385', []],
  ])('[API-74] the payment of order %s is %j', async (number, states) => {
    const headers = { Authorization: 'Basic cHJveHk6cHJveHk=' };
    const path = `/jsonapi/commerce_payment/payment_manual?include=order_id&filter[order_id.order_number]=${number}`;
    const { body } = await backend.get(path, { headers });
    expect(body.data.map(({ attributes }: Entry) => attributes.state)).toEqual(states);
  });

  test('[API-44] [WISH-16] [ACCT-23] a default wishlist holds variations of every kind', () => {
    const [list] = backend.store.list('commerce_wishlist--default');
    const items = backend.store.list('commerce_wishlist_item--commerce_product_variation');
    expect([list?.id, list?.attributes.is_default]).toEqual([stableUuid('wishlist:demo'), true]);
    expect(items.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6].map((at) => stableUuid(`wishlistItem:demo:${at}`)));
    for (const { relationships } of items) {
      const { purchasable_entity, wishlist_id } = relationships as Entry;
      expect(wishlist_id.id).toBe(list?.id);
      expect(backend.store.find(purchasable_entity)?.attributes.status).toBe(true);
    }
    const types = items.map(({ relationships }) => (relationships as Entry).purchasable_entity.type.split('--')[1]);
    expect(new Set(types)).toEqual(new Set(['default', 'gallery_wall', 'gifting', 'mixed_media', 'object']));
  });
});
