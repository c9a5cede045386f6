import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import type { Reference } from '../../../mocks/drupal/entity.ts';
import { createPriceField } from '../../../mocks/drupal/money.ts';
import { stableUuid } from '../../../mocks/drupal/uuid.ts';
import { artRef } from '../../../mocks/seed/artDrafts.ts';
import { couponRef } from '../../../mocks/seed/coupons.ts';
import { DEMO, demoRef } from '../../../mocks/seed/demo.ts';
import { frameRef, frameVariationRef } from '../../../mocks/seed/frames.ts';
import { wallVariationRef } from '../../../mocks/seed/galleryWalls.ts';
import { mixedMediaVariationRef } from '../../../mocks/seed/mixedMedia.ts';
import { objectVariationRef } from '../../../mocks/seed/objects.ts';
import { fetchOrderByNumber } from '../../../src/api/orderByNumber.ts';
import { fetchOrderHistory } from '../../../src/api/orderHistory.ts';
import { setupBackend, signInAsDemo } from '../../support/setupBackend.ts';

const PAID = '260814301276';
const CANCELED = '260930558140';
const UNPAID = '261118094462';
const DRAFT = '261119720385';

describe.each(['spec', 'drupal10'] as const)('at a %s backend', (profile) => {
  const { server, store } = setupBackend(profile);

  const order = (number: string) => {
    const found = store.list('commerce_order--default').find((each) => each.attributes.order_number === number);
    if (!found) throw new Error(`no order ${number}`);
    return found;
  };
  type Stored = ReturnType<typeof order>;
  const change = (number: string, changed: Partial<Pick<Stored, 'attributes' | 'relationships'>>) => {
    const { attributes, relationships } = order(number);
    store.put({
      ...order(number),
      attributes: { ...attributes, ...changed.attributes },
      relationships: { ...relationships, ...changed.relationships },
    });
  };

  test('[API-83] [ORD-27] [ORD-28] [ORD-30] the history is the own orders in their states, without drafts and those in processing, the newest placed first', async () => {
    const history = await fetchOrderHistory(DEMO.id, await signInAsDemo());
    expect(history.map(({ orderNo, state }) => [orderNo, state])).toEqual([
      [CANCELED, 'canceled'],
      [PAID, 'completed'],
    ]);
    expect(history.map(({ placedAt }) => placedAt)).toEqual([
      Date.parse('2026-09-30T05:18:33Z'),
      Date.parse('2026-08-14T13:42:07Z'),
    ]);
  });

  test('[ORD-15] [ORD-26] an order is listed with its number, sum, products, and what they are called and look like', async () => {
    const paid = (await fetchOrderHistory(DEMO.id, await signInAsDemo())).find(({ orderNo }) => orderNo === PAID);
    expect(paid).toMatchObject({
      total: Number((order(PAID).attributes.total_price as { number: string }).number) * 100,
      productCount: 2,
      thumbnails: [
        { title: 'Print on Canvas - Misty Ghats', picture: expect.stringMatching(/misty-ghats.*\.webp$/) },
        { title: 'Print on Paper - Curry Leaf, Kitchen Window', picture: expect.any(String) },
      ],
    });
  });

  test('[API-33] [ORD-27] a history of more than one page is read to its end', async () => {
    const { attributes, relationships } = order(PAID);
    for (let at = 0; at < 60; at += 1)
      store.add({
        type: 'commerce_order--default',
        id: crypto.randomUUID(),
        attributes: {
          ...attributes,
          order_number: `2701${String(at).padStart(8, '0')}`,
          placed: '2027-01-01T00:00:00+00:00',
        },
        relationships: { ...relationships, uid: demoRef, order_items: [] },
      });
    expect(await fetchOrderHistory(DEMO.id, await signInAsDemo())).toHaveLength(62);
  });

  test('[ORD-29] [API-84] a single order has its items with price, quantity and sum, and who pays and where it goes', async () => {
    const found = await fetchOrderByNumber(PAID, DEMO.id, await signInAsDemo());
    expect(found).toMatchObject({
      orderNo: PAID,
      state: 'completed',
      gateway: 'razorpay',
      coupons: [],
      discount: 0,
      customer: [
        'Demo Customer',
        'Flat 4B, Vembanad View, Old Ferry Road',
        'Kochi 682001',
        'Kerala, India',
        `Phone: ${DEMO.name}`,
        `E-mail: ${DEMO.mail}`,
      ],
    });
    expect(found?.shipping).toEqual(found?.customer);
    const [canvas, paper] = found?.items ?? [];
    expect(canvas).toMatchObject({
      title: 'Print on Canvas - Misty Ghats',
      quantity: 1,
      details: ['Size: 24 × 30 in'],
      total: canvas?.unitPrice,
    });
    expect(paper).toMatchObject({ quantity: 2, total: (paper?.unitPrice ?? 0) * 2 });
    expect(found?.total).toBe((canvas?.total ?? 0) + (paper?.total ?? 0));
  });

  test('[ORD-29] an order that is still to be paid, or a draft, is found by its number or its uuid', async () => {
    const call = await signInAsDemo();
    expect(await fetchOrderByNumber(UNPAID, DEMO.id, call)).toMatchObject({ state: 'processing' });
    expect(await fetchOrderByNumber(DRAFT, DEMO.id, call)).toMatchObject({
      state: 'draft',
      gateway: null,
      placedAt: null,
    });
    expect(await fetchOrderByNumber(order(UNPAID).id, DEMO.id, call)).toMatchObject({ orderNo: UNPAID });
  });

  test('[COUP-07] [ORD-29] what a coupon took off is told with its code', async () => {
    const { number } = order(PAID).attributes.total_price as { number: string };
    const less = Number(number) * 100 - 100_000;
    change(PAID, {
      attributes: { total_price: createPriceField(less) },
      relationships: { coupons: [couponRef('WELCOME10')] },
    });
    expect(await fetchOrderByNumber(PAID, DEMO.id, await signInAsDemo())).toMatchObject({
      subtotal: Number(number) * 100,
      discount: 100_000,
      total: less,
      coupons: ['WELCOME10'],
    });
  });

  test('[ORD-35] [SESS-17] an order that there is not, or somebody else’s, is none', async () => {
    const call = await signInAsDemo();
    expect(await fetchOrderByNumber('261121000000', DEMO.id, call)).toBeNull();
    expect(await fetchOrderByNumber('0b1e7a5e-0000-4000-8000-0000000000aa', DEMO.id, call)).toBeNull();
    change(PAID, {
      relationships: { uid: { type: 'user--user', id: '0b1e7a5e-0000-4000-8000-0000000000ab' } },
    } as never);
    expect(await fetchOrderByNumber(PAID, DEMO.id, call)).toBeNull();
  });

  test('a picture is ordered again with all that was chosen of it, while the shop has it; what is gone offers nothing', async () => {
    const [framed, print] = (order(PAID).relationships.order_items ?? []) as Reference[];
    if (!framed || !print) throw new Error('the order has two items');
    const item = store.get(framed.type, framed.id) as Stored;
    const made = { field_print_or_frame: 'frame', field_art_media_type: 'Paper', field_dimension: '12 x 15' };
    const matted = { ...made, field_matt_size: '2.25', field_matt_color: 'sage' };
    store.put({ ...item, attributes: { ...item.attributes, ...matted } });
    const part = {
      ...item,
      id: stableUuid('its frame'),
      attributes: { ...item.attributes, ...matted, field_product_type: 'frame', unit_price: createPriceField(0) },
      relationships: { ...item.relationships, purchased_entity: frameVariationRef('nordic') },
    };
    store.put(part);
    change(PAID, { relationships: { order_items: [framed, print, { type: part.type, id: part.id }] } } as never);
    const call = await signInAsDemo();
    const again = async () => (await fetchOrderByNumber(PAID, DEMO.id, call))?.items.map((each) => each.orderAgainPath);
    expect(await again()).toEqual([
      `/art/misty-ghats?mode=frame&media=Paper&size=12x15&frame=${frameRef('nordic').id}&mat=standard&pad=sage`,
      '/art/curry-leaf-kitchen-window?mode=art&media=Paper&size=19x27',
    ]);
    const product = store.get('commerce_product--default', artRef('misty-ghats').id) as Stored;
    store.put({ ...product, attributes: { ...product.attributes, status: false } });
    expect((await again())?.[0]).toBeNull();
  });

  test('[ORD-25] an object and a mixed media work are ordered again in their colours', async () => {
    const bottle = objectVariationRef('kettle-pond-bottle', 'Cream');
    const work = mixedMediaVariationRef('paddy-in-running-stitch', 'oak');
    const variations = [
      ['object', bottle],
      ['mixed_media', work],
      ['gallery_wall', wallVariationRef('three-mornings-in-the-hills')],
    ] as const;
    const items = (order(PAID).relationships.order_items ?? []) as Reference[];
    const sold = store.get('commerce_order_item--default', items[0]?.id ?? '') as Stored;
    const made = variations.map(([kind, purchased_entity]) => ({
      ...sold,
      id: stableUuid(`item of a ${kind}`),
      attributes: { ...sold.attributes, field_product_type: kind },
      relationships: { ...sold.relationships, purchased_entity },
    }));
    for (const item of made) store.put(item);
    change(PAID, { relationships: { order_items: made.map(({ type, id }) => ({ type, id })) } } as never);
    const found = await fetchOrderByNumber(PAID, DEMO.id, await signInAsDemo());
    expect(found?.items.map(({ orderAgainPath }) => orderAgainPath)).toEqual([
      `/decor-objects/kettle-pond-bottle?v=${bottle.id}`,
      `/mixed-media/paddy-in-running-stitch?v=${work.id}`,
      '/gallery-walls/three-mornings-in-the-hills',
    ]);
  });

  test('[ORD-29] what is gone from an order, an address, a picture, all of it, leaves the rest', async () => {
    const nothing = { field_bill_address: null, total_price: null, mail: null, field_total_products: null };
    change(PAID, {
      attributes: nothing,
      relationships: { billing_profile: null, field_shipping_profile: null, order_items: [], payment_gateway: null },
    } as never);
    const call = await signInAsDemo();
    expect(await fetchOrderByNumber(PAID, DEMO.id, call)).toMatchObject({
      items: [],
      total: 0,
      gateway: null,
      customer: [DEMO.fullName, `E-mail: ${DEMO.mail}`],
      shipping: [],
    });
    expect((await fetchOrderHistory(DEMO.id, call))[1]).toMatchObject({
      orderNo: PAID,
      productCount: 0,
      thumbnails: [],
    });
  });

  test('[ORD-16] markup in an address or an item is text, whoever wrote it', async () => {
    const hostile = '<strong>Asha</strong><br />12 &amp; 13, Lane<script>alert(1)</script><img src=x onerror=alert(2)>';
    change(PAID, { attributes: { field_bill_address: hostile } });
    const found = await fetchOrderByNumber(PAID, DEMO.id, await signInAsDemo());
    expect(found?.shipping).toEqual(['Asha', '12 & 13, Lane']);
  });

  test('[SESS-10] [SESS-11] a login that has run out is told as such, and never looks like an empty history', async () => {
    const ended = { bearer: 'a.b.c' };
    await expect(fetchOrderHistory(DEMO.id, ended)).rejects.toMatchObject({ kind: 'unauthorised' });
    await expect(fetchOrderByNumber(PAID, DEMO.id, ended)).rejects.toMatchObject({ kind: 'unauthorised' });
  });

  test('[API-83] [API-84] both calls ask for the own orders alone, and for what the specification includes', async () => {
    const requests: URLSearchParams[] = [];
    server.use(
      http.get('*/jsonapi/commerce_order/default', ({ request }) => {
        requests.push(new URL(request.url).searchParams);
        return HttpResponse.json({ data: [] });
      }),
    );
    await fetchOrderHistory(DEMO.id, {});
    await fetchOrderByNumber(PAID, DEMO.id, {});
    expect(requests.map((query) => query.get('filter[uid.id]'))).toEqual([DEMO.id, DEMO.id]);
    expect(requests[0]?.get('sort')).toBe('-placed');
    expect(requests[1]?.get('filter[order_number]')).toBe(PAID);
    expect(requests[1]?.get('include')?.split(',')).toEqual(
      expect.arrayContaining(['uid', 'billing_profile', 'order_items']),
    );
  });
});
