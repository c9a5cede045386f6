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
  const counts = ends.every(({ code }) => code === 0) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  return { ...counts, said: ends.map(({ said }) => said).join('') };
}

async function vitest(project) {
  const report = join(RESULTS, `${project}.json`);
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = ['run', `--project=${project}`, ...reporters, '--silent=passed-only', '--allowOnly=false'];
  return countsOf(report, 'vitest', await run(binOf('vitest'), args, { STORYBOOK_DISABLE_TELEMETRY: '1' }));
}

async function walks() {
  // The coverage table is read from what the walks leave; a chart that is gone must not stay in it.
  rmSync(join(RESULTS, 'walks'), { recursive: true, force: true });
  return vitest('walks');
}

async function journeys() {
  const report = join(RESULTS, 'journeys.json');
  rmSync(report, { force: true });
  let store;
  try {
    store = await serve({ picture: await buildStore() });
  } catch (error) {
    console.error(error);
    return { passed: 0, failed: 1, why: 'the store could not be built and served' };
  }
  try {
    const code = await run(binOf('@playwright/test', 'playwright'), ['test', '--forbid-only'], {
      STORE_URL: store.url,
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
  journeys: { run: journeys, browser: true },
};

const secondsSince = (start) => Number(((performance.now() - start) / 1000).toFixed(1));

async function runPart(name) {
  const start = performance.now();
  let counts;
  try {
    if (PARTS[name].browser) process.env.CHROMIUM_PATH = await findBrowser();
    counts = await PARTS[name].run();
  } catch (error) {
    counts = { passed: 0, failed: 1, why: error.message };
  }
  return { part: name, ...counts, seconds: secondsSince(start) };
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
  const line = (part, passed, failed, took, why = '') =>
    `${part.padEnd(10)} ${String(passed).padStart(7)} ${String(failed).padStart(7)} ${String(took).padStart(8)}  ${why}`.trimEnd();
  console.log(`\n${line('part', 'passed', 'failed', 'seconds')}`);
  for (const { part, passed, failed, seconds, why } of rows)
    console.log(line(part, passed, failed, seconds.toFixed(1), why));
  console.log(line('all', sum(rows, 'passed'), sum(rows, 'failed'), seconds.toFixed(1)));
}

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(PARTS, name));
if (unknown.length) {
  console.error(`There is no part ${unknown.join(', ')}: the parts are ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}

const start = performance.now();
mkdirSync(RESULTS, { recursive: true });
const rows = await runParts(Object.keys(PARTS).filter((name) => !asked.length || asked.includes(name)));

const summary = { passed: sum(rows, 'passed'), failed: sum(rows, 'failed'), seconds: secondsSince(start), parts: rows };
writeFileSync(join(RESULTS, 'summary.json'), `${JSON.stringify(summary, null, 2)}\n`);
print(rows, summary.seconds);
console.log(`\n${summary.passed} passed, ${summary.failed} failed`);
process.exit(summary.failed ? 1 : 0);
