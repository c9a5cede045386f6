import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright';
import { findBrowser, launchOptions } from './browser.mjs';
import { buildStore, picturesOnDemand } from './buildStore.mjs';
import { ROOT } from './run.mjs';
import { serve } from './serve.mjs';

const REPORT = join(ROOT, 'test-results/bench/charts.json');
const ROUNDS = 5;
/** Milliseconds from the click on a flow to its diagram on the screen. */
const LONGEST = 200;

/** The flow with the most transitions, the one with the most states, and the one with the fewest. */
const askedOf = ({ areas }) => {
  const charts = areas.flatMap((area) => area.charts);
  const by = (of) => charts.toSorted((one, other) => other[of] - one[of]);
  return [...new Set([by('transitions')[0], by('states')[0], by('states').at(-1)].map(({ id }) => id))];
};

/** Milliseconds until the frame in which a chart's diagram is painted, from a press on its link that nothing foretold. */
const openingOf = (chart) =>
  new Promise((done) => {
    const link = document.querySelector(`nav a[href*="chart=${chart}"]`);
    const begin = performance.now();
    const painted = new MessageChannel();
    painted.port1.onmessage = () => done(performance.now() - begin);
    const look = () => {
      if (!document.querySelector(`svg.chart[data-chart="${chart}"] .state`)) return requestAnimationFrame(look);
      // A message that is sent in a frame comes after that frame has been painted.
      requestAnimationFrame(() => painted.port2.postMessage(null));
    };
    link.click();
    look();
  });

/** Nothing of the flow has been fetched: each is opened once, in a browser that knows the list of flows only. */
async function openOnce(browser, url, chart) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${url}/charts/`, { waitUntil: 'networkidle' });
  await page.locator(`nav a[href*="chart=${chart}"]`).first().waitFor();
  const took = await page.evaluate(openingOf, chart);
  await context.close();
  return took;
}

const median = (numbers) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];

async function measure(url) {
  const browser = await chromium.launch(launchOptions());
  const charts = askedOf(await (await fetch(`${url}/charts/data/catalogue.json`)).json());
  const rows = [];
  for (const chart of charts) {
    const took = [];
    for (let round = 0; round < ROUNDS; round += 1) took.push(Math.round(await openOnce(browser, url, chart)));
    rows.push({ chart, median: median(took), longest: Math.max(...took) });
  }
  await browser.close();
  return rows;
}

const given = process.env.STORE_URL;
process.env.CHROMIUM_PATH = await findBrowser();
const store = given
  ? { url: given, close: async () => {} }
  : await serve({ picture: await (process.argv.includes('--no-build') ? picturesOnDemand() : buildStore()) });
const rows = await measure(store.url);
await store.close();
mkdirSync(dirname(REPORT), { recursive: true });
writeFileSync(REPORT, `${JSON.stringify({ measured: new Date().toISOString(), allowed: LONGEST, rows }, null, 2)}\n`);
console.table(rows);
for (const row of rows.filter(({ median: took }) => took > LONGEST)) {
  console.error(`${row.chart} stands on the screen ${row.median} ms after the click, ${LONGEST} allowed.`);
  process.exitCode = 1;
}
