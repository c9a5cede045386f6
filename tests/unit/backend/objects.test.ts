import { beforeAll, describe, expect, test } from 'vitest';
import { objectRef, objectVariationRef } from '../../../mocks/seed/objects.ts';
import { type BackendBench, createBench, getFault } from './bench.ts';

let backend: BackendBench;
beforeAll(() => {
  backend = createBench();
});

const OBJECTS = '/jsonapi/commerce_product/object';
const VARIATIONS = '/jsonapi/commerce_product_variation/object';
type Included = {
  type: string;
  id: string;
  attributes: Record<string, unknown>;
  relationships: Record<string, { data: unknown }>;
};
const ofType = (included: Included[], type: string) => included.filter((one) => one.type === type);

describe('the decor objects', () => {
  test('[API-101] [DECOR-02] more than 60, the newest first, 30 on a page', async () => {
    const path = `${OBJECTS}?sort=-created&page[limit]=30`;
    const pages = await Promise.all([0, 30, 60].map((offset) => backend.get(`${path}&page[offset]=${offset}`)));
    const all = pages.flatMap(({ body }) => body.data) as Included[];
    expect(pages[0]?.body.meta.count).toBeGreaterThan(60);
    expect([pages[0]?.body.data.length, all.length]).toEqual([30, pages[0]?.body.meta.count]);
    expect(all[0]?.attributes.title).toBe('Kettle Pond Bottle');
    const created = all.map(({ attributes }) => String(attributes.created));
    expect(created).toEqual([...created].sort().reverse());
    expect(new Set(all.map(({ attributes }) => attributes.field_path_alias)).size).toBe(all.length);
  });

  test('[API-101] [DECOR-15] one by its alias, with its material', async () => {
    const { body } = await backend.get(
      `${OBJECTS}?filter[field_path_alias]=/object/bangle-vase&include=field_obejct_material`,
    );
    const { title, field_size, field_dimension, field_delivery_days, path } = body.data[0].attributes;
    expect({ title, field_size, field_dimension, field_delivery_days, alias: path.alias }).toEqual({
      title: 'Bangle Vase',
      field_size: 'Medium',
      field_dimension: '8 × 4 × 9.5 in',
      field_delivery_days: '6-8',
      alias: '/object/bangle-vase',
    });
    expect(body.data[0].attributes.body.processed).toMatch(/^<p>A hollow ring of clay/);
    expect(body.included.map(({ attributes }: Included) => attributes.name)).toEqual(['Terracotta']);
  });

  test('[API-101] [DECOR-10] an alias that nothing has finds nothing', async () => {
    const { status, body } = await backend.get(`${OBJECTS}?filter[field_path_alias]=/object/nowhere`);
    expect([status, body.data]).toEqual([200, []]);
  });

  test('[DECOR-18] [DECOR-19] [DECOR-20] some of ceramic, some with days of their own, some with neither', async () => {
    const count = async (query: string) => (await backend.get(`${OBJECTS}?${query}`)).body.meta.count;
    const days = 'filter[days][condition][path]=field_delivery_days&filter[days][condition][operator]';
    const ceramic = await count('filter[field_obejct_material.name]=Ceramic');
    const [own, none] = [await count(`${days}=IS NOT NULL`), await count(`${days}=IS NULL`)];
    expect([ceramic > 10, own > 10, none > 10]).toEqual([true, true, true]);
  });

  test('[DECOR-16] [DECOR-17] a colour for each variation: name, swatch, price and pictures in three styles', async () => {
    const { body } = await backend.get(
      `${OBJECTS}/${objectRef('kettle-pond-bottle').id}?include=variations.field_color.field_colour.field_media_image,variations.field_image.field_media_image`,
    );
    const variations = ofType(body.included, 'commerce_product_variation--object');
    expect(variations.map(({ attributes }) => [attributes.title, attributes.field_out_of_stock])).toEqual([
      ['Kettle Pond Bottle - Teal', false],
      ['Kettle Pond Bottle - Cream', false],
      ['Kettle Pond Bottle - Terracotta', true],
    ]);
    expect(variations[0]?.attributes.price).toEqual({
      number: '1890.000000',
      currency_code: 'INR',
      formatted: '₹1,890.00',
    });
    const colours = ofType(body.included, 'taxonomy_term--colour');
    expect(
      colours.map(({ attributes, relationships }) => [attributes.name, relationships.field_colour?.data !== null]),
    ).toEqual([
      ['Teal', true],
      ['Cream', true],
      ['Terracotta', true],
    ]);
    const files = ofType(body.included, 'file--file').map(({ attributes }) => attributes) as unknown as {
      uri: { url: string };
      image_style_uri: object;
    }[];
    const front = files.find(({ uri }) => uri.url.endsWith('/objects/kettle-pond-bottle-teal.webp'));
    expect(Object.keys(front?.image_style_uri ?? {}).sort()).toEqual(['inner', 'listing', 'thumbnail']);
    const own = (variations[0]?.relationships.field_image?.data ?? []) as unknown[];
    expect(own).toHaveLength(2);
  });

  test('[API-64] [DECOR-13] the stock of a variation', async () => {
    const { body } = await backend.get(`${VARIATIONS}/${objectVariationRef('kettle-pond-bottle', 'Terracotta').id}`);
    const { field_out_of_stock, status, price } = body.data.attributes;
    expect([field_out_of_stock, status, price.number]).toEqual([true, true, '1890.000000']);
  });

  test('[DECOR-14] a variation that is not published is shown to nobody', async () => {
    const hidden = objectVariationRef('elder-and-younger-candle-pair', 'Copper');
    const answer = await backend.get(`${VARIATIONS}/${hidden.id}`);
    expect(getFault(answer)[0]).toBe(403);
    const { body } = await backend.get(
      `${OBJECTS}/${objectRef('elder-and-younger-candle-pair').id}?include=variations`,
    );
    expect(body.included.map(({ attributes }: Included) => attributes.title)).toEqual([
      'Elder and Younger Candle Pair - Gold',
      'Elder and Younger Candle Pair - Silver',
    ]);
    expect(Object.keys(body.meta.omitted.links)).toHaveLength(2);
  });

  test('[DECOR-13] [DECOR-14] several are out of stock, several not published, and each object begins with one that is', () => {
    const { store } = backend;
    const variations = store.list('commerce_product_variation--object');
    const out = variations.filter(({ attributes }) => attributes.field_out_of_stock === true);
    const hidden = variations.filter(({ attributes }) => attributes.status === false);
    expect([out.length >= 5, hidden.length >= 3]).toEqual([true, true]);
    const first = store.list('commerce_product--object').map(({ relationships }) => {
      const pointer = [relationships.default_variation].flat()[0];
      return pointer ? store.find(pointer)?.attributes.status : undefined;
    });
    expect(first.filter((status) => status !== true)).toEqual([]);
  });

  test('[DECOR-15] every text is its own', () => {
    const texts = backend.store
      .list('commerce_product--object')
      .map(({ attributes }) => JSON.stringify(attributes.body));
    expect(new Set(texts).size).toBe(texts.length);
  });
});
