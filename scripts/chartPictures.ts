import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { createServer } from 'vite';
import type * as Sights from '../src/visualiser/coverage/listDisplayableStates.ts';
import { formatStageAddress } from '../src/visualiser/stage/stageMessages.ts';
import { openBrowser } from './tools/browser.ts';
import { importBuilt } from './tools/bundle.ts';
import { formatError, ROOT } from './tools/processes.ts';

/** Takes a picture of the real view in every state of every chart, or of those that are named: test-results/states. */
const FOLDER = join(ROOT, 'test-results/states');
const SIZE = { width: 390, height: 680 };
/** As wide as a list of pictures shows them, twice as sharp. */
const WIDTH = 300;
/** Longer than the slowest view takes to come; what is still not there has no story. */
const TIMEOUT = 30_000;

const { listDisplayableStates } = await importBuilt<typeof Sights>('src/visualiser/coverage/listDisplayableStates.ts');
const requestedNames = process.argv.slice(2);
const server = await createServer({
  configFile: join(ROOT, 'vite.charts.config.ts'),
  logLevel: 'error',
  server: { port: 0, hmr: false, watch: null },
});
await server.listen();
const [address = ''] = server.resolvedUrls?.local ?? [];
const browser = await openBrowser();
let count = 0;

/** How far down the view reaches, for a small one in a large picture could not be read; what opens over it takes all. */
const reach = (max: number) => {
  if (document.querySelector('dialog[open], :popover-open')) return max;
  const bottom = document.getElementById('root')?.getBoundingClientRect().bottom ?? 0;
  return Math.min(max, Math.max(120, Math.ceil(bottom) + 16));
};

/** One page for a chart: it stands in one state after the other. */
async function takePictures(chart: string, ids: readonly string[]) {
  const context = await browser.newContext({ viewport: SIZE, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const folder = join(FOLDER, chart);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [index, id] of ids.entries()) {
    if (index === 0) await page.goto(`${address}${formatStageAddress(chart, { state: id })}`);
    else
      await page.evaluate((message) => postMessage(message, location.origin), { nr: index, type: 'stand', state: id });
    const ready = await page.waitForFunction(
      (state) => {
        const { stands: stateId, stage } = document.documentElement.dataset;
        return stage !== 'loading' && (stateId === state || stage === 'refused') && stage;
      },
      id,
      { timeout: TIMEOUT },
    );
    if ((await ready.jsonValue()) !== 'ready') continue;
    await page.waitForLoadState('networkidle');
    const picture = await page.screenshot({
      clip: { x: 0, y: 0, width: SIZE.width, height: await page.evaluate(reach, SIZE.height) },
    });
    await sharp(picture)
      .resize({ width: WIDTH })
      .webp({ quality: 78 })
      .toFile(join(folder, `${id}.webp`));
    count += 1;
  }
  await context.close();
}

const startedAt = performance.now();
try {
  for (const [chart, ids] of Object.entries(listDisplayableStates()))
    if (requestedNames.length === 0 || requestedNames.includes(chart))
      await takePictures(chart, ids).catch((error) => console.error(`${chart}: ${formatError(error)}`));
} finally {
  await browser.close();
  await server.close();
}
console.log(`${count} pictures in ${Math.round((performance.now() - startedAt) / 1_000)} s`);
