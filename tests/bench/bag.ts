import type { Browser } from 'playwright';
import { manyLines } from '../../machines/cart/sampleLines.ts';
import { buildPageModule } from '../../scripts/tools/bundle.ts';
import type * as InPage from './inPage/bag.ts';
import { measureInStore, report, runBench } from './kit/bench.ts';
import { SCREENS, throttle } from './kit/page.ts';
import { measureUntilWithin, percentile } from './kit/times.ts';

/** The bag at its fullest, and beside it one of a few lines. */
const LINES = [30, 5];
const RATES = [1, 4];
const PRESSES = 60;
const RENDERS = 12;

/** So many times the floor at the 95th percentile, for 30 lines at a quarter of the processor's speed. */
const MAX_RATIO = 1.3;

const FLOOR = 'one number';
const CHANGE = 'change of quantity';

const METHOD = {
  floor:
    'What the browser itself takes on the same page for the least that a change can be: the number of a line is written into the page by hand, with neither React nor a chart, and painted. Measured as a change is.',
  change:
    "On the built store's bag with prices of today, on a phone: from a press on '+', a line at a time, until React and the charts are done, and from the beginning of the next frame until the first task after it, when it is painted. The wait between the two for the screen is not work and not counted, and neither is the writing to storage, which comes behind the painting.",
  render:
    'The bag is emptied and filled again, as another tab does it. Each sample is the work of one frame, from its beginning until React has done what it asked for; the first one also holds the reading of what is kept. The lines in sight come at once, the others one a frame; "until all" is the time until the last one is painted.',
};

type Setting = { count: number; rate: number };
type Row = { name: string; lines: number; throttled: number; p50: number; p95: number; count: number };

const inPage = await buildPageModule<typeof InPage>('tests/bench/inPage/bag.ts');

/** The bag's page with so many lines in it, at a rate. */
async function open(browser: Browser, url: string, { count, rate }: Setting) {
  const page = await browser.newPage(SCREENS.phone);
  page.on('pageerror', (error) => console.error(error));
  await inPage.addTo(page);
  const complete = async () => {
    await page
      .getByRole('button', { name: 'One more' })
      .nth(count - 1)
      .waitFor();
    // prices are read, pictures drawn
    await page.waitForLoadState('networkidle');
  };
  await page.goto(url);
  await page.evaluate((lines) => localStorage.setItem('cartData', lines), JSON.stringify(manyLines(count)));
  await page.goto(`${url}/checkout/shopping-bag`);
  await complete();
  // with prices of today stored, no line has a change of price to tell, and to stop telling at its first press
  await page.reload();
  await complete();
  await throttle(page, rate);
  return page;
}

type Measure = (browser: Browser, url: string, setting: Setting) => Promise<Row[]>;

const changes =
  (name: InPage.Change): Measure =>
  async (browser, url, setting) => {
    const page = await open(browser, url, setting);
    const work = await inPage.call(page, 'measureChanges', name, PRESSES);
    await page.close();
    return [getRow(name, setting, work)];
  };

const render: Measure = async (browser, url, setting) => {
  const page = await open(browser, url, setting);
  const runs: { work: number[]; all: number }[] = [];
  for (let run = 0; run < RENDERS; run++) runs.push(await inPage.call(page, 'measureRender', setting.count));
  await page.close();
  const all = runs.map((run) => run.all);
  const row = getRow(
    'measureRender',
    setting,
    runs.flatMap(({ work }) => work),
  );
  return [{ ...row, 'until all': percentile(all, 0.5) } as Row];
};

const getRow = (name: string, { count, rate }: Setting, work: readonly number[]): Row => ({
  name,
  lines: count,
  throttled: rate,
  p50: percentile(work, 0.5),
  p95: percentile(work, 0.95),
  count: work.length,
});

const findFloor = (rows: readonly Row[], { lines, throttled }: Row) =>
  rows.find((row) => row.name === FLOOR && row.lines === lines && row.throttled === throttled)?.p95 ?? 0;

const isWithin = (rows: readonly Row[], row: Row) =>
  row.name !== CHANGE || row.lines < 30 || row.throttled < 4 || row.p95 <= MAX_RATIO * findFloor(rows, row);

await runBench(async () => {
  const rows = await measureInStore(async (browser, url) => {
    const found: Row[] = [];
    for (const measure of [changes(FLOOR), changes(CHANGE), render])
      for (const rate of RATES)
        for (const count of LINES)
          found.push(
            ...(await measureUntilWithin(
              () => measure(browser, url, { count, rate }),
              (row) => isWithin(found, row),
            )),
          );
    return found;
  });
  report('bag', { method: METHOD, rows });
  return rows
    .filter((row) => !isWithin(rows, row))
    .map(
      (row) =>
        `${row.name} of ${row.lines} lines, throttled ${row.throttled}x: p95 is ${row.p95} ms, ${MAX_RATIO} times the floor's ${findFloor(rows, row)} ms allowed.`,
    );
});
