import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright';
import { openBrowser } from './tools/browser.ts';
import { findBin, formatError, ROOT, run, runMain } from './tools/processes.ts';
import { serve } from './tools/server.ts';

/*
 * Builds Storybook, measures how long that takes and when the first story shows, and opens every story of the build: each has
 * to show, without an error and without a file that is not there. `--no-build` takes the build that is there, `--update` lists
 * the pictures that stories ask for in .storybook/pictures.json, from which the next build draws them. Parts of ids name the
 * stories to open.
 */

const FOLDER = join(ROOT, 'storybook-static');
const LIST = join(ROOT, '.storybook/pictures.json');
const PICTURES = '/sites/default/files/';
const DESK = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
/** How the ids of the stories of whole pages begin. */
const WHOLE_PAGES = 'pages-whole--';
/** Seconds; a busy machine takes longer, so they are reported beside what was measured. */
const LIMITS = { build: 60, first: 3 };
/** Longer than the slowest story takes to show. */
const TIMEOUT = 20_000;

const { values: options, positionals } = parseArgs({
  options: { 'no-build': { type: 'boolean' }, update: { type: 'boolean' } },
  allowPositionals: true,
});
const isNamed = ({ id }: Entry) => positionals.length === 0 || positionals.some((part) => id.includes(part));

const secondsSince = (start: number) => (performance.now() - start) / 1000;

async function build(): Promise<number> {
  const start = performance.now();
  if ((await run([findBin('storybook'), 'build', '--disable-telemetry', '--loglevel', 'warn'])) !== 0)
    throw new Error('Storybook was not built.');
  return secondsSince(start);
}

type Entry = { id: string; type: 'story' | 'docs' };

const readEntries = (): Entry[] => Object.values(JSON.parse(readFileSync(join(FOLDER, 'index.json'), 'utf8')).entries);

/** A story, or a page of the docs, in the frame in which Storybook shows it; axe looks at it in the part `stories`. */
const getAddress = ({ id, type }: Entry) => `/iframe.html?viewMode=${type}&id=${id}&globals=a11y.manual:!true`;

/** The story stands there, be it an empty one, or Storybook reports that it cannot. */
const SHOWN = 'body:is(.sb-show-main, .sb-show-errordisplay, .sb-show-nopreview)';
/** A story that waits for what is on its way takes no processor: more of them than processors are opened at a time. */
const PAGES = 2 * availableParallelism() + 2;

/** Opens a story; gives what is wrong with it, and which pictures it requested. */
async function openStory(page: Page, url: string, entry: Entry, viewport: typeof DESK) {
  const faults: string[] = [];
  const pictures: string[] = [];
  const note = (text: string) => faults.push(`${entry.id} at ${viewport.width}: ${text}`);
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith(PICTURES)) pictures.push(pathname);
    if (response.status() >= 400) note(`${response.status()} ${pathname}`);
  });
  try {
    await page.setViewportSize(viewport);
    await page.goto(url + getAddress(entry), { waitUntil: 'commit' });
    await page.locator(SHOWN).waitFor({ state: 'attached', timeout: TIMEOUT });
    if (await page.evaluate(() => document.body.matches('.sb-show-errordisplay, .sb-show-nopreview')))
      note((await page.locator('#error-message').textContent()) ?? 'Storybook shows an error');
    // A page of docs has frames that load once they are scrolled to, and so is never idle for Playwright.
    await page.waitForLoadState(entry.type === 'docs' ? 'load' : 'networkidle', { timeout: TIMEOUT });
  } catch (error) {
    note(formatError(error).split('\n')[0] ?? '');
  }
  page.removeAllListeners();
  return { faults: [...new Set(faults)], pictures };
}

async function openAll(browser: Browser, url: string, entries: readonly Entry[]) {
  const waiting = entries.flatMap((entry) =>
    (entry.id.startsWith(WHOLE_PAGES) ? [DESK, PHONE] : [DESK]).map((viewport) => ({ entry, viewport })),
  );
  const opened: Awaited<ReturnType<typeof openStory>>[] = [];
  const work = async () => {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    for (let next = waiting.shift(); next; next = waiting.shift())
      opened.push(await openStory(page, url, next.entry, next.viewport));
    await page.close();
  };
  await Promise.all(Array.from({ length: PAGES }, work));
  return {
    opened: opened.length,
    faults: opened.flatMap(({ faults }) => faults),
    pictures: [...new Set(opened.flatMap(({ pictures }) => pictures))].sort(),
  };
}

/** Adds the pictures that stories requested. What is listed stays: a picture may come later than this looks at its story. */
function updateList(pictures: readonly string[]) {
  const listed: string[] = JSON.parse(readFileSync(LIST, 'utf8'));
  writeFileSync(LIST, `${JSON.stringify([...new Set([...listed, ...pictures])].sort(), null, 2)}\n`);
}

/** From the address to the story in Storybook itself, with nothing stored by the browser; seconds. */
async function openFirst(browser: Browser, url: string, { id }: Entry): Promise<number> {
  const page = await browser.newPage({ viewport: DESK });
  const start = performance.now();
  await page.goto(`${url}/?path=/story/${id}`, { waitUntil: 'commit' });
  await page.frameLocator('#storybook-preview-iframe').locator('#storybook-root > *').first().waitFor();
  const seconds = secondsSince(start);
  await page.close();
  return seconds;
}

await runMain(async () => {
  const built = options['no-build'] ? null : await build();
  const server = await serve({ folder: FOLDER });
  const browser = await openBrowser();
  try {
    const entries = readEntries();
    const story = entries.find(({ type }) => type === 'story') as Entry;
    const first = await openFirst(browser, server.url, story);
    const start = performance.now();
    const { opened, faults, pictures } = await openAll(browser, server.url, entries.filter(isNamed));
    if (options.update) updateList(pictures);
    if (built !== null) console.log(`build: ${built.toFixed(1)} s (limit ${LIMITS.build})`);
    console.log(`first story: ${first.toFixed(2)} s (limit ${LIMITS.first})`);
    console.log(`${opened} opened in ${secondsSince(start).toFixed(0)} s, ${pictures.length} pictures`);
    for (const fault of faults) console.log(`  ${fault}`);
    process.exitCode = faults.length > 0 ? 1 : 0;
  } finally {
    await browser.close();
    await server.close();
  }
});
