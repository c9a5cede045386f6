import type { Browser } from 'playwright';
import { buildPageModule } from '../../scripts/tools/bundle.ts';
import type { Catalogue } from '../../src/visualiser/catalogue/catalogue.ts';
import type * as InPage from './inPage/charts.ts';
import { measureInStore, report, runBench } from './kit/bench.ts';
import { median } from './kit/times.ts';

const ROUNDS = 5;
/** Milliseconds from the click on a flow to its diagram on the screen. */
const MAX_MS = 150;

const inPage = await buildPageModule<typeof InPage>('tests/bench/inPage/charts.ts');

/** The flow with the most transitions, the one with the most states, and the one with the fewest. */
function listMeasuredCharts({ areas }: Catalogue): Set<string> {
  const charts = areas.flatMap((area) => area.charts);
  const by = (of: 'transitions' | 'states') => charts.toSorted((one, other) => other[of] - one[of]).map(({ id }) => id);
  const measured = [by('transitions').at(0), by('states').at(0), by('states').at(-1)];
  return new Set(measured.filter((id) => id !== undefined));
}

/** Nothing of the flow has been fetched: each is opened once, in a browser that knows the list of flows only. */
async function measureOpening(browser: Browser, url: string, chart: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await inPage.addTo(page);
  await page.goto(`${url}/charts/`, { waitUntil: 'networkidle' });
  await page.locator(`nav a[href*="chart=${chart}"]`).first().waitFor();
  const took = await inPage.call(page, 'measureDiagram', chart);
  await page.close();
  return Math.round(took);
}

await runBench(async () => {
  const rows = await measureInStore(async (browser, url) => {
    const found: { chart: string; median: number; longest: number }[] = [];
    for (const chart of listMeasuredCharts(await (await fetch(`${url}/charts/data/catalogue.json`)).json())) {
      const took: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) took.push(await measureOpening(browser, url, chart));
      found.push({ chart, median: median(took), longest: Math.max(...took) });
    }
    return found;
  });
  report('charts', { allowed: MAX_MS, rows });
  return rows
    .filter((row) => row.median > MAX_MS)
    .map((row) => `${row.chart} stands on the screen ${row.median} ms after the click, ${MAX_MS} allowed.`);
});
