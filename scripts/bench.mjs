import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { findBrowser, launchOptions } from './browser.mjs';
import { buildStore, picturesOnDemand } from './buildStore.mjs';
import { ROOT } from './run.mjs';
import { serve } from './serve.mjs';

const REPORT = join(ROOT, 'test-results/bench/page-weight.json');

const WIDTHS = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
};

const WITHOUT_KONVA = ['home', 'list', 'detail'];
/** Below this a shift is a fraction of a pixel, which nobody sees. */
const MAX_SHIFT = 0.001;

/** What a file counts as: by its name, for a worker that answers for the network hides where a file came from. */
function kindOf(pathname, isDocument) {
  if (isDocument) return 'html';
  if (pathname.endsWith('.css')) return 'css';
  if (!pathname.endsWith('.js')) return null;
  return /^\/(assets\/backend-|backendWorker|mockServiceWorker)/.test(pathname) ? 'backend' : 'js';
}

async function gzipBytes(url) {
  const response = await fetch(url);
  return gzipSync(Buffer.from(await response.arrayBuffer()), { level: 9 }).length;
}

/** Adds up each layout shift from the first paint on. */
const watchShifts = () => {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shifted += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
};

/** While the embedded backend starts, the network is idle and the page is not done. */
async function settled(page) {
  await page.waitForFunction(() => document.querySelector('main h1') && !document.querySelector('[aria-busy="true"]'));
  await page.waitForLoadState('networkidle');
}

/** One cold load: the addresses that it asked for by kind, and how much it shifted. Nobody touches the page. */
async function load(browser, url, width) {
  const context = await browser.newContext(WIDTHS[width]);
  const page = await context.newPage();
  const asked = new Map();
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    const kind = kindOf(pathname, request.isNavigationRequest());
    if (kind && origin === new URL(url).origin) asked.set(origin + pathname, kind);
  });
  await page.addInitScript(watchShifts);
  const answer = await page.goto(url, { waitUntil: 'networkidle' });
  await settled(page);
  await page.evaluate(() => document.fonts.ready);
  const shift = await page.evaluate(() => window.shifted);
  await context.close();
  return { asked, status: answer.status(), shift: Number(shift.toFixed(4)) };
}

/**
 * Of the scripts that a page asked for, those that it asked for itself: the backend's code has parts in common with
 * pages that nobody has opened yet.
 */
async function ownScripts(urls) {
  const own = new Set();
  const follow = async (url) => {
    if (own.has(url)) return;
    own.add(url);
    const source = await (await fetch(url)).text();
    for (const [, name] of source.matchAll(/(?:from|import)\s*\(?\s*["'`]\.\/([^"'`]+\.js)/g)) {
      const next = new URL(name, url).href;
      if (urls.includes(next)) await follow(next);
    }
  };
  await follow(urls.find((url) => /\/assets\/index-/.test(url)));
  return own;
}

async function measure(browser, store, { page, path }) {
  const phone = await load(browser, store + path, 'phone');
  const desktop = await load(browser, store + path, 'desktop');
  const bytes = { html: 0, css: 0, js: 0, backend: 0 };
  const own = await ownScripts([...phone.asked].filter(([, kind]) => kind === 'js').map(([url]) => url));
  for (const [url, kind] of phone.asked) {
    bytes[kind === 'js' && !own.has(url) ? 'backend' : kind] += await gzipBytes(url);
  }
  const scripts = [...own].map((url) => new URL(url).pathname);
  return { page, path, gzip: bytes, shift: { phone: phone.shift, desktop: desktop.shift }, scripts: scripts.sort() };
}

/** The address of the first art that the list shows, so that no name of the catalogue stands here. */
async function firstArt(browser, store) {
  const page = await browser.newPage();
  await page.goto(`${store}/art/`, { waitUntil: 'networkidle' });
  await settled(page);
  const links = await page
    .locator('main a[href^="/art/"]')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  await page.close();
  const art = links.find((href) => /^\/art\/[^/?#]*[a-z][^/?#]*\/?$/.test(href));
  if (!art) throw new Error('The list at /art/ shows no art to measure.');
  return art;
}

/** What is not to be, a sentence each. How many bytes a store for a real backend may have is the race's to say. */
const complaintsOf = ({ page, shift, scripts }) => [
  ...(WITHOUT_KONVA.includes(page) && scripts.some((name) => /konva/i.test(name)) ? [`${page}: loads Konva.`] : []),
  ...Object.entries(shift).flatMap(([width, value]) =>
    value > MAX_SHIFT ? [`${page}: shifts by ${value} on a ${width}.`] : [],
  ),
];

try {
  process.env.CHROMIUM_PATH = await findBrowser();
  const store = await serve({
    picture: await (process.argv.includes('--no-build') ? picturesOnDemand() : buildStore()),
  });
  const browser = await chromium.launch(launchOptions());
  const art = await firstArt(browser, store.url);
  const asked = [
    { page: 'home', path: '/' },
    { page: 'list', path: '/art/' },
    { page: 'detail', path: art },
    { page: 'configurator', path: art.replace('/art/', '/shop_art/') },
  ];
  const pages = [];
  for (const one of asked) pages.push(await measure(browser, store.url, one));
  await browser.close();
  await store.close();

  mkdirSync(dirname(REPORT), { recursive: true });
  writeFileSync(REPORT, `${JSON.stringify({ measured: new Date().toISOString(), pages }, null, 2)}\n`);
  console.table(
    Object.fromEntries(
      pages.map(({ page, gzip, shift }) => [
        page,
        { ...gzip, 'shift phone': shift.phone, 'shift desktop': shift.desktop },
      ]),
    ),
  );
  const complaints = pages.flatMap(complaintsOf);
  for (const complaint of complaints) console.error(complaint);
  process.exit(complaints.length ? 1 : 0);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
