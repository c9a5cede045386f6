import { QueryClient } from '@tanstack/react-query';
import { HttpResponse, http, type JsonBodyType } from 'msw';
import { describe, expect, test } from 'vitest';
import { fetchArticles } from '../../../src/api/articles.ts';
import { fetchArtCatalogue, fetchArts } from '../../../src/api/arts.ts';
import { productListQuery, productQuery } from '../../../src/api/queries/lists.ts';
import { setupBackend } from '../../support/setupBackend.ts';

// What a shop's backend may say of a page: an address elsewhere, one that runs, a page number, a step.
const NO_PAGES = [
  '//evil.example/urli',
  'https://evil.example/object/urli',
  'javascript:alert(1)',
  'object',
  '/object/',
  '/object/12',
  '/object/..',
  '/object/urli/more',
  '/object/urli?a=1',
  '/\\evil.example',
  '/checkout/shopping-bag',
];

const variation = (id: string, price: unknown) => ({
  type: 'commerce_product_variation--object',
  id,
  attributes: { price },
});
const good = variation('good', { number: '99.50' });
const pointer = ({ type, id }: { type: string; id: string }) => ({ type, id });
const object = (id: string, attributes: unknown, default_variation: unknown = { data: pointer(good) }) => ({
  type: 'commerce_product--object',
  id,
  attributes,
  relationships: { default_variation },
});
const urli = object('urli', { title: 'Urli', field_path_alias: '/object/urli' });

const { server } = setupBackend('spec');
const answerWith = (path: string, body: unknown) =>
  server.use(http.get(`*/jsonapi/${path}`, () => HttpResponse.json(body as JsonBodyType)));
const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });
const objects = (page = 1) => client().fetchQuery(productListQuery({ area: 'objects', page }));

describe('of a list of products', () => {
  test.each([
    ['nothing', null],
    ['a text', 'maintenance'],
    ['a type of another kind', { type: 'node--article', id: 'x', attributes: {} }],
    ['no attributes', { type: 'commerce_product--object', id: 'x' }],
    ['no title', object('x', { title: null, field_path_alias: '/object/x' })],
    ['no variation', object('x', { title: 'X', field_path_alias: '/object/x' }, null)],
    ['a variation that is no reference', object('x', { title: 'X', field_path_alias: '/object/x' }, { data: 7 })],
  ])('a broken one, %s, takes no other with it', async (_, broken) => {
    answerWith('commerce_product/object', { data: [broken, urli], included: [null, { id: 4 }, good] });
    expect((await objects()).cards.map(({ title }) => title)).toEqual(['Urli']);
  });

  test.each(NO_PAGES)('[DECOR-04] one whose page is %j is left out, for its card would lead there', async (alias) => {
    const broken = object('x', { title: 'X', field_path_alias: alias, path: { alias } });
    answerWith('commerce_product/object', { data: [broken, urli], included: [good] });
    expect((await objects()).cards.map(({ path }) => path)).toEqual(['/decor-objects/urli']);
  });

  test('[DECOR-04] an alias that is none leaves the other one to count', async () => {
    const moved = { title: 'Urli', field_path_alias: '//evil.example', path: { alias: '/object/urli' } };
    answerWith('commerce_product/object', { data: [object('urli', moved)], included: [good] });
    expect((await objects()).cards.map(({ path }) => path)).toEqual(['/decor-objects/urli']);
  });

  test.each([
    null,
    'free',
    { number: null },
    { number: '' },
    { number: 'free' },
    { number: '-1.00' },
    { number: '0.000000' },
    { number: '99999999999999999999' },
  ])('one that costs %j cannot be bought', async (price) => {
    const odd = variation('odd', price);
    const broken = object('x', { title: 'X', field_path_alias: '/object/x' }, { data: pointer(odd) });
    answerWith('commerce_product/object', { data: [broken, urli], included: [odd, good] });
    expect((await objects()).cards.map(({ title }) => title)).toEqual(['Urli']);
    answerWith('commerce_product/object', { data: [broken], included: [odd] });
    expect(await client().fetchQuery(productQuery({ area: 'objects', alias: '/decor-objects/x' }))).toBeNull();
  });

  test.each([{ count: 'many' }, { count: null }, { count: -3 }, null, 'none'])(
    'the meta %j counts nothing: what came is what there is',
    async (meta) => {
      answerWith('commerce_product/object', { data: [urli], included: [good], meta, links: { next: null } });
      expect(await objects()).toMatchObject({ total: 1, pages: 1 });
    },
  );

  test('[DECOR-03] past the end of a list that nobody counted, nobody knows how many there are', async () => {
    answerWith('commerce_product/object', { data: [], links: {} });
    expect(await objects(99_999)).toEqual({ cards: [], total: null, pages: 99_998 });
    answerWith('commerce_product/object', { data: [urli], included: [good], links: { next: { href: '/?page=2' } } });
    expect(await objects(2)).toMatchObject({ total: null, pages: 2 });
  });
});

describe('of a page of prints', () => {
  const included = [
    { type: 'media--image', id: 'media', attributes: {}, relationships: { field_media_image: { data: file() } } },
    { type: 'file--file', id: 'file', attributes: { uri: { url: '/ferry.jpg' } } },
    { type: 'commerce_product_variation--default', id: 'sold', attributes: { price: { number: '990' } } },
  ];
  function file() {
    return { type: 'file--file', id: 'file', meta: { alt: 'A ferry', width: 30, height: 20 } };
  }
  const print = (attributes: unknown) => ({
    type: 'commerce_product--default',
    id: 'ferry',
    attributes,
    relationships: {
      field_image: { data: { type: 'media--image', id: 'media' } },
      default_variation: { data: { type: 'commerce_product_variation--default', id: 'sold' } },
      field_collections: 'none',
      field_colour: { data: null },
    },
  });
  const ferry = print({ title: 'Last Ferry', field_artist: null, field_path_alias: '/art/last-ferry' });

  test.each([
    ['no title', { title: null, field_path_alias: '/art/x' }],
    ['sizes that are no numbers', { title: 'X', field_path_alias: '/art/x', field_max_width: 'wide' }],
    ['a page elsewhere', { title: 'X', field_path_alias: '//evil.example' }],
    ['a page that runs', { title: 'X', field_path_alias: 'javascript:alert(1)' }],
  ])('[CAT-17] one with %s takes no other with it', async (_, attributes) => {
    answerWith('commerce_product/default', { data: [print(attributes), ferry], included });
    const { cards } = await fetchArts({ page: 1 });
    expect(cards.map(({ path, lines }) => [path, lines])).toEqual([['/art/last-ferry', []]]);
  });

  test.each([
    [
      'that the shop states, whatever it calls it',
      'Panorama',
      [{ type: 'taxonomy_term--orientation', id: 'shape', attributes: { name: 'Panorama' } }],
    ],
    ['of its picture, where the shop states none', 'Landscape', []],
  ])('a print is found by the orientation %s', async (_, name, terms) => {
    const shape = { data: { type: 'taxonomy_term--orientation', id: 'shape' } };
    const relationships = { ...ferry.relationships, field_orientation: shape };
    answerWith('commerce_product/default', { data: [{ ...ferry, relationships }], included: [...included, ...terms] });
    const { items } = await fetchArtCatalogue(new AbortController().signal);
    expect(items.map(({ values }) => values.orientations)).toEqual([[name]]);
  });
});

describe('of the blog', () => {
  const post = (attributes: object) => ({
    type: 'node--article',
    id: 'uuid',
    attributes: { title: 'Hang', ...attributes },
  });

  test.each([
    [{ field_path_alias: '/blog/hang', drupal_internal__nid: null }, '/blog/hang'],
    [{ field_path_alias: '/blog/2024/hang', path: { alias: '/blog/hang' } }, '/blog/hang'],
    [{ field_path_alias: '//evil.example', drupal_internal__nid: '7' }, '/blog/7'],
    [{ field_path_alias: '/blog/3', drupal_internal__nid: 41 }, '/blog/41'],
    [{ path: { alias: 'javascript:alert(1)' } }, '/blog/uuid'],
  ])('[BLOG-03] a post of %j is at %s, and one that is broken takes none with it', async (attributes, path) => {
    answerWith('node/article', { data: [null, { type: 'node--article' }, post(attributes)] });
    expect((await fetchArticles(1)).cards.map((card) => card.path)).toEqual([path]);
  });
});
