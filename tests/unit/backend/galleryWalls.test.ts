import { beforeAll, describe, expect, test } from 'vitest';
import { wallRef, walls, wallVariationRef } from '../../../mocks/seed/galleryWalls.ts';
import { type BackendBench, createBench, getFault } from './bench.ts';

let backend: BackendBench;
beforeAll(() => {
  backend = createBench();
});

const WALLS = '/jsonapi/commerce_product/gallery_wall';

describe('the gallery walls', () => {
  test('[API-105] [WALL-01] 14 or more on sale, each with layout, number of frames, frame and picture', async () => {
    const { body } = await backend.get(`${WALLS}?include=field_gallery_image.field_media_image,default_variation`);
    expect(body.data.length).toBeGreaterThanOrEqual(14);
    expect(body.data.length).toBe(body.meta.count);
    for (const { attributes, relationships } of body.data) {
      expect(attributes.field_layout_size).toMatch(/^[\d.]+ × [\d.]+ inches$/);
      expect(attributes.field_number_of_frame).toBeGreaterThan(1);
      expect(attributes.field_frame).not.toBe('');
      expect(relationships.field_gallery_image.data.type).toBe('media--image');
    }
  });

  test('[API-105] [WALL-02] [WALL-06] one by its alias', async () => {
    const { body } = await backend.get(`${WALLS}?filter[field_path_alias]=/gallery-walls/three-mornings-in-the-hills`);
    const [{ attributes }] = body.data;
    expect([
      body.data.length,
      attributes.title,
      attributes.field_layout_size,
      attributes.field_number_of_frame,
    ]).toEqual([1, 'Three Mornings in the Hills', '66 × 24 inches', 3]);
    expect(attributes.field_individual_frames.processed).toBe(
      [
        '<ul>',
        '<li>Misty Ghats: 20 × 24 inches with its frame</li>',
        "<li>Tea Pickers' Path, Munnar: 20 × 24 inches with its frame</li>",
        '<li>Blue Distances: 20 × 24 inches with its frame</li>',
        '</ul>',
      ].join('\n'),
    );
  });

  test('[WALL-08] an alias that nothing has finds nothing; one that is not sold any more neither', async () => {
    for (const slug of ['nowhere', 'courtyard-family']) {
      const { status, body } = await backend.get(`${WALLS}?filter[field_path_alias]=/gallery-walls/${slug}`);
      expect([status, body.data]).toEqual([200, []]);
    }
    expect(getFault(await backend.get(`${WALLS}/${wallRef('courtyard-family').id}`))[0]).toBe(403);
  });

  test('[API-70] one by its uuid with its picture', async () => {
    const { id } = wallRef('four-blues');
    const { body } = await backend.get(`${WALLS}/${id}?include=field_gallery_image.field_media_image`);
    const file = body.included.find(({ type }: { type: string }) => type === 'file--file');
    expect([body.data.attributes.field_layout_size, file.attributes.uri.url]).toEqual([
      '43 × 55 inches',
      '/sites/default/files/styles/inner/public/gallery-walls/wall-four-blues.webp',
    ]);
  });

  test('[API-69] [WALL-10] [CONF-59] the variation has price, frame, layout and picture', async () => {
    const { id } = wallVariationRef('three-mornings-in-the-hills');
    const { body } = await backend.get(
      `/jsonapi/commerce_product_variation/gallery_wall/${id}?include=field_image.field_media_image`,
    );
    const { price, field_frame, field_layout_size, field_out_of_stock } = body.data.attributes;
    // 20 × 24 inches cost 480 × ₹13.20 = ₹6,336 each; three are ₹19,008, and 8 % less together ₹17,487
    expect([price.number, field_frame, field_layout_size, field_out_of_stock]).toEqual([
      '17450.000000',
      'Nordic',
      '66 × 24 inches',
      false,
    ]);
    expect(body.included.map(({ type }: { type: string }) => type).sort()).toEqual(['file--file', 'media--image']);
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
    const titles = (type: string) => new Set(backend.store.list(type).map(({ attributes }) => attributes.title));
    const aliases = new Set(
      backend.store.list('commerce_product--default').map(({ attributes }) => attributes.field_path_alias),
    );
    const frames = titles('commerce_product--frame');
    expect(walls.filter(({ frame }) => !frames.has(frame))).toEqual([]);
    expect(walls.flatMap(({ pieces }) => pieces.filter(({ art }) => !aliases.has(`/art/${art}`)))).toEqual([]);
  });
});
