import { beforeAll, describe, expect, test } from 'vitest';
import { frameRef, frameVariationRef } from '../../../mocks/seed/frames.ts';
import { FRAME_STYLES, FRAME_TYPES } from '../../../mocks/seed/frameTerms.ts';
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
const listed = async (query = ''): Promise<Listed[]> =>
  (await backend.get(`${FRAMES}?sort=field_sort${query}`)).body.data;
const titles = (frames: Listed[]) => frames.map(({ attributes }) => attributes.title);

describe('the frames', () => {
  test('[FRAME-13] [HOME-08] the six of the home page and 18 more or beyond, none twice', async () => {
    const frames = (await listed()).filter(({ attributes }) => attributes.field_frame_or_image === 'frame');
    expect(frames.length).toBeGreaterThanOrEqual(24);
    expect(new Set(titles(frames)).size).toBe(frames.length);
    const wanted = ['Matte Black', 'Matte White', 'Nordic', 'Vintage Black', 'Rustic Ash', 'Mocha'];
    expect(titles(frames).filter((title) => wanted.includes(title))).toEqual(wanted);
  });

  test('[API-27] are sorted by field_sort', async () => {
    const sorts = (await listed()).map(({ attributes }) => attributes.field_sort);
    expect(sorts).toEqual([...sorts].sort((a, b) => a - b));
  });

  test('[FRAME-07] [CONF-25] the first entry is a decoration, and the first that is none is Matte Black', async () => {
    const entries = await listed();
    expect(entries[0]?.attributes.field_frame_or_image).toBe('image');
    expect(entries.find(({ attributes }) => attributes.field_frame_or_image !== 'image')?.attributes.title).toBe(
      'Matte Black',
    );
  });

  test.each([
    ['field_colour.name', 'Gold', ['Burnished Gold', 'Ink and Gilt', 'Champagne Leaf', 'Palace Rope', 'Antique Gold']],
    ['field_style.name', 'Rustic', ['Rustic Ash', 'Bleached Mango', 'Driftwood', 'Charred Cedar', 'Neem Green']],
    ['field_frame_type.name', 'Floater', ['Black Floater', 'Oak Floater']],
  ])('[API-27] [FRAME-02] [FRAME-03] filtered by %s %s', async (field, name, expected) => {
    expect(titles(await listed(`&filter[${field}]=${name}`))).toEqual(expected);
  });

  test('[API-27] [FRAME-02] two collections are those of either, each once', async () => {
    const query = (name: string, at: number) => `&filter[c][condition][value][${at}]=${encodeURIComponent(name)}`;
    const of = async (...names: string[]) =>
      titles(
        await listed(
          `&filter[c][condition][path]=field_collections.name&filter[c][condition][operator]=IN${names.map(query).join('')}`,
        ),
      );
    const [night, sea] = [await of('Night Sky'), await of('Sea and Monsoon')];
    const either = await of('Night Sky', 'Sea and Monsoon');
    expect([...either].sort()).toEqual([...new Set([...night, ...sea])].sort());
  });

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
    expect(titles(await listed())).not.toContain('Pewter Bamboo');
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

  test('[API-34] [API-37] styles and types are terms in their order', async () => {
    const names = async (vocabulary: string) =>
      (await backend.get(`/jsonapi/taxonomy_term/${vocabulary}?sort=weight`)).body.data.map(
        (term: { attributes: { name: string } }) => term.attributes.name,
      );
    expect(await names('style')).toEqual(expect.arrayContaining([...FRAME_STYLES]));
    expect(await names('frame_type')).toEqual([...FRAME_TYPES]);
  });
});
