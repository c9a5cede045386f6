import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { buildStore } from './buildStore.mjs';
import { countsOf } from './counts.mjs';
import { binOf, ROOT, run, runScript } from './run.mjs';
import { serve } from './serve.mjs';

const RESULTS = join(ROOT, 'test-results');

/** Runs checkers, all of them whatever the first says, as one test: it passes if none complains. */
async function check(...scripts) {
  const ends = [];
  for (const script of scripts) ends.push(await runScript(script));
  const failures = scripts.filter((_, at) => ends[at].code !== 0);
  return { passed: failures.length ? 0 : 1, failures, said: ends.map(({ said }) => said).join('') };
}

async function vitest(project, ...more) {
  const report = join(RESULTS, `${project}.json`);
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = ['run', `--project=${project}`, ...reporters, '--silent=passed-only', '--allowOnly=false', ...more];
  return countsOf(report, 'vitest', await run(binOf('vitest'), args, { STORYBOOK_DISABLE_TELEMETRY: '1' }));
}

async function walks() {
  // The coverage table is read from what the walks leave; a chart that is gone must not stay in it.
  rmSync(join(RESULTS, 'walks'), { recursive: true, force: true });
  return vitest('walks');
}

/** Every walk twice, each time in another order. */
async function stressWalks() {
  const runs = [];
  for (const seed of [Date.now(), Date.now() + 1]) {
    console.log(`In the order of --sequence.seed=${seed}`);
    runs.push(await vitest('walks', '--sequence.shuffle', `--sequence.seed=${seed}`));
  }
  return { passed: sum(runs, 'passed'), failures: runs.flatMap(({ failures }) => failures) };
}

/** A processor so many times slower, and limits so many times as long. */
const SLOWER = 4;
const STRESS = ['--repeat-each=5', '--workers=4'];

const stressJourneys = () => journeys(STRESS, { CPU_THROTTLE: String(SLOWER) });

async function journeys(more = [], env = {}) {
  const report = join(RESULTS, 'journeys.json');
  rmSync(report, { force: true });
  let store;
  try {
    store = await serve({ picture: await buildStore() });
  } catch (error) {
    console.error(error);
    return { passed: 0, failures: ['the store could not be built and served'] };
  }
  try {
    const code = await run(binOf('@playwright/test', 'playwright'), ['test', '--forbid-only', ...more], {
      STORE_URL: store.url,
      ...env,
    });
    return countsOf(report, 'playwright', code);
  } finally {
    await store.close();
  }
}

/**
 * Every part by name, the fast ones first: what is wrong is told as early as it can be. Those that stand `beside` each
 * other run at once, for one of them does not fill two cores.
 */
const PARTS = {
  types: { run: () => check('check:types'), beside: true },
  lint: { run: () => check('check:code', 'check:imports'), beside: true },
  'dead-code': { run: () => check('check:dead-code'), beside: true },
  unit: { run: () => vitest('unit') },
  walks: { run: walks, browser: true },
  pictures: { run: () => vitest('pictures'), browser: true },
  stories: { run: () => vitest('stories'), browser: true },
  journeys: { run: () => journeys(), browser: true },
  'stress-walks': { run: stressWalks, browser: true, byName: true },
  'stress-journeys': { run: stressJourneys, browser: true, byName: true },
};

const secondsSince = (start) => Number(((performance.now() - start) / 1000).toFixed(1));

async function runPart(name) {
  const start = performance.now();
  let counts;
  try {
    if (PARTS[name].browser) process.env.CHROMIUM_PATH = await findBrowser();
    counts = await PARTS[name].run();
  } catch (error) {
    counts = { passed: 0, failures: [error.message] };
  }
  return { part: name, ...counts, failed: counts.failures.length, seconds: secondsSince(start) };
}

/** Runs parts and tells of one after the other; gives a row of each. */
async function runParts(names) {
  const begun = new Map(names.filter((name) => PARTS[name].beside).map((name) => [name, runPart(name)]));
  const rows = [];
  for (const name of names) {
    console.log(`\n── ${name}`);
    const { said, ...row } = await (begun.get(name) ?? runPart(name));
    if (said) process.stdout.write(said);
    rows.push(row);
  }
  return rows;
}

const sum = (rows, key) => rows.reduce((total, row) => total + row[key], 0);

function print(rows, seconds) {
  const line = (part, passed, failed, took) =>
    `${part.padEnd(15)} ${String(passed).padStart(7)} ${String(failed).padStart(7)} ${String(took).padStart(8)}`;
  console.log(`\n${line('part', 'passed', 'failed', 'seconds')}`);
  for (const { part, passed, failed, seconds } of rows) console.log(line(part, passed, failed, seconds.toFixed(1)));
  console.log(line('all', sum(rows, 'passed'), sum(rows, 'failed'), seconds.toFixed(1)));
  const times = new Map();
  for (const { part, failures } of rows)
    for (const failure of failures) times.set(`${part}: ${failure}`, (times.get(`${part}: ${failure}`) ?? 0) + 1);
  for (const { part, flaky = [] } of rows) for (const name of flaky) console.log(`at the second try: ${part}: ${name}`);
  if (times.size > 0) console.log('\nfailed');
  for (const [failure, count] of times) console.log(`${String(count).padStart(4)} ×  ${failure}`);
}

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(PARTS, name));
if (unknown.length) {
  console.error(`There is no part ${unknown.join(', ')}: the parts are ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}

const start = performance.now();
mkdirSync(RESULTS, { recursive: true });
const isIn = (name) => (asked.length ? asked.includes(name) : !PARTS[name].byName);
const rows = await runParts(Object.keys(PARTS).filter(isIn));

const summary = { passed: sum(rows, 'passed'), failed: sum(rows, 'failed'), seconds: secondsSince(start), parts: rows };
writeFileSync(join(RESULTS, 'summary.json'), `${JSON.stringify(summary, null, 2)}\n`);
print(rows, summary.seconds);
console.log(`\n${summary.passed} passed, ${summary.failed} failed`);
process.exit(summary.failed ? 1 : 0);
