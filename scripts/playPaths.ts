import type { Catalogue, ChartData } from '../src/visualiser/catalogue/catalogue.ts';
import type * as PlayPath from './charts/playPath.ts';
import { openStore } from './pages/store.ts';
import { openBrowser } from './tools/browser.ts';
import { buildPageModule } from './tools/bundle.ts';

/**
 * Plays every path of every chart, or of those that are named, on its stage in the built visualiser, and lists which do
 * not end where they should.
 */
const requestedNames = process.argv.slice(2);

const player = await buildPageModule<typeof PlayPath>('scripts/charts/playPath.ts');
const store = await openStore({ isBuilt: true });
const browser = await openBrowser();
const page = await browser.newPage({ viewport: { width: 1300, height: 820 }, reducedMotion: 'reduce' });
await player.addTo(page);
await page.goto(`${store.url}/charts/stage.html`);
const data = async <Data>(name: string): Promise<Data> =>
  (await fetch(`${store.url}/charts/data/${name}.json`)).json() as Promise<Data>;
const rows: { chart: string; paths: number; failed: string }[] = [];
const { areas } = await data<Catalogue>('catalogue');
const every = areas.flatMap(({ charts }) => charts.map(({ id }) => id));
for (const chart of requestedNames.length > 0 ? requestedNames : every) {
  const { paths } = await data<ChartData>(chart);
  const failed: number[] = [];
  for (const [at, path] of paths.entries()) {
    const wrong = await player.call(page, 'playPath', chart, path);
    if (!wrong) continue;
    failed.push(at + 1);
    console.error(`${chart} path ${at + 1}: ${JSON.stringify(wrong)}`);
  }
  rows.push({ chart, paths: paths.length, failed: failed.join(' ') });
}
await browser.close();
await store.close();
console.table(rows);
if (rows.some(({ failed }) => failed)) process.exitCode = 1;
