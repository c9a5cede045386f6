import { beforeAll, describe, expect, test } from 'vitest';
import { stableUuid } from '../../../mocks/drupal/uuid.ts';
import { type BackendBench, createBench, getFault } from './bench.ts';

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
const titles = (body: Entry) => body.data.map(({ attributes }: Entry) => attributes.title);
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
  const byNid = (nid: number) => read(`node/page?filter[drupal_internal__nid]=${nid}`);

  test('[API-49] [STAT-14] 361 is the return policy', async () => {
    const body = await byNid(361);
    expect(titles(body)).toEqual(['Return policy']);
    expect(body.data[0].attributes.drupal_internal__nid).toBe(361);
    expect(body.data[0].attributes.body.value).toContain('neither be cancelled nor changed');
  });

  test('[API-50] [API-51] [API-52] care texts by node id; 365 is in both lists and one text', async () => {
    const within = (ids: number[]) =>
      `node/page?filter[c][condition][path]=drupal_internal__nid&filter[c][condition][operator]=IN&${ids
        .map((id, at) => `filter[c][condition][value][${at}]=${id}`)
        .join('&')}`;
    expect(titles(await read(within([362, 363, 364, 365])))).toEqual([
      'Care of paper prints',
      'Care of canvas prints',
      'Care of your own picture on paper',
      'Care of your own picture on canvas',
    ]);
    expect(titles(await read(within([365, 366, 367, 368, 369])))).toEqual([
      'Care of your own picture on canvas',
      'Care of frames and gallery walls',
      'Care of framed gifts',
      'Care of decor objects',
      'Care of mixed media art',
    ]);
  });

  test.each([
    ['gifts_care', 367],
    ['objects_care', 368],
    ['mixed_care', 369],
  ])('[API-99] %s is the path alias of %i', async (alias, nid) => {
    const { attributes } = (await read(`node/page?filter[field_path_alias]=/${alias}`)).data[0];
    expect([attributes.drupal_internal__nid, attributes.path.alias]).toEqual([nid, `/${alias}`]);
  });

  test.each([
    ['about', 'About us'],
    ['stores', 'Our store in Kochi'],
    ['terms', 'Terms and Conditions'],
    ['privacy', 'Privacy Policy'],
  ])('[API-53] [STAT-03] [STAT-04] %s is there by its uuid', async (name, title) => {
    const { data } = await read(`node/page/${stableUuid(`page:${name}`)}`);
    expect([data.attributes.title, wordsIn(data.attributes.body.value).length > 100]).toEqual([title, true]);
  });

  test('[STAT-02] the story says that the flagship store opened in Kochi in 2017', async () => {
    const { data } = await read(`node/page/${stableUuid('page:about')}`);
    expect(data.attributes.body.value).toMatch(/In 2017 .* our flagship store opened in Kochi/);
  });

  test('[API-53] every page is clean HTML, and nobody may change it', async () => {
    const { data } = await read('node/page');
    expect(data.length).toBe(15);
    for (const { attributes } of data) {
      expect([attributes.title, faultsIn(attributes.body.value)]).toEqual([attributes.title, []]);
      expect(attributes.body.processed).toBe(attributes.body.value);
    }
    const patch = { data: { type: 'node--page', id: data[0].id, attributes: { title: 'Mine' } } };
    expect(getFault(await backend.send('PATCH', `/jsonapi/node/page/${data[0].id}`, patch))[0]).toBe(403);
  });
});

describe('the blog', () => {
  const PARTS =
    'field_content_blocks.field_image.field_media_image,field_content_blocks.field_image_2.field_media_image';

  test('[API-104] [BLOG-02] lists six to a page, the newest first, and counts them', async () => {
    const days: string[] = [];
    for (const [offset, size] of [
      [0, 6],
      [6, 6],
      [12, 2],
    ]) {
      const page = await read(`node/article?sort=-created&page[limit]=6&page[offset]=${offset}`);
      expect([page.meta.count, page.data.length]).toEqual([14, size]);
      days.push(...page.data.map(({ attributes }: Entry) => attributes.created));
    }
    expect(days).toEqual([...days].sort().reverse());
    expect(new Set(days).size).toBe(14);
  });

  test('[API-104] [BLOG-03] an article is found by its address and by its node id', async () => {
    const [byAlias] = (await read('node/article?filter[field_path_alias]=/blog/hang-it-lower')).data;
    const nid = byAlias.attributes.drupal_internal__nid;
    const [byNid] = (await read(`node/article?filter[drupal_internal__nid]=${nid}`)).data;
    expect([byNid.id, byNid.attributes.path.alias, byNid.attributes.title]).toEqual([
      byAlias.id,
      '/blog/hang-it-lower',
      'Hang it lower',
    ]);
    expect((await read('node/article?filter[drupal_internal__nid]=7')).data).toEqual([]);
  });

  test('[BLOG-06] [BLOG-08] [BLOG-09] each is 250 to 500 words, a picture, and blocks in order; all six layouts are used', async () => {
    const layouts = new Set<string>();
    const { data, included } = await read(`node/article?include=field_image.field_media_image,${PARTS}`);
    const found = (ref: Entry) => included.find(({ id }: Entry) => id === ref?.id);
    for (const { attributes, relationships } of data) {
      const pointers = relationships.field_content_blocks.data;
      const blocks = pointers.map(found);
      const texts = blocks.flatMap(({ attributes: block }: Entry) =>
        [block.field_long_text, block.field_long_text_2].flatMap((text) => text?.value ?? []),
      );
      const words = texts.flatMap(wordsIn).length;
      expect([attributes.title, words >= 250 && words <= 500, texts.flatMap(faultsIn)]).toEqual([
        attributes.title,
        true,
        [],
      ]);
      expect(found(relationships.field_image.data)?.relationships.field_media_image.data).toBeTruthy();
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

  test('[API-30] [ART-16] [ART-20] reviews of one art, the newest first', async () => {
    const id = stableUuid('art:misty-ghats');
    const { data } = await read(`comment/review?filter[entity_id.id]=${id}&sort=-field_date`);
    expect(
      data.map(({ attributes }: Entry) => [
        attributes.field_date.slice(0, 10),
        attributes.field_review_user,
        attributes.field_stars,
      ]),
    ).toEqual([
      ['2026-07-19', 'A customer in Bengaluru', 5],
      ['2026-04-03', 'A customer in Nagpur', 4],
      ['2026-02-11', 'A customer in Kochi', 5],
    ]);
    expect(data[0].attributes.comment_body.value).not.toBe('');
  });

  test('[API-30] [ART-19] an art without reviews has none', async () => {
    expect((await read(`comment/review?filter[entity_id.id]=${stableUuid('art:small-weather')}`)).data).toEqual([]);
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

describe('home', () => {
  const headings = async (bundle: string) =>
    (await read(`block_content/${bundle}?sort=field_sort`)).data.map(
      ({ attributes }: Entry) => attributes.field_heading,
    );

  test('[API-54] [HOME-06] the plain texts', async () => {
    expect((await headings('basic'))[0]).toBe('Find Art You Love');
  });

  test('[API-55] [HOME-10] banners for store, framing studio, design studio and mixed media', async () => {
    const { data, included } = await read(
      'block_content/action_block?sort=field_sort&include=field_image.field_media_image',
    );
    expect(data.map(({ attributes }: Entry) => attributes.field_link)).toEqual([
      '/stores',
      '/custom-framing/',
      '/design',
      '/mixed-media/',
    ]);
    expect(included.filter(({ type }: Entry) => type === 'file--file')).toHaveLength(4);
  });

  test('[API-56] [HOME-07] the three steps of custom framing', async () => {
    expect(await headings('icon_set')).toEqual(['Upload a photo', 'Select a frame', 'Ready to hang']);
  });

  test('[API-57] [HOME-09] the carousel’s walls have their path alias and a picture', async () => {
    const { included } = await read(
      'block_content/gallery_walls?include=field_walls.field_gallery_image.field_media_image',
    );
    const walls = included.filter(({ type }: Entry) => type === 'commerce_product--gallery_wall');
    expect(walls).toHaveLength(8);
    expect(walls.every(({ attributes }: Entry) => /^\/gallery-walls\/./.test(attributes.field_path_alias))).toBe(true);
    expect(included.filter(({ type }: Entry) => type === 'file--file')).toHaveLength(8);
  });

  test('[API-59] the slides about the store', async () => {
    const { data } = await read('block_content/store_carousel?sort=field_sort&include=field_image.field_media_image');
    expect(data).toHaveLength(4);
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

  test('[API-33] collections are followed through the next link to the end', async () => {
    const all = await names('collection');
    const followed: string[] = [];
    let next: string | undefined = '/jsonapi/taxonomy_term/collection?sort=weight&page[limit]=4';
    let pages = 0;
    while (next) {
      const { body }: Entry = await backend.get(next);
      followed.push(...body.data.map(({ attributes }: Entry) => attributes.name));
      next = body.links.next?.href.replace(/^https?:\/\/[^/]+/, '');
      pages += 1;
    }
    expect([followed, pages]).toEqual([all, Math.ceil(all.length / 4)]);
  });

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
