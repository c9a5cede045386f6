import type { Browser } from 'playwright';
import { arts } from '../../mocks/seed/arts.ts';
import { buildPageModule } from '../../scripts/tools/bundle.ts';
import type * as InPage from './inPage/filters.ts';
import { measureInStore, report, runBench } from './kit/bench.ts';
import { SCREENS, throttle, waitUntilSettled } from './kit/page.ts';
import { measureUntilWithin, percentile } from './kit/times.ts';

const RATE = 4;
/** Filters of each kind. */
const FILTERS = 6;

/** Milliseconds at the 95th percentile, at a quarter of the processor's speed. */
const MAX_P95 = 100;

const METHOD =
  "On the built store's list of prints, on a phone, with the panel of all filters open: some filters of each kind are pressed and taken back. From the press until the panel with its counts is painted anew, and until the list behind it is; the wait for the screen's next frame is counted.";

type Row = {
  facet: string;
  presses: number;
  p50: number;
  p95: number;
  'list p50': number;
  'list p95': number;
  calls: number;
};

const inPage = await buildPageModule<typeof InPage>('tests/bench/inPage/filters.ts');

/** A row for each kind of filter, and the calls of the backend from the first press on. */
async function measure(browser: Browser, url: string): Promise<Row[]> {
  const page = await browser.newPage(SCREENS.phone);
  page.on('pageerror', (error) => console.error(error));
  await inPage.addTo(page);
  await page.goto(`${url}/art/`);
  await page.mouse.move(1, 1);
  await waitUntilSettled(page);
  await page.getByRole('button', { name: 'All filters' }).click();
  await page.getByRole('dialog').getByRole('checkbox').first().waitFor({ state: 'attached' });
  await waitUntilSettled(page);
  let calls = 0;
  page.on('request', (request) => {
    if (/^\/(jsonapi|api|search_api)/.test(new URL(request.url()).pathname) && !request.serviceWorker()) calls++;
  });
  await throttle(page, RATE);
  const presses = await inPage.call(page, 'measureFilters', `${arts.length} prints`, FILTERS);
  await page.close();
  return [...new Set(presses.map(({ facet }) => facet))].map((facet) => {
    const of = presses.filter((press) => press.facet === facet);
    const answers = of.map(({ answer }) => answer);
    const lists = of.map(({ list }) => list);
    return {
      facet,
      presses: of.length,
      p50: percentile(answers, 0.5),
      p95: percentile(answers, 0.95),
      'list p50': percentile(lists, 0.5),
      'list p95': percentile(lists, 0.95),
      calls,
    };
  });
}

const isWithin = ({ p95, calls }: Row) => p95 <= MAX_P95 && calls <= 1;

await runBench(async () => {
  const rows = await measureInStore((browser, url) => measureUntilWithin(() => measure(browser, url), isWithin));
  report('filters', { method: METHOD, rows });
  return rows
    .filter((row) => !isWithin(row))
    .map(
      ({ facet, p95, calls }) =>
        `A press on ${facet}: p95 is ${p95} ms, ${MAX_P95} allowed; ${calls} calls in all, 1 allowed.`,
    );
});
