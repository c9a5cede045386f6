import { buildPageModule } from '../../scripts/tools/bundle.ts';
import type { ChartData } from '../../src/visualiser/catalogue/catalogue.ts';
import type * as InPage from './inPage/mirror.ts';
import { measureInStore, report, runBench } from './kit/bench.ts';

const EVENTS = 1_000;
/** How long the page takes over them. */
const DURING = 4_000;
const MIN_FRAMES = 50;

const inPage = await buildPageModule<typeof InPage>('tests/bench/inPage/mirror.ts');

await runBench(async () => {
  const { idle, live } = await measureInStore(async (browser, url) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const charts = await context.newPage();
    const store = await context.newPage();
    for (const page of [charts, store]) await inPage.addTo(page);
    await charts.bringToFront();
    await charts.goto(`${url}/charts/?chart=pincode&panel=live`);
    await charts.locator('g.state[data-state="pincode.unknown"]').waitFor();
    const { graph }: ChartData = await (await fetch(`${url}/charts/data/pincode.json`)).json();
    const before = await inPage.call(charts, 'countFrames', 1_000);
    await store.goto(`${url}/favicon.svg`);
    const { version } = graph;
    const publishing = inPage.call(store, 'publishMany', { version, events: EVENTS, during: DURING });
    await charts.bringToFront();
    await charts.getByRole('button', { name: 'Watch Bench' }).click();
    await charts.waitForTimeout(400);
    const meanwhile = await inPage.call(charts, 'countFrames', DURING);
    await publishing;
    await charts.getByText(`of ${EVENTS}`).waitFor();
    return { idle: before, live: meanwhile };
  });
  report('mirror', { events: EVENTS, idle, live }, { idle, live });
  return live.frames < MIN_FRAMES
    ? [`${live.frames.toFixed(1)} frames a second while ${EVENTS} events are mirrored, ${MIN_FRAMES} wanted.`]
    : [];
});
