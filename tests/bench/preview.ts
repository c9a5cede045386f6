import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import type { Browser } from 'playwright';
import { build } from 'vite';
import { buildStore } from '../../scripts/pages/store.ts';
import { ROOT } from '../../scripts/tools/processes.ts';
import { serve } from '../../scripts/tools/server.ts';
import { measureInStore, report, runBench } from './kit/bench.ts';
import { DRAG_METHOD, dragAround, getFrameRate, getWorstSecond, MIN_FRAMES } from './kit/drag.ts';
import { throttle } from './kit/page.ts';
import { measureUntilWithin, percentile, round } from './kit/times.ts';
import type { BenchPage } from './preview/page.tsx';

const PAGE = join(ROOT, 'tests/bench/preview');
const BUILT = join(ROOT, 'node_modules/.cache/bench-preview');

/** The previews' places on a desk and on a phone. */
const SCREENS = {
  desk: { viewport: { width: 700, height: 700 } },
  phone: { viewport: { width: 390, height: 340 }, deviceScaleFactor: 2 },
};
const RENDERERS = ['konva', 'svg'] as const;
/** Every frame of the shop seven times. */
const CHANGES = 217;
/** By the rate at which the processor is throttled: milliseconds at the 95th percentile. */
const MAX_P95: Record<number, number> = { 1: 16, 4: 40 };

const DRAG_RATE = 4;

/** Konva with react-konva: bytes after gzip. */
const MAX_KONVA = 85_000;

const CHANGE = 'change of frame';
const DRAG = 'drag on the wall';

const METHOD = {
  change:
    'From new props (flushSync) until React is done, and from the beginning of the next frame until the first task after it, when its canvases are drawn and it is painted. The wait between the two for the screen is not work and not counted. Every frame of the shop in turn, its textures warm. "of CPU" is the mean for which the main thread had the processor.',
  drag: `${DRAG_METHOD} A frame counts if the piece was drawn at a new place in it. The worst second of them.`,
  konva: 'The chunk of the built store that holds konva, react-konva, its reconciler and its-fine; gzip -9.',
};

type Setting = { screen: keyof typeof SCREENS; renderer: (typeof RENDERERS)[number]; rate: number };
type Row = { what: string; screen: string; renderer: string; throttled: number; count: number } & Partial<
  Record<'p50' | 'p95' | 'of CPU' | 'frames a second' | 'worst second', number>
>;

/** A page of the bench on a screen, at a rate. */
async function open(browser: Browser, url: string, { screen, rate }: Setting) {
  const page = await browser.newPage(SCREENS[screen]);
  page.on('pageerror', (error) => console.error(error));
  await page.goto(url);
  await page.waitForFunction(() => 'bench' in window);
  const inPage = await page.evaluateHandle(() => (window as unknown as { bench: BenchPage }).bench);
  return { inPage, ...(await throttle(page, rate)), close: () => page.close() };
}

async function changes(browser: Browser, url: string, setting: Setting): Promise<Row[]> {
  const { inPage, busy, close } = await open(browser, url, setting);
  const { screen, renderer, rate } = setting;
  await inPage.evaluate((bench, name) => bench.prepare(name), renderer);
  const before = await busy();
  const found = await inPage.evaluate((bench, count) => bench.changes(count), CHANGES);
  const cpu = (await busy()) - before;
  await close();
  const work = found.map(({ commit, frame }) => commit + frame);
  return [
    {
      what: CHANGE,
      screen,
      renderer,
      throttled: rate,
      p50: percentile(work, 0.5),
      p95: percentile(work, 0.95),
      'of CPU': round(cpu / CHANGES),
      count: work.length,
    },
  ];
}

async function drag(browser: Browser, url: string, setting: Setting): Promise<Row[]> {
  const { inPage, session, close } = await open(browser, url, setting);
  const { screen, renderer, rate } = setting;
  const from = await inPage.evaluate((bench, name) => bench.hang(name), renderer);
  const frames = await dragAround(session, from, {
    begin: () => inPage.evaluate((bench) => bench.count()),
    end: () => inPage.evaluate((bench) => bench.counted()),
  });
  await close();
  return [
    {
      what: DRAG,
      screen,
      renderer,
      throttled: rate,
      'frames a second': round(getFrameRate(frames)),
      'worst second': getWorstSecond(frames),
      count: frames.length,
    },
  ];
}

/** What Konva weighs in the store that was built last. */
function konvaBytes() {
  const folder = join(ROOT, 'dist/assets');
  const chunks = readdirSync(folder).filter((name) => /^konva-.*\.js$/.test(name));
  return chunks.reduce((sum, name) => sum + gzipSync(readFileSync(join(folder, name)), { level: 9 }).length, 0);
}

/** Only Konva has limits; SVG stands beside it. */
const isWithin = ({ what, renderer, throttled: rate, p95 = 0, ...row }: Row) =>
  renderer !== 'konva' || (what === CHANGE ? p95 <= (MAX_P95[rate] ?? 0) : (row['worst second'] ?? 0) >= MIN_FRAMES);

const getComplaints = (rows: readonly Row[], konva: number) => [
  ...rows
    .filter((row) => !isWithin(row))
    .map((row) => {
      const where = `on a ${row.screen}, throttled ${row.throttled}x`;
      return row.what === CHANGE
        ? `Change of frame ${where}: p95 is ${row.p95} ms, ${MAX_P95[row.throttled]} allowed.`
        : `Drag ${where}: ${row['worst second']} frames in a second, ${MIN_FRAMES} wanted.`;
    }),
  ...(konva === 0 ? ['The built store has no chunk with Konva: does no page show a preview?'] : []),
  ...(konva > MAX_KONVA ? [`Konva with react-konva takes ${konva} bytes, ${MAX_KONVA} allowed.`] : []),
];

await runBench(async () => {
  if (!process.argv.includes('--no-build')) await buildStore();
  const bytes = konvaBytes();
  await build({
    root: PAGE,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [react()],
    build: { outDir: BUILT, emptyOutDir: true, target: 'chrome120' },
  });
  const measure = async (browser: Browser, url: string) => {
    const rows: Row[] = [];
    const add = async (work: typeof changes, setting: Setting) =>
      rows.push(...(await measureUntilWithin(() => work(browser, url, setting), isWithin)));
    for (const screen of ['desk', 'phone'] as const)
      for (const renderer of RENDERERS) {
        for (const rate of Object.keys(MAX_P95).map(Number)) await add(changes, { screen, renderer, rate });
        await add(drag, { screen, renderer, rate: DRAG_RATE });
      }
    return rows;
  };
  const rows = await measureInStore(measure, () => serve({ folder: BUILT }));
  const konva = { what: 'Konva with react-konva', bytes, allowed: MAX_KONVA };
  report('preview', { method: METHOD, rows: [...rows, konva] });
  return getComplaints(rows, bytes);
});
