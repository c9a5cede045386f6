import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { searchProducts } from '../../../src/api/search.ts';
import { setupBackend } from '../../support/setupBackend.ts';

const { server } = setupBackend('spec');

const SUGGEST = '*/search_api_autocomplete/search_api';
const BY_TITLE = '*/api/search';
const MATCHING = '*/api/search/match_title';
const down = (path: string) => http.get(path, () => new HttpResponse(null, { status: 500 }));
const answerWith = (path: string, body: unknown) => http.get(path, () => HttpResponse.json(body as object));
const titles = async (text: string) => (await searchProducts(text)).map(({ title }) => title);

/** The addresses that are queried while `action` runs. */
async function addresses(action: () => Promise<unknown>): Promise<URL[]> {
  const requests: URL[] = [];
  const note = ({ request }: { request: Request }) => void requests.push(new URL(request.url));
  server.events.on('request:start', note);
  await action();
  server.events.removeListener('request:start', note);
  return requests;
}

test('[API-41] [API-42] [API-43] a text is asked for in three calls', async () => {
  const requests = await addresses(() => searchProducts('misty'));
  expect(requests.map(({ pathname, search }) => pathname + search).sort()).toEqual([
    '/api/search/match_title?title=misty',
    '/api/search?title=misty',
    '/search_api_autocomplete/search_api?display=page_1&filter=text&q=misty',
  ]);
});

test('[CAT-27] none of them waits for another', async () => {
  let waiting = 0;
  let go = () => {};
  const all = new Promise<void>((arrived) => {
    go = arrived;
  });
  const together = async () => {
    waiting += 1;
    if (waiting === 3) go();
    await all;
    return HttpResponse.json([]);
  };
  server.use(...[SUGGEST, BY_TITLE, MATCHING].map((path) => http.get(path, together)));
  await searchProducts('misty');
  expect(waiting).toBe(3);
});

test.each(['100% cotton & linen', 'a=b#c?d/e', 'चाय', '"quoted" + more'])(
  '[CAT-25] %j arrives as it was typed',
  async (text) => {
    const requests = await addresses(() => searchProducts(text).catch(() => undefined));
    expect(requests.map(({ searchParams }) => searchParams.get('title') ?? searchParams.get('q'))).toEqual([
      text,
      text,
      text,
    ]);
    expect(requests.map(({ hash }) => hash)).toEqual(['', '', '']);
  },
);

test('[CAT-27] [CAT-28] [CAT-29] [CAT-30] what is found stands once, has a title, and leads to its page', async () => {
  const hits = await searchProducts('moon');
  const ids = hits.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
  expect(hits.filter(({ title }) => !title)).toEqual([]);
  expect(hits).toContainEqual(
    expect.objectContaining({
      title: 'Poornima Moon Jar',
      path: '/decor-objects/poornima-moon-jar',
      kind: 'Decor Objects',
    }),
  );
  expect(hits.map(({ path }) => path.split('/')[1])).not.toContain('object');
});

describe('[CAT-27] calls that go wrong', () => {
  test.each([SUGGEST, BY_TITLE, MATCHING])('without %s the others still tell what they found', async (path) => {
    server.use(down(path));
    expect(await titles('harvest moon')).toEqual(['Harvest Moon', 'Harvest Moon, Low']);
  });

  test('with none answered it rejects', async () => {
    server.use(down(SUGGEST), down(BY_TITLE), down(MATCHING));
    await expect(searchProducts('moon')).rejects.toMatchObject({ kind: 'server' });
  });

  test('nothing found by some is not nothing found', async () => {
    server.use(down(BY_TITLE));
    await expect(searchProducts('qqqqq')).rejects.toMatchObject({ kind: 'server' });
  });

  test('what is no result takes no other with it', async () => {
    const good = { uuid: 'a', title: 'Misty Ghats', url: '/art/misty-ghats', type: null };
    server.use(
      answerWith(SUGGEST, [null, 'misty', { value: 'misty', label: 'misty' }, { ...good, title: 7, uuid: 'b' }, good]),
      answerWith(BY_TITLE, { message: 'no list' }),
      answerWith(MATCHING, []),
    );
    expect(await searchProducts('misty')).toEqual([
      { id: 'a', title: 'Misty Ghats', path: '/art/misty-ghats', kind: '' },
    ]);
  });
});
