import { beforeAll, describe, expect, test } from 'vitest';
import { giftRef, gifts, giftVariationRef } from '../../../mocks/seed/gifts.ts';
import { type BackendBench, createBench } from './bench.ts';

let backend: BackendBench;
beforeAll(() => {
  backend = createBench();
});

const GIFTS = '/jsonapi/commerce_product/gifting';
type Listed = { attributes: { title: string; field_gifting_type: string; field_path_alias: string } };

describe('the gifts', () => {
  test('[API-100] [GIFT-02] [GIFT-03] more than 12 art gifts, so that there is a second page', async () => {
    const path = `${GIFTS}?filter[field_gifting_type]=art&sort=created&page[limit]=12`;
    const first = await backend.get(path);
    const second = await backend.get(`${path}&page[offset]=12`);
    expect(first.body.data).toHaveLength(12);
    expect(first.body.meta.count).toBeGreaterThan(12);
    expect(second.body.data).toHaveLength(first.body.meta.count - 12);
    expect(first.body.data[0].attributes.title).toBe('A Kolam for the New House');
  });

  test('[API-100] [GIFT-04] [GIFT-15] custom gifts', async () => {
    const { body } = await backend.get(`${GIFTS}?filter[field_gifting_type]=custom&sort=created`);
    expect(body.data.map(({ attributes }: Listed) => attributes.title)).toEqual([
      'Your Wedding Picture',
      'First Day of School',
      'The Family in Nine',
      'A Dog, Properly Hung',
      'Drawing from the Fridge',
      'The House We Grew Up In',
      'The Whole Hill Station',
      'A Letter and a Face',
    ]);
  });

  test('[API-100] [GIFT-14] one by its alias, with pictures and price', async () => {
    const { body } = await backend.get(
      `${GIFTS}?filter[field_path_alias]=/gifts/four-lamps-for-diwali&include=field_gifting_image.field_media_image,default_variation`,
    );
    const [{ attributes, relationships }] = body.data;
    const { title, field_frame, field_layout_size, field_gifting_type, field_path_alias } = attributes;
    expect({ title, field_frame, field_layout_size, field_gifting_type, field_path_alias }).toEqual({
      title: 'Four Lamps for Diwali',
      field_frame: 'Ink and Gilt',
      field_layout_size: 'Set of 4, each 11 × 11 inches',
      field_gifting_type: 'art',
      field_path_alias: '/gifts/four-lamps-for-diwali',
    });
    expect(relationships.field_gifting_image.data).toHaveLength(2);
    const variation = body.included.find(({ type }: { type: string }) => type.startsWith('commerce_product_variation'));
    expect(variation.attributes.price).toEqual({ number: '5600.000000', currency_code: 'INR', formatted: '₹5,600.00' });
  });

  test('[GIFT-13] an alias that nothing has finds nothing; one of last year neither', async () => {
    for (const slug of ['nowhere', 'twelve-kolams-2025']) {
      const { status, body } = await backend.get(`${GIFTS}?filter[field_path_alias]=/gifts/${slug}`);
      expect([status, body.data]).toEqual([200, []]);
    }
  });

  test('[API-71] one by its uuid with its pictures', async () => {
    const { id } = giftRef('your-wedding-picture');
    const { body } = await backend.get(`${GIFTS}/${id}?include=field_gifting_image.field_media_image`);
    const urls = body.included
      .filter(({ type }: { type: string }) => type === 'file--file')
      .map((file: { attributes: { uri: { url: string } } }) => file.attributes.uri.url);
    expect([body.data.attributes.field_layout_size, urls]).toEqual([
      '20 × 24 inches',
      [
        '/sites/default/files/styles/inner/public/gifts/gift-your-wedding-picture.webp',
        '/sites/default/files/styles/inner/public/gifts/gift-your-wedding-picture-parcel.webp',
      ],
    ]);
  });

  test('[API-68] the variation has price, frame, layout and pictures', async () => {
    const { id } = giftVariationRef('first-chai');
    const { body } = await backend.get(
      `/jsonapi/commerce_product_variation/gifting/${id}?include=field_image.field_media_image`,
    );
    const { price, field_frame, field_layout_size } = body.data.attributes;
    expect([price.number, field_frame, field_layout_size]).toEqual(['1750.000000', 'Honey Oak', '10 × 12 inches']);
    expect(body.data.relationships.field_image.data).toHaveLength(2);
  });

  test('[GIFT-08] every frame of a gift is on sale, every art in the catalogue, one for each frame', () => {
    const frames = new Set(backend.store.list('commerce_product--frame').map(({ attributes }) => attributes.title));
    const aliases = new Set(
      backend.store.list('commerce_product--default').map(({ attributes }) => attributes.field_path_alias),
    );
    expect(gifts.filter(({ frame }) => !frames.has(frame))).toEqual([]);
    expect(gifts.flatMap(({ arts }) => arts).filter((slug) => !aliases.has(`/art/${slug}`))).toEqual([]);
    expect(gifts.filter(({ type, frames: sizes, arts }) => type === 'art' && sizes.length !== arts.length)).toEqual([]);
  });
});
