import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { stableUuid } from '../../../mocks/drupal/uuid.ts';
import { fetchArticleByAlias, fetchArticleByNid, fetchArticles } from '../../../src/api/articles.ts';
import { setupBackend } from '../../support/setupBackend.ts';

// biome-ignore lint/suspicious/noExplicitAny: what a faulty backend may send is of any shape
const answerWith = (backend: { server: any }, data: unknown[], more: object = {}) =>
  backend.server.use(
    http.get('http://store.test/jsonapi/node/article', () => HttpResponse.json({ data, links: {}, ...more })),
  );

const post = (attributes: object, relationships: object = {}) => ({
  type: 'node--article',
  id: 'a',
  attributes: { title: 'A post', ...attributes },
  relationships,
});

describe.each(['spec', 'drupal10'] as const)('the blog of a %s backend', (profile) => {
  const backend = setupBackend(profile);

  test('[API-104] [BLOG-01] [BLOG-02] lists six posts a page, the newest first, by one call a page', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => fetchArticles(page)));
    expect(pages.map(({ cards }) => cards.length)).toEqual([6, 6, 2, 0]);
    // A present Drupal does not count: the next page is known of, or the end.
    expect(pages.map((page) => page.pages)).toEqual(profile === 'spec' ? [3, 3, 3, 3] : [2, 3, 3, 3]);
    expect(pages[0]?.cards.find(({ path }) => path === '/blog/hang-it-lower')).toEqual({
      id: stableUuid('article:hang-it-lower'),
      path: '/blog/hang-it-lower',
      title: 'Hang it lower',
      lines: [
        'Museums hang the middle of every picture at the same height. Borrow their number, and half your wall is done.',
      ],
      picture: expect.objectContaining({ detail: expect.objectContaining({ width: expect.any(Number) }) }),
      variation: null,
      price: null,
      section: null,
    });
  });

  test('[API-104] [BLOG-03] [BLOG-08] a post is found by its alias and by its nid, with its blocks in order', async () => {
    const article = await fetchArticleByAlias('/blog/hang-it-lower');
    expect(article).toMatchObject({
      path: '/blog/hang-it-lower',
      title: 'Hang it lower',
      publishedAt: Date.parse('2026-08-17T05:30:00Z'),
      lead: '<p>Museums hang the middle of every picture at the same height. Borrow their number, and half your wall is done.</p>',
      summary:
        'Museums hang the middle of every picture at the same height. Borrow their number, and half your wall is done.',
    });
    expect(article?.picture?.detail).toMatchObject({ width: expect.any(Number), height: expect.any(Number) });
    expect(article?.blocks.map(({ layout }) => layout)).toEqual([1, 2, 5, 4, 1]);
    const nids = Array.from({ length: 14 }, (_, at) => String(401 + at));
    const byNid = await Promise.all(nids.map((nid) => fetchArticleByNid(nid)));
    expect(byNid.filter((found) => found?.path === '/blog/hang-it-lower')).toEqual([article]);
  });

  test('[BLOG-06] [BLOG-09] a block has its title, text and picture, and a second column where its layout has one', async () => {
    const article = await fetchArticleByAlias('/blog/a-gallery-wall-in-one-afternoon');
    const columns = article?.blocks.map(({ layout, columns: each }) => [
      layout,
      ...each.map(({ title, html, picture }) => [title, html !== '', picture !== null]),
    ]);
    expect(columns).toEqual([
      [1, ["One o'clock: choose", true, false]],
      [2, ["Two o'clock: lay it out", true, true]],
      [5, ["Three o'clock: paper", true, false], ["Four o'clock: nails", true, false]],
      [6, ['A grid', true, true], ['A cloud', true, true]],
      [1, ["Five o'clock: tea", true, false]],
    ]);
  });

  test('[BLOG-05] what nobody wrote is null', async () => {
    expect([await fetchArticleByAlias('/blog/nothing'), await fetchArticleByNid('99999')]).toEqual([null, null]);
  });

  test('[BLOG-08] a post of which only the title is known can be shown', async () => {
    answerWith(backend, [post({ drupal_internal__nid: 405, body: null, created: null, metatag_normalized: null })]);
    expect(await fetchArticleByNid('405')).toEqual({
      id: 'a',
      path: '/blog/405',
      title: 'A post',
      publishedAt: null,
      lead: '',
      summary: '',
      picture: null,
      blocks: [],
    });
    expect((await fetchArticles(1)).cards).toMatchObject([
      { path: '/blog/405', title: 'A post', lines: [], picture: null },
    ]);
  });

  test('[BLOG-08] a post without a title is left out; one whose alias lies outside the blog is found by its nid', async () => {
    const elsewhere = { drupal_internal__nid: 405, field_path_alias: '/journal/a-post' };
    answerWith(backend, [post({ title: null }), post(elsewhere)]);
    expect((await fetchArticles(1)).cards.map(({ path }) => path)).toEqual(['/blog/405']);
    expect(await fetchArticleByAlias('/blog/untitled')).toBeNull();
  });

  test('[BLOG-09] a block that is of another shape, empty or missing spoils no other', async () => {
    const pointer = (type: string, id: string) => ({ type: `paragraph--${type}`, id });
    const block = (type: string, id: string, attributes: object) => ({ ...pointer(type, id), attributes });
    answerWith(
      backend,
      [
        post(
          {},
          {
            field_image: { data: { type: 'media--image', id: 'gone' } },
            field_content_blocks: {
              data: [
                pointer('type_1', 'missing'),
                pointer('type_9', 'unknown'),
                pointer('type_2', 'empty'),
                pointer('type_6', 'half'),
                pointer('type_3', 'odd'),
              ],
            },
          },
        ),
      ],
      {
        included: [
          block('type_9', 'unknown', { field_title: 'Of a layout to come' }),
          block('type_2', 'empty', { field_title: null, field_long_text: null }),
          block('type_6', 'half', { field_title_2: 'The second column' }),
          block('type_3', 'odd', { field_title: 7, field_long_text: 'no text at all' }),
        ],
      },
    );
    const article = await fetchArticleByAlias('/blog/any');
    expect(article?.picture).toBeNull();
    expect(article?.blocks).toEqual([
      { id: 'half', layout: 1, columns: [{ title: 'The second column', html: '', picture: null }] },
      { id: 'odd', layout: 1, columns: [{ title: '7', html: '', picture: null }] },
    ]);
  });

  test('[BLOG-02] where the backend does not count, at least the next page is known of', async () => {
    const six = Array.from({ length: 6 }, () => post({}));
    answerWith(backend, six, { links: { next: { href: 'http://store.test/next' } } });
    expect(await fetchArticles(2)).toMatchObject({ total: null, pages: 3 });
  });

  test('[BLOG-01] a long lead is cut behind a word', async () => {
    answerWith(backend, [post({ body: { value: `<p>${'one two three '.repeat(20)}</p>` } })]);
    const [line = ''] = (await fetchArticles(1)).cards[0]?.lines ?? [];
    expect(line.length).toBeLessThanOrEqual(151);
    expect(line).toMatch(/(one|two|three)…$/);
  });
});
