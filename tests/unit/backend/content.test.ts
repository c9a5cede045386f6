import { beforeAll, describe, expect, test } from 'vitest';
import { type BackendBench, createBench, getError } from './bench.ts';

// biome-ignore lint/suspicious/noExplicitAny: a test reads what an answer should hold, and fails where it does not
type Entry = any;

let backend: BackendBench;
beforeAll(() => {
  backend = createBench();
});

const read = async (path: string) => {
  const { status, body } = await backend.get(`/jsonapi/${path}`);
  expect([status, body?.errors]).toEqual([200, undefined]);
  return body;
};
const wordsIn = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean);

/** What keeps a written text from being shown: markup other than the site's own, or an unclosed element. */
function faultsIn(html: string): string[] {
  const open: string[] = [];
  const faults: string[] = [];
  for (const [tag, slash, name = '', rest = ''] of html.matchAll(/<(\/?)([a-z0-9]+)([^>]*)>/gi)) {
    if (!['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'a'].includes(name)) faults.push(tag);
    if (rest !== '' && !/^ href="\/[^"]*"$/.test(rest)) faults.push(tag);
    if (slash === '') open.push(name);
    else if (open.pop() !== name) faults.push(tag);
  }
  return [...faults, ...open, ...(html.match(/\*\*|\]\(|^#/gm) ?? [])];
}

describe('static pages', () => {
  test.each([
    ['gifts_care', 367],
    ['objects_care', 368],
    ['mixed_care', 369],
  ])('[API-99] %s is the path alias of %i', async (alias, nid) => {
    const { attributes } = (await read(`node/page?filter[field_path_alias]=/${alias}`)).data[0];
    expect([attributes.drupal_internal__nid, attributes.path.alias]).toEqual([nid, `/${alias}`]);
  });

  test('[API-53] every page is clean HTML, and nobody may change it', async () => {
    const { data } = await read('node/page');
    expect(data.length).toBe(15);
    for (const { attributes } of data) {
      expect([attributes.title, faultsIn(attributes.body.value)]).toEqual([attributes.title, []]);
      expect(attributes.body.processed).toBe(attributes.body.value);
    }
    const patch = { data: { type: 'node--page', id: data[0].id, attributes: { title: 'Mine' } } };
    expect(getError(await backend.send('PATCH', `/jsonapi/node/page/${data[0].id}`, patch))[0]).toBe(403);
  });
});

describe('the blog', () => {
  const PARTS =
    'field_content_blocks.field_image.field_media_image,field_content_blocks.field_image_2.field_media_image';

  test('[BLOG-06] [BLOG-08] [BLOG-09] each is 250 to 500 words, a picture, and blocks in order; all six layouts are used', async () => {
    const layouts = new Set<string>();
    const { data, included } = await read(`node/article?include=field_image.field_media_image,${PARTS}`);
    const find = (ref: Entry) => included.find(({ id }: Entry) => id === ref?.id);
    for (const { attributes, relationships } of data) {
      const pointers = relationships.field_content_blocks.data;
      const blocks = pointers.map(find);
      const texts = blocks.flatMap(({ attributes: block }: Entry) =>
        [block.field_long_text, block.field_long_text_2].flatMap((text) => text?.value ?? []),
      );
      const words = texts.flatMap(wordsIn).length;
      expect([attributes.title, words >= 250 && words <= 500, texts.flatMap(faultsIn)]).toEqual([
        attributes.title,
        true,
        [],
      ]);
      expect(find(relationships.field_image.data)?.relationships.field_media_image.data).toBeTruthy();
      expect(attributes.metatag_normalized[0].attributes.content).toBe(`${attributes.title} | Mitre & Mat`);
      expect(pointers.map(({ meta }: Entry) => meta.target_revision_id)).toEqual(
        blocks.map(({ attributes: block }: Entry) => block.drupal_internal__revision_id),
      );
      for (const block of blocks) layouts.add(block.type);
    }
    expect([...layouts].sort()).toEqual([1, 2, 3, 4, 5, 6].map((layout) => `paragraph--type_${layout}`));
  });

  test('the alt text of a picture in a post says what it shows, and no picture stands in two places', async () => {
    const { data, included } = await read(`node/article?include=field_image.field_media_image,${PARTS}`);
    const shown = [...data, ...included].flatMap(({ relationships }: Entry) =>
      ['field_image', 'field_image_2'].flatMap((name) => relationships?.[name]?.data?.id ?? []),
    );
    const media = included.filter(({ type }: Entry) => type === 'media--image');
    const texts = media.map(({ relationships }: Entry) => relationships.field_media_image.data.meta.alt);
    expect(shown.length).toBeGreaterThan(data.length);
    expect(new Set(shown).size).toBe(shown.length);
    expect(media.map(({ id }: Entry) => id).sort()).toEqual([...shown].sort());
    expect(texts.filter((text: string) => text.split(' ').length < 8)).toEqual([]);
    const names = backend.store.list('commerce_product--default').map(({ attributes }) => attributes.title);
    expect(texts.filter((text: string) => names.includes(text))).toEqual([]);
  });

  test('[BLOG-09] each layout holds what it shows, and nothing else', async () => {
    const shape = ({ type, attributes, relationships }: Entry) =>
      [
        type.slice(-1),
        attributes.field_title && 'title',
        attributes.field_long_text && 'text',
        relationships.field_image.data && 'picture',
        attributes.field_title_2 && 'title2',
        attributes.field_long_text_2 && 'text2',
        relationships.field_image_2.data && 'picture2',
      ]
        .filter(Boolean)
        .join(' ');
    const { included } = await read('node/article?include=field_content_blocks');
    expect([...new Set(included.map(shape))].sort()).toEqual([
      '1 title text',
      '2 title text picture',
      '3 title text picture',
      '4 title picture',
      '5 title text title2 text2',
      '6 title text picture title2 text2 picture2',
    ]);
  });
});

describe('testimonials and reviews', () => {
  test('[API-62] one a request, each the next one, and none past the last', async () => {
    const { data } = await read('node/testimonial');
    for (const [offset, { id }] of data.entries()) {
      const page = await read(`node/testimonial?page[limit]=1&page[offset]=${offset}`);
      expect(page.data.map((entry: Entry) => entry.id)).toEqual([id]);
      expect(Boolean(page.links.next)).toBe(offset < data.length - 1);
    }
    expect((await read(`node/testimonial?page[limit]=1&page[offset]=${data.length}`)).data).toEqual([]);
  });

  test('[API-63] all at once; nobody is named', async () => {
    const { data } = await read('node/testimonial');
    expect(data.length).toBeGreaterThanOrEqual(8);
    for (const { attributes } of data) {
      expect(attributes.title).toBe(`A customer in ${attributes.field_place}`);
      expect([attributes.field_stars >= 1 && attributes.field_stars <= 5, faultsIn(attributes.body.value)]).toEqual([
        true,
        [],
      ]);
    }
  });

  test('[API-30] [ART-17] [ART-21] whatever the shop sells is reviewed, with one to five stars', async () => {
    const { data } = await read('comment/review');
    const products = data.map(({ relationships }: Entry) => relationships.entity_id.data.type);
    expect(new Set(products)).toEqual(
      new Set(
        ['default', 'frame', 'gallery_wall', 'gifting', 'object', 'mixed_media'].map(
          (bundle) => `commerce_product--${bundle}`,
        ),
      ),
    );
    expect(data.every(({ attributes }: Entry) => [1, 2, 3, 4, 5].includes(attributes.field_stars))).toBe(true);
  });
});

describe('vocabularies', () => {
  const names = async (vocabulary: string, query = '') =>
    (await read(`taxonomy_term/${vocabulary}?sort=weight${query}`)).data.map(
      ({ attributes }: Entry) => attributes.name,
    );

  test.each(['colour', 'size', 'style', 'orientation', 'custom_filters', 'frame_type', 'keyword'])(
    '[API-31] [API-32] [API-34] [API-35] [API-36] [API-37] [API-38] [CAT-21] %s has terms, each once',
    async (vocabulary) => {
      const all = await names(vocabulary);
      expect(all.length).toBeGreaterThanOrEqual(3);
      expect(new Set(all).size).toBe(all.length);
    },
  );

  test('[API-36] [API-38] [CAT-19] every custom filter and keyword finds art', async () => {
    for (const [vocabulary, field] of [
      ['custom_filters', 'field_custom_filters'],
      ['keyword', 'field_keywords'],
    ] as const) {
      for (const name of await names(vocabulary)) {
        const { meta } = await read(
          `commerce_product/default?filter[${field}.name]=${encodeURIComponent(name)}&page[limit]=1`,
        );
        expect([name, meta.count > 0]).toEqual([name, true]);
      }
    }
  });
});
