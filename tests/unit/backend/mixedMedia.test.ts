import { beforeAll, describe, expect, test } from 'vitest';
import { mixedMediaVariationRef } from '../../../mocks/seed/mixedMedia.ts';
import { type BackendBench, createBench } from './bench.ts';

let backend: BackendBench;
beforeAll(() => {
  backend = createBench();
});

const WORKS = '/jsonapi/commerce_product/mixed_media';
type Included = {
  type: string;
  id: string;
  attributes: Record<string, unknown>;
  relationships: Record<string, { data: unknown }>;
};

describe('the mixed media works', () => {
  test('[API-102] [MIX-02] [MIX-04] more than 60, the newest first, 30 on a page', async () => {
    const path = `${WORKS}?sort=-created&page[limit]=30`;
    const pages = await Promise.all([0, 30, 60].map((offset) => backend.get(`${path}&page[offset]=${offset}`)));
    const all = pages.flatMap(({ body }) => body.data) as Included[];
    expect(pages[0]?.body.meta.count).toBeGreaterThan(60);
    expect([pages[0]?.body.data.length, all.length]).toEqual([30, pages[0]?.body.meta.count]);
    expect(all[0]?.attributes.title).toBe('Six Ridges to Munnar');
    expect(new Set(all.map(({ attributes }) => attributes.field_path_alias)).size).toBe(all.length);
  });

  test('[API-102] [MIX-14] [MIX-15] one by its alias: the work, its frames, and the one it is shown in', async () => {
    const { body } = await backend.get(
      `${WORKS}?filter[field_path_alias]=/mixed-media/three-mornings&include=default_variation,variations.field_color`,
    );
    const [{ attributes, relationships }] = body.data;
    const { title, field_artist, field_medium, field_size, field_no_of_frames, path } = attributes;
    expect({ title, field_artist, field_medium, field_size, field_no_of_frames, alias: path.alias }).toEqual({
      title: 'Three Mornings',
      field_artist: 'Pazhoor,Nandini',
      field_medium: 'Torn handmade paper and thread on board',
      field_size: '12 × 18 in each',
      field_no_of_frames: 3,
      alias: '/mixed-media/three-mornings',
    });
    const frames = (body.included as Included[]).filter(({ type }) => type.startsWith('commerce_product_variation'));
    expect(frames.map((frame) => [frame.attributes.field_frame, frame.attributes.price])).toEqual([
      ['Oak box frame', { number: '18600.000000', currency_code: 'INR', formatted: '₹18,600.00' }],
      ['Matte white box frame', { number: '18600.000000', currency_code: 'INR', formatted: '₹18,600.00' }],
    ]);
    expect(relationships.default_variation.data.id).toBe(frames[0]?.id);
    const colours = (body.included as Included[]).filter(({ type }) => type === 'taxonomy_term--colour');
    expect(colours.map(({ attributes: { name } }) => name)).toEqual(['Beige', 'White']);
  });

  test('[API-102] [MIX-12] an alias that nothing has finds nothing', async () => {
    const { status, body } = await backend.get(`${WORKS}?filter[field_path_alias]=/mixed-media/nowhere`);
    expect([status, body.data]).toEqual([200, []]);
  });

  test('[API-65] [MIX-06] the stock of a variation, with its pictures: on a wall and from near', async () => {
    const { id } = mixedMediaVariationRef('dusk-road-wayanad', 'walnut');
    const { body } = await backend.get(
      `/jsonapi/commerce_product_variation/mixed_media/${id}?include=field_image.field_media_image`,
    );
    const { field_out_of_stock, status, price } = body.data.attributes;
    expect([field_out_of_stock, status, price.number]).toEqual([true, true, '15200.000000']);
    const urls = (body.included as Included[])
      .filter(({ type }) => type === 'file--file')
      .map(({ attributes }) => (attributes.uri as { url: string }).url);
    expect(urls).toEqual([
      '/sites/default/files/styles/inner/public/mixed-media/dusk-road-wayanad-walnut.webp',
      '/sites/default/files/styles/inner/public/mixed-media/dusk-road-wayanad-detail.webp',
    ]);
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

  test('[MIX-14] every text is its own', () => {
    const texts = backend.store
      .list('commerce_product--mixed_media')
      .map(({ attributes }) => JSON.stringify(attributes.body));
    expect(new Set(texts).size).toBe(texts.length);
  });
});
