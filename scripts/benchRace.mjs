import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser, launchOptions } from './browser.mjs';
import { buildSite } from './buildSite.mjs';
import { picturesOnDemand } from './buildStore.mjs';
import { bundled } from './bundled.mjs';
import { ROOT } from './run.mjs';
import { checkPort, serve } from './serve.mjs';

const USAGE = `Races the store, built for a host, against limits and others: bytes, paints, presses and Lighthouse.

  npm run bench:race -- [--runs 5] [--no-build] [--strict] [--write]

  --runs      of how many runs the median is taken
  --no-build  races what was built before
  --strict    ends with 1 where a limit is missed
  --write     puts the figures into docs/performance.md`;

const FOLDER = join(ROOT, 'node_modules/.cache/race');
const DIST = join(FOLDER, 'dist');
const REPORT = join(ROOT, 'test-results/bench/race.json');
const PAGE = join(ROOT, 'docs/performance.md');
const [FROM, TO] = ['<!-- figures -->', '<!-- /figures -->'];
/** Where the store is served: its pages hold their own address, so that a build is good for one port. */
const PORT = 8411;
const HERE = `http://127.0.0.1:${PORT}`;

const freePort = () =>
  new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail).listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });

/** As a real one is built, but for its pictures, which are drawn when they are asked for. */
async function build(backend) {
  Object.assign(process.env, { VITE_API_HOST: '/', BACKEND_URL: backend, VITE_SITE_URL: HERE, PICTURES: 'on-demand' });
  await buildSite({ folder: DIST, logLevel: 'warn' });
}

/** Puts figures between the marks of the page that tells of them. */
function writeFigures(text) {
  const page = readFileSync(PAGE, 'utf8');
  const [before, after] = [page.indexOf(FROM) + FROM.length, page.indexOf(TO)];
  if (before < FROM.length || after < before) throw new Error(`${PAGE} has no ${FROM} before ${TO}.`);
  writeFileSync(PAGE, `${page.slice(0, before)}\n\n${text}\n\n${page.slice(after)}`);
}

/** Gives what is missed, a sentence each. */
async function bench({ runs, 'no-build': isBuilt, write }) {
  await checkPort(PORT);
  process.env.CHROMIUM_PATH = await findBrowser();
  const [{ serveBackend }, racing] = await Promise.all([bundled('mocks/http.ts'), bundled('tests/bench/race/race.ts')]);
  const backend = await serveBackend();
  if (!isBuilt) await build(backend.url);
  const store = await serve({ folder: DIST, picture: await picturesOnDemand() });
  const front = await racing.front({ store: store.url, backend: backend.url, port: PORT });
  const keep = (page, said) => writeFileSync(join(FOLDER, `lighthouse-${page}.json`), JSON.stringify(said));
  const raced = await racing.race({ url: HERE, runs, browser: launchOptions(), port: await freePort(), keep });
  await Promise.all([front.close(), store.close(), backend.close()]);
  const measured = new Date().toISOString();
  const rows = raced.map(racing.rowOf);
  const missed = rows.flatMap(racing.complaintsOf);
  mkdirSync(join(REPORT, '..'), { recursive: true });
  const report = { measured, runs, rows: racing.cellsOf(rows), missed, figures: rows, raced };
  writeFileSync(REPORT, `${JSON.stringify(report, null, 2)}\n`);
  racing.show(rows);
  if (write) writeFigures(racing.asText(rows, measured.slice(0, 10), runs, missed));
  return missed;
}

try {
  const { values: asked } = parseArgs({
    options: {
      runs: { type: 'string', default: '5' },
      'no-build': { type: 'boolean' },
      strict: { type: 'boolean' },
      write: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (asked.help) console.log(USAGE);
  else {
    const runs = Number(asked.runs);
    if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs is ${asked.runs}: give a whole number from 1.`);
    const missed = await bench({ ...asked, runs });
    for (const each of missed) console.error(each);
    if (asked.strict && missed.length) process.exitCode = 1;
  }
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
