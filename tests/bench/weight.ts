import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { parseSync } from 'vite';
import { measureInStore, report, runBench } from './kit/bench.ts';
import { getShift, MAX_SHIFT, SCREENS, type Screen, waitUntilSettled, watchShifts } from './kit/page.ts';

const WITHOUT_KONVA = ['home', 'list', 'detail'];

type Kind = 'html' | 'css' | 'js' | 'backend';

/** What a file counts as: by its name, for a worker that answers for the network hides where a file came from. */
function getKind(pathname: string, isDocument: boolean): Kind | null {
  if (isDocument) return 'html';
  if (pathname.endsWith('.css')) return 'css';
  if (!pathname.endsWith('.js')) return null;
  return /^\/(assets\/backend-|backendWorker|mockServiceWorker)/.test(pathname) ? 'backend' : 'js';
}

async function gzipBytes(url: string) {
  const response = await fetch(url);
  return gzipSync(Buffer.from(await response.arrayBuffer()), { level: 9 }).length;
}

/** One cold load: the addresses that it requested by kind, and how much it shifted. Nobody touches the page. */
async function measureLoad(browser: Browser, url: string, screen: Screen) {
  const page = await browser.newPage(SCREENS[screen]);
  const requests = new Map<string, Kind>();
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    const kind = getKind(pathname, request.isNavigationRequest());
    if (kind && origin === new URL(url).origin) requests.set(origin + pathname, kind);
  });
  await watchShifts(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  await waitUntilSettled(page);
  const shift = await getShift(page);
  const entry = await page.locator('script[type=module][src]').first().getAttribute('src');
  await page.close();
  return { requests, shift, entry: new URL(entry ?? '', url).href };
}

/** What a script imports, at once or later, by addresses as they stand in it. */
function listImports(source: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync('script.js', source).module;
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value ?? '')),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1)),
  ];
}

/**
 * Of the scripts that a page requested, those that it requested itself: the backend's code has parts in common with
 * pages that nobody has opened yet.
 */
async function listOwnScripts(entry: string, urls: readonly string[]) {
  const own = new Set<string>();
  const follow = async (url: string) => {
    if (own.has(url)) return;
    own.add(url);
    for (const name of listImports(await (await fetch(url)).text())) {
      const next = URL.canParse(name, url) ? new URL(name, url).href : '';
      if (name.startsWith('./') && urls.includes(next)) await follow(next);
    }
  };
  await follow(entry);
  return own;
}

async function measure(browser: Browser, store: string, { page, path }: { page: string; path: string }) {
  const phone = await measureLoad(browser, store + path, 'phone');
  const desk = await measureLoad(browser, store + path, 'desk');
  const gzip = { html: 0, css: 0, js: 0, backend: 0 };
  const scripts = [...phone.requests].filter(([, kind]) => kind === 'js').map(([url]) => url);
  const own = await listOwnScripts(phone.entry, scripts);
  for (const [url, kind] of phone.requests)
    gzip[kind === 'js' && !own.has(url) ? 'backend' : kind] += await gzipBytes(url);
  const paths = [...own].map((url) => new URL(url).pathname).sort();
  return { page, path, gzip, shift: { phone: phone.shift, desktop: desk.shift }, scripts: paths };
}

/** The address of the first art that the list shows, so that no name of the catalogue stands here. */
async function findFirstArt(browser: Browser, store: string): Promise<string> {
  const page = await browser.newPage();
  await page.goto(`${store}/art/`, { waitUntil: 'networkidle' });
  await waitUntilSettled(page);
  const links = await page
    .locator('main a[href^="/art/"]')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''));
  await page.close();
  const art = links.find((href) => /^\/art\/[^/?#]*[a-z][^/?#]*\/?$/.test(href));
  if (!art) throw new Error('The list at /art/ shows no art to measure.');
  return art;
}

/** What is not to be, a sentence each. How many bytes a store for a real backend may have is the race's to say. */
const getComplaints = ({ page, shift, scripts }: Awaited<ReturnType<typeof measure>>) => [
  ...(WITHOUT_KONVA.includes(page) && scripts.some((name) => /konva/i.test(name)) ? [`${page}: loads Konva.`] : []),
  ...Object.entries(shift).flatMap(([screen, value]) =>
    value > MAX_SHIFT ? [`${page}: shifts by ${value} on a ${screen}.`] : [],
  ),
];

await runBench(async () => {
  const pages = await measureInStore(async (browser, url) => {
    const art = await findFirstArt(browser, url);
    const measured: Awaited<ReturnType<typeof measure>>[] = [];
    for (const one of [
      { page: 'home', path: '/' },
      { page: 'list', path: '/art/' },
      { page: 'detail', path: art },
      { page: 'configurator', path: art.replace('/art/', '/shop_art/') },
    ])
      measured.push(await measure(browser, url, one));
    return measured;
  });
  const rows = pages.map(({ page, gzip, shift }) => ({
    page,
    ...gzip,
    'shift phone': shift.phone,
    'shift desktop': shift.desktop,
  }));
  report('page-weight', { pages }, rows);
  return pages.flatMap(getComplaints);
});
