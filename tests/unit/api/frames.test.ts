import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { fetchFrameEntries } from '../../../src/api/frames.ts';
import { fetchFrameTerms } from '../../../src/api/terms.ts';
import { type Frame, selectFrames } from '../../../src/domain/frame.ts';
import { HOST, setupApi, setupBackend } from '../../support/setupBackend.ts';

describe('against the backend', () => {
  setupBackend();

  const picture = (folder: string) => ({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    alt: expect.stringMatching(/./),
    thumbnail: { url: expect.stringContaining(folder), width: expect.any(Number), height: expect.any(Number) },
    listing: { url: expect.stringContaining(folder), width: expect.any(Number), height: expect.any(Number) },
    detail: { url: expect.stringContaining(folder), width: expect.any(Number), height: expect.any(Number) },
  });
  const all = async (): Promise<Frame[]> => selectFrames(await fetchFrameEntries());
  const theOne = async (title: string): Promise<Frame> => (await all()).find((frame) => frame.title === title) as Frame;

  test('[API-27] [FRAME-13] a frame comes whole: colours, style, type, collections, material, three pictures', async () => {
    expect(await theOne('Nordic')).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      variationId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      title: 'Nordic',
      description: 'Pale ash with an open grain, oiled and never varnished. It keeps a light picture light.',
      colours: ['Beige', 'Cream'],
      style: 'Minimal',
      collections: ['Botanicals', 'Line Drawings', 'Abstract', 'Still Life'],
      type: 'Box',
      material: 'Solid ash',
      video: null,
      front: picture('frame-nordic-front'),
      side: picture('frame-nordic-side'),
      thumbnail: picture('frame-nordic'),
    } satisfies Frame);
  });

  test('[API-27] [FRAME-07] frames keep the order of the shop, and pictures hang between them as what they are', async () => {
    const entries = await fetchFrameEntries();
    expect(entries.slice(0, 3).map((entry) => (entry.kind === 'frame' ? entry.frame.title : entry))).toEqual([
      { kind: 'image', id: expect.any(String), title: 'Corners on the bench', picture: picture('frame-three-corners') },
      'Matte Black',
      'Matte White',
    ]);
    expect(entries.flatMap((entry) => (entry.kind === 'image' ? [entry.title] : []))).toEqual([
      'Corners on the bench',
      'The gilder’s shelf',
    ]);
  });

  test('[API-27] what is not on sale any more is in no list', async () => {
    expect((await all()).map(({ title }) => title)).not.toContain('Pewter Bamboo');
  });

  test('[API-31] [API-33] [API-34] [API-37] the names for filters come in the order of the shop', async () => {
    const { colours, styles, collections, types } = await fetchFrameTerms();
    expect(types).toEqual(['Flat', 'Box', 'Bevelled', 'Rounded', 'Scoop', 'Stepped', 'Carved', 'Floater']);
    expect(styles).toEqual(expect.arrayContaining(['Modern', 'Minimal', 'Classic', 'Rustic', 'Vintage', 'Ornate']));
    expect(collections).toEqual([...collections].sort((a, b) => a.localeCompare(b)));
    const frames = await all();
    expect(frames.flatMap((frame) => frame.colours).filter((name) => !colours.includes(name))).toEqual([]);
    expect(frames.map(({ style }) => style).filter((name) => !styles.includes(name))).toEqual([]);
    expect(frames.flatMap((frame) => frame.collections).filter((name) => !collections.includes(name))).toEqual([]);
    expect(frames.map(({ type }) => type).filter((name) => !types.includes(name))).toEqual([]);
  });
});

describe('on the wire', () => {
  const server = setupApi();

  const LIST = `${HOST}/jsonapi/commerce_product/frame`;
  const variation = { type: 'commerce_product_variation--frame', id: 'v' };
  const product = (id: string, attributes: object = {}, relationships: object = {}) => ({
    type: 'commerce_product--frame',
    id,
    attributes: { title: id, ...attributes },
    relationships: { default_variation: { data: variation }, ...relationships },
  });

  test('[API-27] what is on sale is asked for, sorted by field_sort, and the next link is followed to the end', async () => {
    const requests: [string, string][][] = [];
    server.use(
      http.get(LIST, ({ request }) => {
        const search = new URL(request.url).searchParams;
        requests.push([...search].filter(([name]) => name !== 'include'));
        if (search.get('page[offset]') === '50') return HttpResponse.json({ data: [product('second')] });
        return HttpResponse.json({
          data: [product('first')],
          links: { next: { href: 'http://drupal.internal/jsonapi/commerce_product/frame?page%5Boffset%5D=50' } },
        });
      }),
    );
    expect(selectFrames(await fetchFrameEntries()).map(({ title }) => title)).toEqual(['first', 'second']);
    expect(requests).toEqual([
      [
        ['filter[status]', '1'],
        ['sort', 'field_sort'],
      ],
      [['page[offset]', '50']],
    ]);
  });

  test('[API-27] a frame with nothing but its name is a frame; one without a variation cannot be bought and is left out', async () => {
    server.use(
      http.get(LIST, () =>
        HttpResponse.json({ data: [product('bare'), product('unsold', {}, { default_variation: { data: null } })] }),
      ),
    );
    expect(await fetchFrameEntries()).toEqual([
      {
        kind: 'frame',
        frame: {
          id: 'bare',
          variationId: 'v',
          title: 'bare',
          description: '',
          colours: [],
          style: '',
          collections: [],
          type: '',
          material: '',
          video: null,
          front: null,
          side: null,
          thumbnail: null,
        },
      },
    ]);
  });

  test.each([
    ['https://videos.example/oak.mp4', 'https://videos.example/oak.mp4'],
    [' /sites/default/files/oak.mp4 ', `${HOST}/sites/default/files/oak.mp4`],
    ['', null],
    ['javascript:alert(1)', null],
    ['//elsewhere.example/oak.mp4', null],
  ])('[FRAME-11] [FRAME-13] the video %j is %j', async (field_video, video) => {
    server.use(http.get(LIST, () => HttpResponse.json({ data: [product('oak', { field_video })] })));
    expect(selectFrames(await fetchFrameEntries()).map((frame) => frame.video)).toEqual([video]);
  });
});
