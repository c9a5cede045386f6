import { type Browser, expect, type Page } from '@playwright/test';
import { delayRequest, prehydrationTest as test, waitUntilHydrated } from './test.ts';

/** A page of each kind that is laid out in more than one column on a desk. */
const WIDE_PAGES = [
  '/',
  '/art/',
  '/art/breakfast-on-the-water',
  '/gallery-walls/nine-thresholds',
  '/gifts/first-chai',
  '/decor-objects/kettle-pond-bottle',
  '/mixed-media/six-ridges-to-munnar',
  '/blog/hang-it-lower',
  '/custom-framing/',
  '/wall',
  '/contact/',
  '/design/art',
];

/** The other kinds of page that the build writes. */
const OTHER_PAGES = [
  '/art/2/',
  '/art/theme/Botanicals/1',
  '/gallery-walls/',
  '/gifts/',
  '/blog/',
  '/start_framing',
  '/select/frame',
  '/about/',
  '/stores',
  '/faq/',
  '/terms-of-service/',
  '/privacy-policy/',
  '/partner',
  '/design',
  '/opt_out',
];

/** What a page was before a script ran, and how far it moved since. */
type PageRecord = {
  elements: Element[];
  text: string;
  moved: { by: number; at: number; what: string[] }[];
  /** Settles with the moment from which on no font changes a line: the letters that stood in for it are nearly as wide. */
  lettered: Promise<number>;
  words: () => string;
};

declare global {
  interface Window {
    seen: PageRecord;
  }
}

type Shift = { value: number; startTime: number; sources: { node: Element | null }[] };

/** Runs in the page: once the parser is done, before any module does, what stands there is noted. */
function recordPage() {
  const moved: PageRecord['moved'] = [];
  new PerformanceObserver((list) => {
    for (const { value, startTime, sources } of list.getEntries() as unknown as Shift[])
      moved.push({ by: value, at: startTime, what: sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? '') });
  }).observe({ type: 'layout-shift', buffered: true });
  // What is reported to searches; and what comes into a place reserved for it as soon as that is in sight, which it may be at once.
  const apart = 'script, [aria-label="Details"], [data-place="choices"]';
  /** All that can be read in the page and its frame. */
  const words = () => {
    const root = document.querySelector('#root') as Element;
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    let all = '';
    while (texts.nextNode()) if (!texts.currentNode.parentElement?.closest(apart)) all += texts.currentNode.nodeValue;
    return all;
  };
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const lettered = new Promise((loaded) => window.addEventListener('load', loaded))
    .then(() => document.fonts.ready)
    .then(frame)
    .then(frame)
    .then(() => performance.now());
  const note = () => {
    if (document.readyState !== 'interactive') return;
    document.removeEventListener('readystatechange', note);
    const elements = [...document.querySelectorAll('main *')].filter(
      // A place without anything in it is reserved for what comes.
      (element) =>
        !element.closest(apart) && (element.textContent || element.matches(':has(img, svg, input), img, svg, input')),
    );
    window.seen = { elements, text: words(), moved, lettered, words };
  };
  document.addEventListener('readystatechange', note);
  sessionStorage.clear();
}

/** What became of the page that was noted. */
async function listChanges() {
  for (let frame = 0; frame < 4; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  const { elements, text, moved, words } = window.seen;
  const fromNowOn = await window.seen.lettered;
  const shifts = moved.filter(({ at }) => at > fromNowOn);
  const now = words();
  const from = [...text].findIndex((sign, at) => sign !== now[at]);
  return {
    noted: elements.length > 10,
    replaced: elements.filter(({ isConnected }) => !isConnected).map(({ outerHTML }) => outerHTML.slice(0, 120)),
    text: text === now ? '' : `${text.slice(from, from + 80)} → ${now.slice(from, from + 80)}`,
    // By ids a field finds its label, also where one of them is drawn later.
    unlabelled: [...document.querySelectorAll<HTMLInputElement>('#root :is(input, select, textarea)')]
      .filter(({ id, labels }) => id.startsWith('_R_') && !labels?.length)
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    moved: shifts.reduce((sum, { by }) => sum + by, 0) > 0.001 ? shifts : [],
  };
}

const UNCHANGED = { noted: true, replaced: [], text: '', unlabelled: [], moved: [], messages: [] };

async function openAndRecord(browser: Browser, width: number, height: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height } });
  await context.addInitScript(recordPage);
  // A page is written with its data, and needs no backend to be taken over.
  await context.route(/\/assets\/backend-/, () => undefined);
  return context.newPage();
}

/** The errors that a page reports from now on. */
function collectReports(page: Page): string[] {
  const reports: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('Error report')) reports.push(message.text());
  });
  return reports;
}

test.describe('a page stays as it was written while the browser takes it over', () => {
  for (const [name, width, height, pages] of [
    ['on a phone', 390, 844, WIDE_PAGES],
    ['at a desk', 1280, 900, WIDE_PAGES],
    ['on a phone, of one column everywhere', 390, 844, OTHER_PAGES],
  ] as const)
    test(name, async ({ browser }) => {
      const page = await openAndRecord(browser, width, height);
      const messages = collectReports(page);
      page.on('pageerror', (error) => messages.push(error.message));
      const all: Record<string, unknown> = {};
      for (const address of pages) {
        messages.length = 0;
        await test.step(address, async () => {
          await page.goto(address, { waitUntil: 'domcontentloaded' });
          await waitUntilHydrated(page);
          all[address] = { ...(await page.evaluate(listChanges)), messages: [...messages] };
        });
      }
      expect(all).toEqual(Object.fromEntries(pages.map((address) => [address, UNCHANGED])));
      await page.context().close();
    });
});

test('the written wall stands while the code that draws it comes late, whatever is pressed meanwhile', async ({
  page,
}) => {
  const letGo = await delayRequest(page, /\/assets\/WallStage-[^/]*\.js$/);
  await page.goto('/wall', { waitUntil: 'domcontentloaded' });
  await waitUntilHydrated(page);
  const written = await page.getByRole('img', { name: 'A wall of 360 × 270 cm' }).locator('../..').elementHandle();
  const isStanding = () => written?.evaluate(({ isConnected }) => isConnected);
  await page.getByRole('button', { name: 'Choose a print' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  expect(await isStanding()).toBe(true);

  letGo();
  await page.getByLabel('Width, cm').fill('300');
  await page.getByLabel('Width, cm').blur();
  // The written wall stands until the finer one has painted: for that time both are there.
  await expect(page.getByRole('img', { name: 'A wall of 300 × 270 cm' }).first()).toBeVisible();
  expect(await isStanding()).toBe(true);
});

test('[CONF-20] what an address chooses on a page is chosen once the browser has taken over what was written', async ({
  page,
}) => {
  const messages = collectReports(page);
  await page.goto('/art/breakfast-on-the-water?mode=art&media=Paper&size=16x20');
  await expect(page.getByRole('radio', { name: 'Print', exact: true })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Paper' })).toBeChecked();
  await expect(page.getByText('₹2,368').filter({ visible: true }).first()).toBeVisible();
  expect(messages).toEqual([]);
});

test('[UPL-03] the chooser of an upload is drawn where no chooser was written, without a fault', async ({ page }) => {
  const messages = collectReports(page);
  page.on('pageerror', (error) => messages.push(error.message));
  for (const path of ['/custom-framing', '/custom-framing/']) {
    await page.goto(`${path}?width=1500&height=1800&id=0e541d5e-ea2e-54a7-8c84-085276f82a21`);
    await expect(page.getByRole('radio', { name: 'Print', exact: true })).toBeVisible();
  }
  expect(messages).toEqual([]);
});

test('the form that tracks an order comes without a touch of the page', async ({ page }) => {
  await page.goto('/track-order');
  await expect(page.getByRole('textbox', { name: 'Order number' })).toBeVisible();
});

test('[ROUTE-13] [FRAME-09] a framed picture is written before its frame is known, which then comes around it without a shift', async ({
  browser,
}) => {
  const page = await openAndRecord(browser, 390, 844);
  const messages = collectReports(page);
  const letGo = await delayRequest(page, /\/assets\/start-[^/]*\.js$/);
  await page.goto('/frame-edit/fa1fb702-22e8-54e7-94e8-3a3bb3f530fe?id=breakfast-on-the-water&type=art', {
    waitUntil: 'domcontentloaded',
  });
  const picture = page.getByRole('article', { name: 'Breakfast on the Water' }).locator('img').first();
  await expect(picture).toBeVisible();
  await expect(page.getByText('around Breakfast on the Water')).toBeVisible();
  const written = await picture.elementHandle();

  letGo();
  await waitUntilHydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Nordic' })).toBeVisible();
  expect(await written?.evaluate(({ isConnected }) => isConnected)).toBe(true);
  expect((await page.evaluate(listChanges)).moved).toEqual([]);
  expect(messages).toEqual([]);
  await page.context().close();
});

test('a page without scripts has its heading, its prices and its ways on', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const main = page.getByRole('main');
  for (const [address, heading, words] of [
    ['/', 'Art prints and custom framing', /₹/],
    ['/art/', /^art prints$/i, /₹/],
    ['/art/breakfast-on-the-water', 'Breakfast on the Water', /₹/],
    ['/gifts/first-chai', 'First Chai', /₹/],
    ['/about/', 'About us', /It began with a complaint/],
    ['/terms-of-service/', /^terms/i, /Prices are in Indian rupees/],
  ] as const) {
    await page.goto(address);
    await expect(main.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(await main.innerText(), address).toMatch(words);
    const links = page.locator('#root a[href]').filter({ visible: true });
    expect(await links.count(), address).toBeGreaterThan(5);
  }
  // The footer's groups unfold without a script.
  await page.locator('footer summary', { hasText: 'Shop' }).click();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Gifts' })).toBeVisible();
  await context.close();
});
