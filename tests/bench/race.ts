import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { LaunchOptions } from 'playwright';
import { serveBackend } from '../../mocks/http.ts';
import { buildSite } from '../../scripts/pages/buildSite.ts';
import { storePictures } from '../../scripts/pages/store.ts';
import { findBrowser, launchOptions } from '../../scripts/tools/browser.ts';
import { importBuilt } from '../../scripts/tools/bundle.ts';
import { ROOT } from '../../scripts/tools/processes.ts';
import { findFreePort, serve } from '../../scripts/tools/server.ts';
import { report, runBench, writeReport } from './kit/bench.ts';
import type * as Race from './race/race.ts';

const USAGE = `Races the store, built for a host, against limits and others: bytes, paints, presses and Lighthouse.

  npm run bench -- race [--runs 5] [--no-build] [--strict] [--write | --every]

  --runs      of how many runs the median is taken
  --no-build  races what was built before
  --strict    ends with 1 where a limit is missed
  --write     puts the figures into docs/performance.md
  --every     gives every kind of public page to Lighthouse, once, and nothing else`;

const FOLDER = join(ROOT, 'node_modules/.cache/race');
const DIST = join(FOLDER, 'dist');
const PAGE = join(ROOT, 'docs/performance.md');
const [FROM, TO] = ['<!-- figures -->', '<!-- /figures -->'];
/** Where the store is served: its pages hold their own address, so that a build is good for one port. */
const PORT = 8411;
const HERE = `http://127.0.0.1:${PORT}`;

/** As a real one is built, but for its pictures, which are drawn when they are requested. */
async function build(backend: string) {
  Object.assign(process.env, {
    VITE_API_HOST: '/',
    BACKEND_URL: backend,
    VITE_SITE_URL: HERE,
    VITE_SUPPORT_PHONE: '+91 484 000 0000',
    VITE_SUPPORT_MAIL: 'hello@store.example',
    PICTURES: 'on-demand',
  });
  await buildSite({ folder: DIST, logLevel: 'warn' });
}

/** Puts figures between the marks of the page that tells of them. */
function writeFigures(text: string) {
  const page = readFileSync(PAGE, 'utf8');
  const [before, after] = [page.indexOf(FROM) + FROM.length, page.indexOf(TO)];
  if (before < FROM.length || after < before) throw new Error(`${PAGE} has no ${FROM} before ${TO}.`);
  writeFileSync(PAGE, `${page.slice(0, before)}\n\n${text}\n\n${page.slice(after)}`);
}

type Means = { racing: typeof Race; browser: LaunchOptions; port: number };

/** Serves the store with its backend at `HERE` as long as it is raced. */
async function withRunningStore<Result>(isBuilt: boolean | undefined, use: (means: Means) => Promise<Result>) {
  await findFreePort(PORT);
  mkdirSync(FOLDER, { recursive: true });
  process.env.CHROMIUM_PATH = await findBrowser();
  // What runs in a page is built for browsers.
  const racing = await importBuilt<typeof Race>('tests/bench/race/race.ts');
  const backend = await serveBackend();
  if (!isBuilt) await build(backend.url);
  const store = await serve({ folder: DIST, picture: await storePictures() });
  const front = await racing.createFrontServer({ store: store.url, backend: backend.url, port: PORT });
  try {
    return await use({ racing, browser: launchOptions(), port: await findFreePort() });
  } finally {
    await Promise.all([front.close(), store.close(), backend.close()]);
  }
}

const saveResult = (name: string, result: object) =>
  writeFileSync(join(FOLDER, `lighthouse-${name.replaceAll(' ', '-')}.json`), JSON.stringify(result));

/** Gives what is missed, a sentence each. */
async function race({ racing, browser, port }: Means, runs: number, write: boolean | undefined) {
  const raced = await racing.race({ url: HERE, runs, browser, port, keep: saveResult });
  const rows = raced.map(racing.createRow);
  const overLimit = rows.flatMap(racing.checkLimits);
  writeReport('race', { runs, rows: racing.getCells(rows), overLimit, figures: rows, raced });
  racing.printRows(rows);
  if (write) writeFigures(racing.formatFigures(rows, new Date().toISOString().slice(0, 10), runs, overLimit));
  return overLimit;
}

/** Gives which audit of which kind of page is not passed, performance apart: that is the race's. */
async function judgeEvery({ racing, browser, port }: Means) {
  const judged = await racing.judgeEvery({ url: HERE, browser, port, keep: saveResult });
  report('lighthouse', { rows: judged.map(({ page, scores }) => ({ page, ...scores })), judged });
  return judged.flatMap(({ page, failedAudits }) => failedAudits.map(({ id, title }) => `${page}: ${id}: ${title}`));
}

await runBench(async () => {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '5' },
      'no-build': { type: 'boolean' },
      strict: { type: 'boolean' },
      write: { type: 'boolean' },
      every: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return [];
  }
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs is ${values.runs}: give a whole number from 1.`);
  const overLimit = await withRunningStore(values['no-build'], (means) =>
    values.every ? judgeEvery(means) : race(means, runs, values.write),
  );
  if (values.strict) return overLimit;
  for (const each of overLimit) console.error(each);
  return [];
});
