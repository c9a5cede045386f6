import { matchRoutes } from 'react-router-dom';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveBackend } from '../../mocks/http.ts';
import { parseHtml } from '../../src/api/parseHtml.ts';
import { routes } from '../../src/app/routes.tsx';
import { listPages, type RenderedPage, renderPage, renderShell } from '../../src/app/server.tsx';
import { LISTS } from '../../src/domain/listArea.ts';
import { PUBLIC_PATHS } from '../../src/domain/sitemap.ts';
import { getExamples } from '../support/routeExamples.ts';

let served: Awaited<ReturnType<typeof serveBackend>>;
beforeAll(async () => {
  served = await serveBackend();
});
afterAll(() => served.close());

const pages = new Map<string, Promise<RenderedPage>>();
/** Each is drawn once, however many tests look at it. */
function page(address: string): Promise<RenderedPage> {
  const drawn = pages.get(address) ?? renderPage(address, { host: served.url });
  pages.set(address, drawn);
  return drawn;
}
const words = ({ body }: RenderedPage) => body.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
const count = (text: string, of: RegExp) => text.match(of)?.length ?? 0;

test('there is no window here', () => {
  expect(typeof window).toBe('undefined');
});

const SCREENS = routes.filter(({ handle }) => handle).flatMap(getExamples);

test.each(SCREENS)('%s renders without a window, with a heading or its skeleton', async (example) => {
  const { body } = await page(example);
  expect(body).toContain('<main');
  expect(body).toMatch(/<h1|role="status"|aria-busy="true"/);
  expect(body).toContain('Mitre &amp; Mat');
});

describe.each([
  ...PUBLIC_PATHS,
  '/art/theme/Botanicals/1',
  ...Object.values(LISTS).flatMap(({ path }) => getExamples({ path: `${path}:id` })),
])('%s', (address) => {
  test('is whole as HTML: read, headed, found, and fit for a strict policy', async () => {
    const { body, head, isFound } = await page(address);
    expect(isFound).toBe(true);
    expect(count(body, /<h1\b/g)).toBe(1);
    expect(body).not.toContain('aria-busy="true"');
    for (const once of [
      /<title>/g,
      /<meta name="description"/g,
      /<meta property="og:title"/g,
      /<link rel="canonical"/g,
    ])
      expect(count(head, once), String(once)).toBe(1);
    expect(`${head}${body}`).not.toMatch(/<[^>]*\sstyle=|<style|<[^>]*\son[a-z]+=/);
    expect(body.match(/<script\b[^>]*>/g)?.filter((tag) => !tag.includes('type="application/ld+json"')) ?? []).toEqual(
      [],
    );
    expect(body).not.toMatch(/<[^>]*(?:href|src|action)="\s*(?:javascript|vbscript|data):/i);
    // No file of the backend is shown behind the address that this build reads from.
    expect(`${head}${body}`).not.toContain(served.url);
  });
});

test.each([
  ['[ROUTE-25] [CONF-07]', '/shop_art/misty-ghats'],
  ['[ROUTE-22] [CONF-07]', '/size/misty-ghats'],
  ['[ROUTE-26]', '/shop_art_type/misty-ghats'],
  ['[ROUTE-19] [FRAME-01]', '/frame/misty-ghats?type=art'],
])('%s the step %s is whole as HTML with its picture, and for no search', async (_, address) => {
  const { body, head, isFound } = await page(address);
  expect(isFound).toBe(true);
  expect(count(body, /<h1\b/g)).toBe(1);
  expect(body).toMatch(/Misty Ghats/);
  expect(body).toMatch(/<(?:img|image)\b[^>]*misty-ghats/);
  expect(body).not.toContain('aria-busy="true"');
  expect(head).toContain('<meta name="robots" content="noindex">');
  expect(head).not.toContain('rel="canonical"');
});

test('the list of art has its 24 prints with artist and price, and the way to the next page', async () => {
  const list = await page('/art/');
  expect(count(list.body, /<img\b/g)).toBeGreaterThanOrEqual(24);
  expect(words(list)).toMatch(/From ₹ ?[\d,]+/);
  expect(list.body).toContain('href="/art/2/"');
});

test('an art stands there with its name, its sizes to choose from and its price', async () => {
  const art = await page('/art/misty-ghats');
  expect(art.body).toMatch(/<h1[^>]*>Misty Ghats/);
  expect(words(art)).toMatch(/₹ ?[\d,]+/);
  expect(art.picture?.src).toMatch(/misty-ghats/);
  expect(art.head).toContain('<title>Shop Art Prints</title>');
});

test.each([
  ['/about/', 'It began with a complaint.'],
  ['/faq/', 'Most orders arrive 5 to 7 days after payment.'],
  ['/terms-of-service/', 'Prices are in Indian rupees and include tax.'],
  ['/privacy-policy/', 'What we keep'],
  ['/gifts/first-chai', 'Small enough for the kitchen shelf'],
  ['/blog/hang-it-lower', 'The middle of a picture belongs 57 inches above the floor'],
])('%s has what the shop wrote in it', async (address, text) => {
  expect(words(await page(address))).toContain(text);
});

test('home has what stands below its first screen, too, and the data of the first screen alone', async () => {
  const home = await page('/');
  for (const heading of ['Our favourites', 'Custom framing', 'Made for your wall, in Kochi'])
    expect(words(home)).toContain(heading);
  expect(home.picture?.sizes).not.toBeNull();
  const { reads } = JSON.parse(home.data);
  expect(reads.map(([key]: [unknown]) => key)).toEqual([['banners'], ['promises'], ['themes', 'home']]);
});

test('styles that elements carried are rules for just these elements', async () => {
  const { body, styles } = await page('/art/');
  const used = new Set([...body.matchAll(/data-s="(\d+)"/g)].map(([, number]) => number));
  const ruled = [...styles.matchAll(/^#root \[data-s="(\d+)"\]\{[^{}]+\}$/gm)].map(([, number]) => number);
  expect(new Set(ruled)).toEqual(used);
  expect(used.size).toBeGreaterThan(0);
});

test.each(['/art/no-such-art', '/gifts/no-such-gift', '/blog/no-such-post', '/no-such-page', '/login', '/403'])(
  '%s is no page to be found',
  async (address) => {
    expect((await page(address)).isFound).toBe(false);
  },
);

const LINKED_DATA = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

test.each([
  ['/', ['Organization', 'WebSite']],
  ['/art/misty-ghats', ['BreadcrumbList', 'Product']],
  ['/decor-objects/kettle-pond-bottle', ['BreadcrumbList', 'Product']],
  ['/gallery-walls/', ['BreadcrumbList']],
  ['/blog/hang-it-lower', ['Article']],
  ['/faq/', ['FAQPage']],
])('%s tells searches of %j, and of nothing else', async (address, types) => {
  const { head, body } = await page(address);
  expect(head).toContain(`<link rel="canonical" href="${address}">`);
  const things = [...`${head}${body}`.matchAll(LINKED_DATA)].map(([, text = '']) => JSON.parse(text));
  expect(things.map((thing) => thing['@type']).sort()).toEqual(types);
  for (const { offers } of things.filter((thing) => thing['@type'] === 'Product'))
    expect([offers].flat()[0]).toMatchObject({ '@type': 'Offer', priceCurrency: 'INR' });
});

test('a page for signing in asks searches to leave it out', async () => {
  expect((await page('/login')).head).toContain('<meta name="robots" content="noindex">');
});

const table = routes.map(({ path }) => ({ path }));

/** The route of an address; a list's further pages and its things are apart from each other, and the kinds of a choice too. */
function findScreen(address: string): string {
  const { route, params } = matchRoutes(table, address.replace(/[?#].*/, ''))?.at(-1) ?? {};
  const kind = params?.type ?? (/^\d\d?$/.test(params?.id ?? '') ? 'page' : '');
  return [route?.path, kind].filter(Boolean).join(' ');
}

/** Where a shopper comes by more than a link of these pages; what leads there is shown by the tests of those flows. */
const BY_DOING = [
  // a photo that is given, cropped and made to measure, and an order that is placed
  '/size',
  '/crop',
  '/checkout/:stage',
  '/order/:id',
  '/order/:id/invoice',
  '/account/:id/:orderNo',
  // choices that come as they are seen
  '/frame/:id',
  '/frame-edit/:id',
  // what a shopper without a login must not see, and what nobody finds
  '/profile-details/shippinglist',
  '/403',
  '*',
  // a search, a letter, and those who try payments or ask for a proof
  '/search',
  '/newsletter',
  '/mock_checkout/:stage',
  '/test-gateway',
  '/pinterest-6f1c2.html',
];

test('[ROUTE-01] [ROUTE-64] links lead from home to every other screen of the table', async () => {
  const found = new Map([[findScreen('/'), '/']]);
  const seen = new Set<string>();
  for (const address of found.values()) {
    const { body } = await page(address);
    for (const link of parseHtml(body).querySelectorAll('a[href^="/"]')) {
      const to = link.getAttribute('href') ?? '';
      if (seen.has(to)) continue;
      seen.add(to);
      if (!found.has(findScreen(to))) found.set(findScreen(to), to);
    }
  }
  const left = new Set(SCREENS.map(findScreen).filter((screen) => !found.has(screen)));
  expect(left, 'a new screen needs a link to it').toEqual(new Set(BY_DOING));
});

test('what is drawn is what travels: the page asks for nothing that is not in its data', async () => {
  const { data } = await page('/gifts/first-chai');
  const { address, reads } = JSON.parse(data);
  expect(address).toBe('/gifts/first-chai');
  expect(reads.map(([key]: [unknown]) => key)).toContainEqual(['product', 'gifts', '/gifts/first-chai']);
});

test('the shell has header and footer, and a place for the page alone', async () => {
  const { body, data, isFound } = await renderShell();
  expect(isFound).toBe(false);
  expect(body).toContain('<header');
  expect(body).toContain('<footer');
  expect(body).toContain('aria-busy="true"');
  expect(JSON.parse(data)).toEqual({ address: null, reads: [], snapshots: {} });
});

test('a backend that cannot be read is a page that cannot be made', async () => {
  await expect(renderPage('/art/', { host: 'http://127.0.0.1:9' })).rejects.toMatchObject({ kind: 'network' });
});

test('all pages are known, each once: fixed ones, products, posts, lists and themes page by page', async () => {
  const paths = (await listPages({ host: served.url })).map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toEqual(
    expect.arrayContaining([...PUBLIC_PATHS, '/art/2/', '/gifts/2/', '/art/misty-ghats', '/art/theme/Botanicals/1']),
  );
});
