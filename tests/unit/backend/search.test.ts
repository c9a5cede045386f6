import { beforeAll, describe, expect, test } from 'vitest';
import { isApiCall } from '../../../mocks/apiCalls.ts';
import { stableUuid } from '../../../mocks/drupal/uuid.ts';
import { type BackendBench, createBench } from './bench.ts';

type Result = { uuid?: string; title?: string; url?: string; type?: string; value?: string };

let backend: BackendBench;
beforeAll(() => {
  backend = createBench();
});

const ask = async (path: string, text: string): Promise<Result[]> => {
  const { status, body } = await backend.get(`${path}${encodeURIComponent(text)}`);
  expect(status).toBe(200);
  return body;
};
const suggest = (text: string) => ask('/search_api_autocomplete/search_api?display=page_1&filter=text&q=', text);
const byTitle = (text: string) => ask('/api/search?title=', text);
const match = (text: string) => ask('/api/search/match_title?title=', text);
const titles = (results: Result[]) => results.flatMap(({ title }) => title ?? []);

const GHATS = {
  uuid: stableUuid('art:misty-ghats'),
  title: 'Misty Ghats',
  url: '/art/misty-ghats',
  type: 'Art Prints',
};

/** A product that is only there for a test. */
const stock = (title: string, alias: string | null, over: object = {}) => {
  const id = stableUuid(`search:${title}`);
  backend.store.add({
    type: 'commerce_product--default',
    id,
    attributes: { status: true, title, field_path_alias: alias, field_artist: 'Peón,Chloé', ...over },
  });
  return id;
};

describe('searching', () => {
  test('[API-42] [API-43] [CAT-28] a title leads to its product, with uuid, title, address and kind', async () => {
    expect((await byTitle('misty ghats'))[0]).toEqual(GHATS);
    expect(await match('misty ghats')).toEqual([GHATS]);
  });

  test('[API-41] a suggestion is a result that also says what to fill in', async () => {
    expect((await suggest('misty ghats'))[0]).toEqual({ ...GHATS, value: 'Misty Ghats', label: 'Misty Ghats' });
  });

  test('[API-42] the words may come in any order and unfinished; the phrase asks for both', async () => {
    expect(titles(await byTitle('ghat mist'))).toEqual(['Misty Ghats']);
    expect(titles(await match('ghat mist'))).toEqual([]);
    expect(titles(await match('misty gh'))).toEqual(['Misty Ghats']);
  });

  test('[API-43] the title itself comes first, then what begins with it, then what holds it', async () => {
    stock('Old Zebu Track', '/art/t1');
    stock('Zebu Track at Noon', '/art/t2');
    stock('Zebu Track', '/art/t3');
    expect(titles(await match('zebu track'))).toEqual(['Zebu Track', 'Zebu Track at Noon', 'Old Zebu Track']);
  });

  test.each([
    ['MISTY GHATS', 'Misty Ghats'],
    ['místy ghâts', 'Misty Ghats'],
    ['  misty,   ghats! ', 'Misty Ghats'],
    ["ferryman's sunday", "The Ferryman's Sunday"],
    ['ferryman’s sunday', "The Ferryman's Sunday"],
    ['ferrymans sunday', "The Ferryman's Sunday"],
  ])('[API-42] %j finds %s', async (query, title) => {
    expect(titles(await byTitle(query))).toContain(title);
    expect(titles(await match(query))).toContain(title);
    expect(titles(await suggest(query))).toContain(title);
  });

  test('[API-42] accents and scripts in the titles are no hindrance', async () => {
    stock('Café at Pondichéry', '/art/s1');
    stock('बारिश की सड़क', '/art/s2');
    stock('മഴയിൽ ഒരു വള്ളം', '/art/s3');
    expect(titles(await byTitle('cafe pondichery'))).toEqual(['Café at Pondichéry']);
    expect(titles(await byTitle('बारिश'))).toEqual(['बारिश की सड़क']);
    expect(titles(await byTitle('सडक'))).toEqual(['बारिश की सड़क']);
    expect(titles(await byTitle('മഴയില്‍ വള്ളം'))).toEqual(['മഴയിൽ ഒരു വള്ളം']);
    expect(titles(await byTitle('बरश'))).toEqual([]);
    expect(titles(await suggest('chloe peon'))).toContain('Café at Pondichéry');
  });

  test('[API-41] suggestions come by artist, theme and keyword too; a search by title does not', async () => {
    const anila = await suggest('anila thekkedath');
    expect(anila.length).toBeGreaterThan(3);
    expect(await byTitle('anila thekkedath')).toEqual([]);
    const monsoon = await suggest('rangoli');
    expect(titles(monsoon).length).toBe(10);
  });

  test('[API-41] [CAT-29] a word to go on with has no title, and so is no result', async () => {
    const words = (await suggest('back')).filter(({ uuid }) => uuid === undefined);
    expect(words).toEqual([{ value: 'Backwaters', label: 'Backwaters' }]);
  });

  test('[CAT-27] walls, gifts and art are found in one go', async () => {
    const kinds = new Set<string | undefined>();
    for (const type of ['default', 'gallery_wall', 'gifting']) {
      const product = backend.store.list(`commerce_product--${type}`).find(({ attributes }) => attributes.status);
      const found = (await match(String(product?.attributes.title))).find(({ uuid }) => uuid === product?.id);
      expect(found?.url).toBe(product?.attributes.field_path_alias);
      kinds.add(found?.type);
    }
    expect([...kinds]).toEqual(['Art Prints', 'Gallery Walls', 'Gifts']);
  });

  test('[API-42] what is not for sale or has no page is not found', async () => {
    stock('Quokka Hidden', '/art/hidden', { status: false });
    stock('Quokka Homeless', null);
    expect([await byTitle('quokka'), await match('quokka')]).toEqual([[], []]);
  });

  test('[API-42] a product is found as soon as it is there, and not after it is gone', async () => {
    const id = stock('Narwhal Morning', '/art/narwhal');
    expect(titles(await byTitle('narwhal'))).toEqual(['Narwhal Morning']);
    backend.store.remove('commerce_product--default', id);
    expect(await byTitle('narwhal')).toEqual([]);
  });

  test.each(['', '   ', '!?', '%', '||', '<script>', "' OR 1=1 --", '\u0000', '\ud800', 'a'.repeat(5000)])(
    '[API-41] [CAT-24] %j is answered, with nothing that is not asked for',
    async (text) => {
      const path = text === '\ud800' ? text : encodeURIComponent(text);
      for (const call of [
        '/search_api_autocomplete/search_api?q=',
        '/api/search?title=',
        '/api/search/match_title?title=',
      ]) {
        const { status, body } = await backend.get(call + path);
        expect([status, titles(body)]).toEqual([200, []]);
      }
    },
  );

  test('[API-42] without its parameter nothing is found', async () => {
    expect((await backend.get('/api/search')).body).toEqual([]);
    expect((await backend.get('/search_api_autocomplete/search_api?display=page_1')).body).toEqual([]);
  });

  test('[API-41] ten suggestions, fifty results at most', async () => {
    expect(titles(await suggest('a'))).toHaveLength(10);
    expect(await byTitle('t')).toHaveLength(50);
  });

  test('[API-72] the count is of all that is for sale', async () => {
    const fresh = createBench();
    const types = ['default', 'gallery_wall', 'gifting', 'object', 'mixed_media'];
    const count = types
      .flatMap((type) => fresh.store.list(`commerce_product--${type}`))
      .filter(({ attributes }) => attributes.status !== false).length;
    expect((await fresh.get('/product/count')).body).toEqual({ count });
  });
});

describe('which calls are the backend’s', () => {
  test.each([
    '/search_api_autocomplete/search_api?display=page_1&filter=text&q=a.webp',
    '/api/search?title=a',
    '/api/search/match_title?title=a',
    '/product/count',
  ])('[API-41] [API-72] %s is', (path) => {
    expect(isApiCall({ url: `https://store.test${path}` })).toBe(true);
  });

  test.each(['/search', '/product/counter', '/blog/search'])('[API-41] %s is a page', (path) => {
    expect(isApiCall({ url: `https://store.test${path}` })).toBe(false);
  });
});
