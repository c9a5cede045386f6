import { beforeAll, describe, expect, test } from 'vitest';
import type { Reference } from '../../../mocks/drupal/entity.ts';
import { wallRef, walls, wallVariationRef } from '../../../mocks/seed/galleryWalls.ts';
import { giftRef, gifts, giftVariationRef } from '../../../mocks/seed/gifts.ts';
import { mixedMediaVariationRef } from '../../../mocks/seed/mixedMedia.ts';
import { objectVariationRef } from '../../../mocks/seed/objects.ts';
import { type BackendBench, createBench } from './bench.ts';

// Lists and pages of these products are shown through the API client (`tests/unit/api/products.test.ts`).
let backend: BackendBench;
beforeAll(() => {
  backend = createBench();
});

const read = async ({ type, id }: Reference, include: string) => {
  const { body } = await backend.get(`/jsonapi/${type.replace('--', '/')}/${id}?include=${include}`);
  const files = body.included.filter((one: { type: string }) => one.type === 'file--file');
  return {
    ...body.data.attributes,
    pictures: files.map((file: { attributes: { uri: { url: string } } }) => file.attributes.uri.url),
  };
};
const listStyles = (...paths: string[]) => paths.map((path) => `/sites/default/files/styles/inner/public/${path}.webp`);
const all = (type: string, attribute: string) =>
  new Set(backend.store.list(type).map(({ attributes }) => attributes[attribute]));

describe('the gallery walls', () => {
  test('[API-70] one by its uuid with its picture', async () => {
    expect(await read(wallRef('four-blues'), 'field_gallery_image.field_media_image')).toMatchObject({
      field_layout_size: '43 × 55 inches',
      pictures: listStyles('gallery-walls/wall-four-blues'),
    });
  });

  test('[API-69] [WALL-10] [CONF-59] the variation has price, frame, layout and picture', async () => {
    expect(await read(wallVariationRef('three-mornings-in-the-hills'), 'field_image.field_media_image')).toMatchObject({
      // 20 × 24 inches cost 480 × ₹13.20 = ₹6,336 each; three are ₹19,008, and 8 % less together ₹17,487
      price: { number: '17450.000000' },
      field_frame: 'Nordic',
      field_layout_size: '66 × 24 inches',
      field_out_of_stock: false,
      pictures: [expect.any(String)],
    });
  });

  test('[WALL-09] no two frames of a wall touch, and each hangs within its layout', () => {
    for (const { slug, pieces, width, height } of walls) {
      for (const [at, a] of pieces.entries()) {
        expect([slug, a.x >= 0 && a.y >= 0 && a.x + a.width <= width && a.y + a.height <= height]).toEqual([
          slug,
          true,
        ]);
        for (const b of pieces.slice(at + 1)) {
          const apart = a.x + a.width < b.x || b.x + b.width < a.x || a.y + a.height < b.y || b.y + b.height < a.y;
          expect([slug, a.art, b.art, apart]).toEqual([slug, a.art, b.art, true]);
        }
      }
    }
  });

  test('[WALL-09] every picture of a wall is an art of the catalogue, and its frame one of the frames', () => {
    const [arts, frames] = [
      all('commerce_product--default', 'field_path_alias'),
      all('commerce_product--frame', 'title'),
    ];
    expect(walls.filter(({ frame }) => !frames.has(frame))).toEqual([]);
    expect(walls.flatMap(({ pieces }) => pieces.filter(({ art }) => !arts.has(`/art/${art}`)))).toEqual([]);
  });
});

describe('the gifts', () => {
  test('[API-71] one by its uuid with its pictures', async () => {
    expect(await read(giftRef('your-wedding-picture'), 'field_gifting_image.field_media_image')).toMatchObject({
      field_layout_size: '20 × 24 inches',
      pictures: listStyles('gifts/gift-your-wedding-picture', 'gifts/gift-your-wedding-picture-parcel'),
    });
  });

  test('[API-68] the variation has price, frame, layout and pictures', async () => {
    expect(await read(giftVariationRef('first-chai'), 'field_image.field_media_image')).toMatchObject({
      price: { number: '1750.000000' },
      field_frame: 'Honey Oak',
      field_layout_size: '10 × 12 inches',
      pictures: [expect.any(String), expect.any(String)],
    });
  });

  test('[GIFT-08] every frame of a gift is on sale, every art in the catalogue, one for each frame', () => {
    const [arts, frames] = [
      all('commerce_product--default', 'field_path_alias'),
      all('commerce_product--frame', 'title'),
    ];
    expect(gifts.filter(({ frame }) => !frames.has(frame))).toEqual([]);
    expect(gifts.flatMap((gift) => gift.arts).filter((slug) => !arts.has(`/art/${slug}`))).toEqual([]);
    expect(gifts.filter((gift) => gift.type === 'art' && gift.frames.length !== gift.arts.length)).toEqual([]);
  });
});

describe('the decor objects', () => {
  test('[DECOR-18] [DECOR-19] [DECOR-20] some of ceramic, some with days of their own, some with neither', async () => {
    const count = async (query: string) =>
      (await backend.get(`/jsonapi/commerce_product/object?${query}`)).body.meta.count;
    const days = 'filter[days][condition][path]=field_delivery_days&filter[days][condition][operator]';
    const ceramic = await count('filter[field_obejct_material.name]=Ceramic');
    const [own, none] = [await count(`${days}=IS NOT NULL`), await count(`${days}=IS NULL`)];
    expect([ceramic > 10, own > 10, none > 10]).toEqual([true, true, true]);
  });

  test('[API-64] [DECOR-13] the stock of a variation', async () => {
    expect(await read(objectVariationRef('kettle-pond-bottle', 'Terracotta'), 'field_image')).toMatchObject({
      field_out_of_stock: true,
      status: true,
      price: { number: '1890.000000' },
    });
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
});

describe('the mixed media works', () => {
  test('[API-65] [MIX-06] the stock of a variation, with its pictures: on a wall and from near', async () => {
    const variation = mixedMediaVariationRef('dusk-road-wayanad', 'walnut');
    expect(await read(variation, 'field_image.field_media_image')).toMatchObject({
      field_out_of_stock: true,
      status: true,
      price: { number: '15200.000000' },
      pictures: listStyles('mixed-media/dusk-road-wayanad-walnut', 'mixed-media/dusk-road-wayanad-detail'),
    });
  });

  test('[API-65] there is one of each: a sold work is sold in every frame', () => {
    const { store } = backend;
    const sold = store.list('commerce_product--mixed_media').map(({ relationships }) => {
      const stocks = [relationships.variations]
        .flat()
        .map((one) => one && store.find(one)?.attributes.field_out_of_stock);
      return new Set(stocks).size === 1 ? stocks[0] : 'some';
    });
    expect([sold.includes('some'), sold.filter(Boolean).length >= 5]).toEqual([false, true]);
  });
});

test.each(['object', 'mixed_media'])('[DECOR-15] [MIX-14] every text of %s is its own', (bundle) => {
  const texts = backend.store
    .list(`commerce_product--${bundle}`)
    .map(({ attributes }) => JSON.stringify(attributes.body));
  expect(new Set(texts).size).toBe(texts.length);
});
