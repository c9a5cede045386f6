import { beforeAll, describe, expect, test } from 'vitest';
import { frameRef, frameVariationRef } from '../../../mocks/seed/frames.ts';
import { type BackendBench, createBench } from './bench.ts';

let backend: BackendBench;
beforeAll(() => {
  backend = createBench();
});

type Listed = {
  id: string;
  attributes: { title: string; field_sort: number; field_frame_or_image: string };
  relationships: Record<string, { data: { id: string } | { id: string }[] | null }>;
};
const FRAMES = '/jsonapi/commerce_product/frame';
const list = async (query = ''): Promise<Listed[]> =>
  (await backend.get(`${FRAMES}?sort=field_sort${query}`)).body.data;
const titles = (frames: Listed[]) => frames.map(({ attributes }) => attributes.title);

describe('the frames', () => {
  test('[FRAME-13] each has colour, style, type, material, description and three views', async () => {
    for (const frame of backend.store.list('commerce_product--frame')) {
      if (frame.attributes.field_frame_or_image === 'image') continue;
      const { relationships: to, attributes } = frame;
      const missing = [
        'field_colour',
        'field_style',
        'field_frame_type',
        'field_collections',
        'field_front',
        'field_side',
        'field_thumbnail',
      ].filter((name) => [to[name]].flat().filter(Boolean).length === 0);
      expect([attributes.title, missing, attributes.field_material === '']).toEqual([attributes.title, [], false]);
    }
  });

  test('[API-28] one frame by its uuid', async () => {
    const { status, body } = await backend.get(`${FRAMES}/${frameRef('mocha').id}`);
    expect([status, body.data.attributes.title, body.data.attributes.field_material]).toEqual([
      200,
      'Mocha',
      'Solid rubberwood',
    ]);
  });

  test('[FRAME-14] one that does not exist is 404; one that is not sold any more is 403, and in no list', async () => {
    expect((await backend.get(`${FRAMES}/00000000-0000-4000-8000-000000000000`)).status).toBe(404);
    expect((await backend.get(`${FRAMES}/${frameRef('pewter-bamboo').id}`)).status).toBe(403);
    expect(titles(await list())).not.toContain('Pewter Bamboo');
  });

  test.each(['frame', 'Frame'])(
    '[API-29] [API-66] [CONF-57] a variation under /%s/ with front and side',
    async (bundle) => {
      const { id } = frameVariationRef('matte-black');
      const include = 'product_id,product_id.field_front.field_media_image,product_id.field_side.field_media_image';
      const { status, body } = await backend.get(
        `/jsonapi/commerce_product_variation/${bundle}/${id}?include=${include}`,
      );
      const files = body.included.filter(({ type }: { type: string }) => type === 'file--file');
      expect([status, body.data.attributes.price.number]).toEqual([200, '0.000000']);
      expect(files.map((file: { attributes: { filename: string } }) => file.attributes.filename).sort()).toEqual([
        'frame-matte-black-front.webp',
        'frame-matte-black-side.webp',
      ]);
    },
  );
});
