import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { openStore } from '../../scripts/pages/store.ts';
import { findBrowser, launchOptions } from '../../scripts/tools/browser.ts';
import { buildPageModule } from '../../scripts/tools/bundle.ts';
import { ROOT } from '../../scripts/tools/processes.ts';
import type * as InPage from './inPage/upload.ts';
import { report, runBench } from './kit/bench.ts';
import { measureUntilWithin } from './kit/times.ts';

const NAIVE = readFileSync(join(ROOT, 'tests/bench/upload/naive.html'), 'utf8');
const PHOTO = join(tmpdir(), `bench-photo-${process.pid}.jpg`);
const PIXELS = { width: 7304, height: 5480 };

/** Milliseconds from the file that is given to the crop that can be used. */
const MAX_READY = 3_000;
/** Milliseconds for which the main thread may be busy without a break. */
const MAX_TASK = 50;
const SAMPLE_MS = 20;

type Row = { name: string; method: string; ready: number; longest: number; memory: number | null };

const inPage = await buildPageModule<typeof InPage>('tests/bench/inPage/upload.ts');

const METHOD = {
  ready:
    "From the file chooser's change event until the photo's copy is decoded, shown and painted, on the built store; the crop screen's own code comes meanwhile. Each in a browser of its own.",
  longest: 'The longest of the tasks of over 50 ms that the browser tells of the main thread; 0 where there is none.',
  memory: `Private memory of all processes of the browser, every ${SAMPLE_MS} ms, at its peak over what it was before the file was given; in MB of a million bytes.`,
  cut: 'From CONTINUE until the cut of the whole photo is made and the sending begins.',
};

/** A photo of 40 megapixels held on its side, with grain and soft shapes, as heavy as a camera's. */
async function makePhoto() {
  const noisy = (size: { width: number; height: number }, sigma: number) =>
    sharp({ create: { ...size, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma } } });
  const shapes = await noisy({ width: 96, height: 72 }, 90)
    .resize(PIXELS.width, PIXELS.height, { kernel: 'cubic', fit: 'fill' })
    .jpeg({ quality: 95 })
    .toBuffer();
  const noise = await noisy(PIXELS, 30).blur(0.8).jpeg({ quality: 95 }).toBuffer();
  return sharp(shapes)
    .composite([{ input: noise, blend: 'soft-light' }])
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 92 })
    .toFile(PHOTO);
}

/** The ids of a process and of all that it began. */
function listProcessTree(pid: number) {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const [, parent] = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
      parents.set(Number(name), Number(parent));
    } catch {
      // ended meanwhile
    }
  }
  const found = [pid];
  for (const each of found) for (const [child, parent] of parents) if (parent === each) found.push(child);
  return found;
}

/** Bytes that a browser has for itself; null where the system does not tell. */
function getPrivateBytes(pid: number) {
  try {
    return listProcessTree(pid).reduce((sum, each) => {
      const [, resident = 0, shared = 0] = readFileSync(`/proc/${each}/statm`, 'utf8').split(' ').map(Number);
      return sum + (resident - shared) * 4096;
    }, 0);
  } catch {
    return null;
  }
}

/** Follows a browser's memory until it is stopped; then gives its peak over the beginning, in MB. */
function sampleMemory(pid: number) {
  const before = getPrivateBytes(pid);
  let peak = before;
  const timer = setInterval(() => {
    const now = getPrivateBytes(pid);
    if (now !== null) peak = Math.max(peak ?? 0, now);
  }, SAMPLE_MS);
  return () => {
    clearInterval(timer);
    return before === null ? null : Math.round(((peak ?? before) - before) / 1e6);
  };
}

/** A browser of its own, with the id of its process. */
async function inBrowser(work: (page: Page, pid: number) => Promise<Row[]>): Promise<Row[]> {
  const server = await chromium.launchServer({ ...launchOptions(), headless: true });
  const browser: Browser = await chromium.connect(server.wsEndpoint());
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await inPage.addTo(page);
    return await work(page, server.process().pid ?? 0);
  } finally {
    await browser.close();
    await server.close();
  }
}

async function measureOpening(page: Page, pid: number, url: string): Promise<Omit<Row, 'method'>> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await inPage.call(page, 'watchUpload');
  await page.waitForTimeout(500);
  const memory = sampleMemory(pid);
  await page.setInputFiles('input[type=file]', PHOTO);
  return { name: 'opened', ...(await inPage.call(page, 'waitUntilReady')), memory: memory() };
}

const measureStore = (url: string) =>
  inBrowser(async (page, pid) => {
    const open = await measureOpening(page, pid, `${url}/custom-framing/`);
    await page.waitForTimeout(500);
    await inPage.call(page, 'resetTimes');
    const memory = sampleMemory(pid);
    await page.getByRole('checkbox').check({ force: true });
    const startedAt = performance.now();
    // Frame by frame: a backend in the browser takes the photo faster than one could ask for the words again.
    const sending = page.waitForFunction(
      () => document.body.innerText.includes('Sending your photo') || location.search.includes('id='),
      null,
      { polling: 'raf', timeout: 60_000 },
    );
    await page.getByRole('button', { name: 'CONTINUE' }).click();
    await sending;
    const ready = Math.round(performance.now() - startedAt);
    const longest = await inPage.call(page, 'getLongestTask');
    return [
      { method: 'store', ...open },
      { name: 'cut', method: 'store', ready, longest, memory: memory() },
    ];
  });

const measureNaive = (url: string) =>
  inBrowser(async (page, pid) => {
    await page.route('**/naive.html', (route) => route.fulfill({ contentType: 'text/html', body: NAIVE }));
    return [{ method: 'plain', ...(await measureOpening(page, pid, `${url}/naive.html`)) }];
  });

const isWithin = ({ name, method, ready, longest }: Row) =>
  method !== 'store' || (longest <= MAX_TASK && (name !== 'opened' || ready < MAX_READY));

await runBench(async () => {
  process.env.CHROMIUM_PATH = await findBrowser();
  const store = await openStore();
  try {
    const { size } = await makePhoto();
    const rows = await measureUntilWithin(
      async () => [...(await measureStore(store.url)), ...(await measureNaive(store.url))],
      isWithin,
    );
    report('upload', {
      photo: { ...PIXELS, megapixels: 40, megabytes: Number((size / 1e6).toFixed(1)), orientation: 6 },
      limits: { ready: MAX_READY, longest: MAX_TASK },
      method: METHOD,
      rows,
    });
    return rows
      .filter((row) => !isWithin(row))
      .map(({ name, ready, longest }) => `${name} is ready after ${ready} ms, its longest task takes ${longest} ms.`);
  } finally {
    rmSync(PHOTO, { force: true });
    await store.close();
  }
});
