import { QueryClient } from '@tanstack/react-query';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import type { Entity, Json, Reference } from '../../../mocks/drupal/entity.ts';
import { wallRef, wallVariationRef } from '../../../mocks/seed/galleryWalls.ts';
import { giftRef } from '../../../mocks/seed/gifts.ts';
import { mixedMediaRef, mixedMediaVariationRef } from '../../../mocks/seed/mixedMedia.ts';
import { objectRef, objectVariationRef } from '../../../mocks/seed/objects.ts';
import type { ProductsRequest } from '../../../src/api/products.ts';
import { productListQuery, productQuery } from '../../../src/api/queries/lists.ts';
import type { ListPage } from '../../../src/domain/listCard.ts';
import { rupeesToPaise } from '../../../src/domain/money.ts';
import type { Product, ProductArea } from '../../../src/domain/product.ts';
import { setupBackend } from '../../support/setupBackend.ts';

const list = (area: ProductsRequest['area'], page = 1, queries = new QueryClient()): Promise<ListPage> =>
  queries.fetchQuery(productListQuery({ area, page }));
const find = (area: ProductArea, alias: string): Promise<Product | null> =>
  new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(productQuery({ area, alias }));
const titles = ({ cards }: ListPage) => cards.map(({ title }) => title);

/** A picture of the store in its sizes, of a folder; a large one has one more between. */
const picture = (folder: string) => {
  const rendition = { url: expect.stringContaining(folder), width: expect.any(Number), height: expect.any(Number) };
  return {
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    alt: expect.stringMatching(/./),
    thumbnail: rendition,
    listing: rendition,
    ...(folder === 'gallery-walls' ? { between: [rendition] } : {}),
    detail: rendition,
  };
};

describe.each(['spec', 'drupal10'] as const)('at a %s backend', (profile) => {
  const { server, store } = setupBackend(profile);
  const counts = profile === 'spec';

  /** Changes what the shop has of something. */
  function change(
    { type, id }: Reference,
    news: { attributes?: Record<string, Json>; relationships?: Entity['relationships'] },
  ) {
    const entity = store.get(type, id);
    if (!entity) throw new Error(`no ${type} ${id}`);
    store.put({
      ...entity,
      attributes: { ...entity.attributes, ...news.attributes },
      relationships: { ...entity.relationships, ...news.relationships },
    });
  }
  /** How many calls were made meanwhile. */
  async function getCalls(work: () => Promise<unknown>): Promise<number> {
    let calls = 0;
    const note = () => {
      calls += 1;
    };
    server.events.on('request:start', note);
    await work();
    server.events.removeListener('request:start', note);
    return calls;
  }

  describe('gallery walls', () => {
    test('[WALL-01] [API-105] are on one page in the order of the shop, with layout, frames and price; one call asks for all', async () => {
      const queries = new QueryClient();
      let page: ListPage | undefined;
      expect(
        await getCalls(async () => {
          page = await list('walls', 1, queries);
          expect(await list('walls', 2, queries)).toEqual({ cards: [], total: page.total, pages: 1 });
        }),
      ).toBe(1);
      expect(page?.pages).toBe(1);
      expect(page?.cards).toHaveLength(page?.total ?? 0);
      expect(page?.cards[0]).toEqual({
        id: wallRef('three-mornings-in-the-hills').id,
        path: '/gallery-walls/three-mornings-in-the-hills',
        title: 'Three Mornings in the Hills',
        lines: ['66 × 24 inches', '3 frames'],
        picture: picture('gallery-walls'),
        variation: wallVariationRef('three-mornings-in-the-hills'),
        price: { amount: rupeesToPaise(17_450), isFrom: false },
        section: null,
      });
      expect(page && titles(page)).not.toContain('Courtyard Family');
    });

    test('[WALL-02] [WALL-09] [WALL-10] one is found by its page, with layout, frames, frame and the price of its variation', async () => {
      change(wallVariationRef('nine-thresholds'), {
        attributes: { price: { number: '23450.000000', currency_code: 'INR' } },
      });
      expect(await find('walls', '/gallery-walls/nine-thresholds')).toMatchObject({
        area: 'walls',
        id: wallRef('nine-thresholds').id,
        path: '/gallery-walls/nine-thresholds',
        title: 'Nine Thresholds',
        facts: [
          { name: 'layoutSize', value: '46 × 46 inches' },
          { name: 'frames', value: '9' },
        ],
        dimension: '46 × 46 inches',
        days: '5-7',
        takesPicture: false,
        summary: expect.stringMatching(/^Nine kolams/),
        variations: [
          {
            variation: wallVariationRef('nine-thresholds'),
            price: rupeesToPaise(23_450),
            isSoldOut: false,
            colour: null,
            frame: 'Matte Black',
            pictures: [picture('gallery-walls')],
          },
        ],
      });
    });

    test('[WALL-06] [WALL-09] the places of the prints come with the wall, where the shop states them', async () => {
      const wall = await find('walls', '/gallery-walls/three-mornings-in-the-hills');
      const print = { y: 0, width: 20, height: 24, mat: 2.4, hooks: null };
      expect(wall?.layout).toEqual([
        { ...print, x: 0, print: '/art/misty-ghats' },
        { ...print, x: 23, print: '/art/tea-pickers-path-munnar' },
        { ...print, x: 46, print: '/art/blue-distances' },
      ]);
      expect(wall?.description).toMatch(/^<p>Three ridges[^<]*<\/p>$/);
    });

    test.each([
      ['no field', null],
      ['no JSON', 'as you like'],
      ['no frame', '[]'],
      ['a frame without a height', '[{"x":0,"y":0,"width":20}]'],
      ['a frame of no width', '[{"x":0,"y":0,"width":0,"height":20}]'],
      ['more frames than a wall holds', JSON.stringify(Array(61).fill({ x: 0, y: 0, width: 9, height: 9 }))],
    ])('[WALL-09] a wall with %s is sold as it is, without a plan', async (_, layout) => {
      const wall = wallRef('three-mornings-in-the-hills');
      change(wall, { attributes: { field_wall_layout: layout } });
      const read = await find('walls', '/gallery-walls/three-mornings-in-the-hills');
      expect([read?.title, read && 'layout' in read]).toEqual(['Three Mornings in the Hills', false]);
    });

    test('[WALL-09] a layout keeps its hooks, and leads to no page but that of a print', async () => {
      const place = { x: 0, y: 0, width: 20, height: 24 };
      const stated = [
        { ...place, print: 'https://elsewhere.example/art/', hooks: [{ x: 4, y: 1 }] },
        { ...place, x: 30, print: '/account/orders/' },
      ];
      change(wallRef('nine-thresholds'), { attributes: { field_wall_layout: JSON.stringify(stated) } });
      expect((await find('walls', '/gallery-walls/nine-thresholds'))?.layout).toEqual([
        { ...place, mat: 0, print: null, hooks: [{ x: 4, y: 1 }] },
        { ...place, x: 30, mat: 0, print: null, hooks: null },
      ]);
    });

    test('[WALL-06] without the places the description names the frames one by one, after the text', async () => {
      change(wallRef('nine-thresholds'), { attributes: { field_wall_layout: null } });
      const wall = await find('walls', '/gallery-walls/nine-thresholds');
      expect(wall?.description).toMatch(
        /^<p>Nine kolams.*<li>Kolam for a New Year: 14 × 14 inches with its frame<\/li>/s,
      );
      expect(wall?.description.match(/<li>/g)).toHaveLength(9);
    });
  });

  describe('gifts', () => {
    test('[GIFT-01] [GIFT-02] [GIFT-03] [GIFT-04] [API-100] those of the own picture first, then twelve of art, then the rest; one call asks for both pages', async () => {
      const queries = new QueryClient();
      const pages: ListPage[] = [];
      const calls = await getCalls(async () => {
        for (const page of [1, 2, 3]) pages.push(await list('gifts', page, queries));
      });
      expect(calls).toBe(1);
      const [first, second, third] = pages as [ListPage, ListPage, ListPage];
      expect([first.pages, second.pages]).toEqual([2, 2]);
      expect(first.cards.map(({ section }) => section)).toEqual([
        ...Array(8).fill('thoughtfulGifts'),
        ...Array(12).fill('framedGifts'),
      ]);
      expect(second.cards.map(({ section }) => section)).toEqual([
        ...Array(8).fill('thoughtfulGifts'),
        ...Array(5).fill('framedGifts'),
      ]);
      expect(titles(second)).toContain('Your Wedding Picture');
      expect(
        titles(first)
          .slice(8)
          .filter((title) => titles(second).includes(title)),
      ).toEqual([]);
      expect(third.cards).toEqual([]);
    });

    test('[GIFT-07] [GIFT-08] a card has picture, title, price and frame, and leads to its page', async () => {
      expect((await list('gifts')).cards.find(({ title }) => title === 'First Chai')).toMatchObject({
        path: '/gifts/first-chai',
        lines: ['Honey Oak'],
        picture: picture('gifts'),
        price: { amount: rupeesToPaise(1_750), isFrom: false },
        variation: { type: 'commerce_product_variation--gifting' },
      });
    });

    test('[GIFT-14] one is found by its page, with frame size, frame, price and all its pictures', async () => {
      expect(await find('gifts', '/gifts/first-chai')).toMatchObject({
        area: 'gifts',
        title: 'First Chai',
        facts: [{ name: 'frameSize', value: '10 × 12 inches' }],
        dimension: '10 × 12 inches',
        description: expect.stringMatching(/^<p>One cup.*10 × 12 inches with its frame/s),
        days: '5-7',
        takesPicture: false,
        variations: [
          { price: rupeesToPaise(1_750), frame: 'Honey Oak', pictures: [picture('gifts'), picture('gifts')] },
        ],
      });
    });

    test('[GIFT-15] of the type custom means that the buyer sends a picture', async () => {
      expect(await find('gifts', '/gifts/your-wedding-picture')).toMatchObject({ takesPicture: true });
      change(giftRef('your-wedding-picture'), { attributes: { field_gifting_type: 'art' } });
      expect(await find('gifts', '/gifts/your-wedding-picture')).toMatchObject({ takesPicture: false });
    });
  });

  describe('decor objects', () => {
    const path = '/decor-objects/elder-and-younger-candle-pair';
    const pair = (colour: 'Gold' | 'Silver' | 'Copper') => objectVariationRef('elder-and-younger-candle-pair', colour);

    test('[DECOR-02] [DECOR-04] [API-101] a page holds thirty, each with its page under decor-objects', async () => {
      const [first, third] = [await list('objects'), await list('objects', 3)];
      expect(first.cards).toHaveLength(30);
      expect(first.cards.filter((card) => !card.path.startsWith('/decor-objects/'))).toEqual([]);
      expect(first.cards[0]).toMatchObject({
        title: 'Kettle Pond Bottle',
        path: '/decor-objects/kettle-pond-bottle',
        picture: picture('objects/kettle-pond-bottle-teal'),
        price: { amount: rupeesToPaise(1_890), isFrom: false },
        variation: objectVariationRef('kettle-pond-bottle', 'Teal'),
      });
      expect(third).toMatchObject({ total: 79, pages: 3 });
      // One that does not count states that there is more.
      expect(first.pages).toBe(counts ? 3 : 2);
    });

    test('[DECOR-14] only what is active can be chosen, and the default comes first', async () => {
      const colours = async () => (await find('objects', path))?.variations.map(({ colour }) => colour?.name);
      expect(await colours()).toEqual(['Gold', 'Silver']);
      change(objectRef('elder-and-younger-candle-pair'), { relationships: { default_variation: pair('Silver') } });
      expect(await colours()).toEqual(['Silver', 'Gold']);
      change(pair('Copper'), { attributes: { status: true } });
      expect(await colours()).toEqual(['Silver', 'Gold', 'Copper']);
      change(pair('Silver'), { attributes: { status: false } });
      expect(await colours()).toEqual(['Gold', 'Copper']);
    });

    test('[DECOR-13] [DECOR-16] a colour has its price, swatch, pictures, and whether it is sold out', async () => {
      change(pair('Silver'), { attributes: { field_out_of_stock: true } });
      expect((await find('objects', path))?.variations).toEqual([
        {
          variation: pair('Gold'),
          price: rupeesToPaise(3_190),
          isSoldOut: false,
          colour: { name: 'Gold', code: '#c99a45', picture: picture('swatch-gold').thumbnail },
          frame: '',
          pictures: expect.arrayContaining([picture('candle-pair-gold')]),
        },
        expect.objectContaining({ variation: pair('Silver'), isSoldOut: true }),
      ]);
    });

    test('[DECOR-15] [DECOR-17] size, dimensions, material and text are told, its pictures in order', async () => {
      const bottle = await find('objects', '/decor-objects/kettle-pond-bottle');
      expect(bottle).toMatchObject({
        area: 'objects',
        facts: [
          { name: 'size', value: 'Medium' },
          { name: 'dimensions', value: '5 × 5 × 10 in' },
          { name: 'material', value: 'Ceramic' },
        ],
        dimension: '5 × 5 × 10 in',
        description: expect.stringMatching(/^<p>A stoneware bottle/),
      });
      expect(bottle?.variations[0].pictures.map(({ alt }) => alt)).toEqual([
        'Kettle Pond Bottle in teal',
        'Kettle Pond Bottle in teal, at home by a window',
      ]);
    });

    test.each([
      ['DECOR-18', 'kettle-pond-bottle', '6-8', '10-14'],
      ['DECOR-19', 'grinding-day-mortar', '7-9', '7-9'],
      ['DECOR-20', 'grinding-day-mortar', null, '5-7'],
    ])('[%s] %s with the days %j comes in %s', async (_, slug, field_delivery_days, days) => {
      change(objectRef(slug), { attributes: { field_delivery_days } });
      expect((await find('objects', `/decor-objects/${slug}`))?.days).toBe(days);
    });
  });

  describe('mixed media', () => {
    test('[MIX-02] [MIX-04] [API-102] a page holds thirty, and the pages follow from how many there are', async () => {
      const [first, third] = [await list('mixedMedia'), await list('mixedMedia', 3)];
      expect(first.cards).toHaveLength(30);
      expect(first.pages).toBe(counts ? 3 : 2);
      expect([third.cards.length, third.total, third.pages]).toEqual([6, 66, 3]);
      expect(first.cards[0]).toMatchObject({
        path: '/mixed-media/six-ridges-to-munnar',
        lines: ['Nandini Pazhoor', 'Torn handmade paper and thread on board'],
        price: { amount: rupeesToPaise(14_800), isFrom: false },
      });
    });

    test('[MIX-13] [MIX-14] [MIX-15] a work comes in 10-14 days, in each of its frames, with artist, size and number of frames', async () => {
      const [oak, black] = [
        mixedMediaVariationRef('six-ridges-to-munnar', 'oak'),
        mixedMediaVariationRef('six-ridges-to-munnar', 'black'),
      ];
      expect(await find('mixedMedia', '/mixed-media/six-ridges-to-munnar')).toMatchObject({
        area: 'mixedMedia',
        id: mixedMediaRef('six-ridges-to-munnar').id,
        attribution: ['Nandini Pazhoor', 'Torn handmade paper and thread on board'],
        facts: [
          { name: 'size', value: '24 × 30 in' },
          { name: 'frames', value: '1' },
        ],
        description: expect.stringMatching(/^<p>Six papers/),
        days: '10-14',
        variations: [
          {
            variation: oak,
            frame: 'Oak box frame',
            colour: { name: 'Beige', code: '#cfb48a' },
            price: rupeesToPaise(14_800),
          },
          { variation: black, frame: 'Matte black box frame', colour: { name: 'Black' } },
        ],
      });
    });
  });

  test.each([
    ['walls', '/gallery-walls/no-such-wall'],
    ['walls', "/gallery-walls/' OR 1=1"],
    ['walls', '/gallery-walls/courtyard-family'],
    ['gifts', '/gallery-walls/nine-thresholds'],
    ['gifts', '/gifts/twelve-kolams-2025'],
    ['objects', '/decor-objects/<b>bottle</b>'],
    ['mixedMedia', ''],
  ] as const)('[WALL-08] [GIFT-13] [DECOR-10] [MIX-12] of %s at %j there is nothing', async (area, alias) => {
    expect(await find(area, alias)).toBeNull();
  });

  test('what is not in its fields is left out, and nothing breaks', async () => {
    const nothing = { body: null, metatag_normalized: null, field_size: null, field_dimension: null };
    change(objectRef('kettle-pond-bottle'), {
      attributes: { ...nothing, field_delivery_days: null },
      relationships: { field_obejct_material: null },
    });
    change(objectVariationRef('kettle-pond-bottle', 'Teal'), {
      attributes: { field_out_of_stock: null },
      relationships: { field_color: null, field_image: [] },
    });
    expect(await find('objects', '/decor-objects/kettle-pond-bottle')).toMatchObject({
      facts: [],
      dimension: '',
      description: '',
      summary: '',
      days: '5-7',
      variations: [{ isSoldOut: false, colour: null, pictures: [] }, {}, {}],
    });
    expect((await list('objects')).cards[0]).toMatchObject({ title: 'Kettle Pond Bottle', picture: null });
  });

  test('what has no price, and what has no variation, cannot be bought: it is in no list and has no page', async () => {
    change(wallVariationRef('nine-thresholds'), { attributes: { price: null } });
    change(wallRef('up-the-stairs'), { relationships: { default_variation: null, variations: [] } });
    expect(titles(await list('walls'))).not.toEqual(expect.arrayContaining(['Nine Thresholds']));
    expect(titles(await list('walls'))).not.toEqual(expect.arrayContaining(['Up the Stairs']));
    expect(await find('walls', '/gallery-walls/nine-thresholds')).toBeNull();
    expect(await find('walls', '/gallery-walls/up-the-stairs')).toBeNull();
  });

  test.each(['red; background: url(//evil.example)', '', null])(
    '[DECOR-16] a swatch coded %j has no code',
    async (code) => {
      const teal = store.list('taxonomy_term--colour').find(({ attributes }) => attributes.name === 'Teal');
      if (!teal) throw new Error('no Teal');
      change(teal, { attributes: { field_code: code }, relationships: { field_colour: null } });
      expect((await find('objects', '/decor-objects/kettle-pond-bottle'))?.variations[0].colour).toEqual({
        name: 'Teal',
        code: null,
        picture: null,
      });
    },
  );

  test('[DECOR-14] a variation that is told of, but not active, cannot be chosen', async () => {
    const variation = (id: string, status: boolean) => ({
      type: 'commerce_product_variation--object',
      id,
      attributes: { status, price: { number: '99' } },
    });
    const [off, on] = [variation('off', false), variation('on', true)];
    server.use(
      http.get('*/jsonapi/commerce_product/object', () =>
        HttpResponse.json({
          data: [
            {
              type: 'commerce_product--object',
              id: 'urli',
              attributes: { title: 'Urli', field_path_alias: '/object/urli' },
              relationships: { default_variation: { data: off }, variations: { data: [on, off] } },
            },
          ],
          included: [off, on],
        }),
      ),
    );
    expect((await find('objects', '/decor-objects/urli'))?.variations.map(({ variation: { id } }) => id)).toEqual([
      'on',
    ]);
  });

  test('a garbled list of products is one of what can be read in it', async () => {
    const type = 'commerce_product--object';
    const variation = { type: 'commerce_product_variation--object', id: 'v' };
    server.use(
      http.get('*/jsonapi/commerce_product/object', () =>
        HttpResponse.json({
          data: [
            { type, id: 'bare', attributes: {} },
            { type, id: 'null', attributes: { title: null, path: null, body: 'text', metatag_normalized: 'none' } },
            {
              type,
              id: 'sold',
              attributes: { title: 'Urli', path: { alias: '/object/urli' }, field_size: 7 },
              relationships: { default_variation: { data: variation }, variations: { data: [variation] } },
            },
          ],
          included: [{ ...variation, attributes: { price: { number: '99.5' } } }],
        }),
      ),
    );
    expect((await list('objects')).cards).toEqual([
      {
        id: 'sold',
        path: '/decor-objects/urli',
        title: 'Urli',
        lines: [],
        picture: null,
        variation,
        price: { amount: 9_950, isFrom: false },
        section: null,
      },
    ]);
  });
});
