import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openStore } from './pages/store.ts';
import { findBrowser } from './tools/browser.ts';
import { findBin, formatError, ROOT, run, runQuietly } from './tools/processes.ts';
import { type Counts, readCounts } from './tools/testCounts.ts';

const RESULTS = join(ROOT, 'test-results');

type Part = {
  run: () => Promise<Counts & { output?: string }>;
  /** Runs at the same time as others of its kind. */
  runsInParallel?: boolean;
  browser?: boolean;
  /** Runs only where it is named. */
  byName?: boolean;
};
type Row = Counts & { part: string; failed: number; seconds: number; output?: string };

/** Runs checkers, all of them whatever the first states, as one test: it passes if none complains. */
async function runChecks(...scripts: string[]) {
  const failures: string[] = [];
  let output = '';
  for (const script of scripts) {
    const end = await runQuietly('npm', ['run', '--silent', script]).ended;
    output += end.output;
    if (end.code !== 0) failures.push(script);
  }
  return { passed: failures.length ? 0 : 1, failures, output };
}

async function runVitest(project: string, ...more: string[]) {
  const report = join(RESULTS, `${project}.json`);
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = [
    findBin('vitest'),
    'run',
    `--project=${project}`,
    ...reporters,
    '--silent=passed-only',
    '--allowOnly=false',
    ...more,
  ];
  return readCounts(report, 'vitest', await run(args, { STORYBOOK_DISABLE_TELEMETRY: '1' }));
}

async function runModelTests() {
  // The coverage table is read from what the model tests leave; a chart that is gone must not stay in it.
  rmSync(join(RESULTS, 'model'), { recursive: true, force: true });
  return runVitest('model');
}

/** Every test of the parts whose files share a process or a page, twice, each time in another order. */
async function runOrderStress() {
  const runs: Counts[] = [];
  for (const seed of [Date.now(), Date.now() + 1]) {
    console.log(`In the order of --sequence.seed=${seed}`);
    for (const project of ['unit', 'headless', 'model'])
      runs.push(await runVitest(project, '--sequence.shuffle', `--sequence.seed=${seed}`));
  }
  return { passed: countPassed(runs), failures: runs.flatMap(({ failures }) => failures) };
}

/** A processor so many times slower, and limits so many times as long. */
const SLOWDOWN = 4;
const STRESS = ['--repeat-each=5', '--workers=4'];

const runE2eStress = () => runE2eTests(STRESS, { CPU_THROTTLE: String(SLOWDOWN) });

/** So many pages of each folder are written for the end-to-end tests, which look at a few of each kind. */
const WRITTEN_PAGES = '24';

async function runE2eTests(more: string[] = [], env: Record<string, string> = {}) {
  const report = join(RESULTS, 'e2e.json');
  rmSync(report, { force: true });
  const store = await openStore({ isBuilt: false, pages: WRITTEN_PAGES });
  try {
    const code = await run([findBin('@playwright/test', 'playwright'), 'test', '--forbid-only', ...more], {
      STORE_URL: store.url,
      ...env,
    });
    return readCounts(report, 'playwright', code);
  } finally {
    await store.close();
  }
}

/**
 * Every part by name, the fast ones first: what is wrong is reported as early as it can be. Those with `runsInParallel`
 * run at once, for one of them does not fill two cores.
 */
const PARTS: Record<string, Part> = {
  types: { run: () => runChecks('check:types'), runsInParallel: true },
  lint: { run: () => runChecks('check:code', 'check:imports'), runsInParallel: true },
  'dead-code': { run: () => runChecks('check:dead-code'), runsInParallel: true },
  unit: { run: () => runVitest('unit') },
  headless: { run: () => runVitest('headless') },
  model: { run: runModelTests, browser: true },
  pictures: { run: () => runVitest('pictures'), browser: true },
  stories: { run: () => runVitest('stories', '--config=vitest.stories.config.ts'), browser: true },
  e2e: { run: () => runE2eTests(), browser: true },
  'stress-order': { run: runOrderStress, browser: true, byName: true },
  'stress-e2e': { run: runE2eStress, browser: true, byName: true },
};

const secondsSince = (start: number) => Number(((performance.now() - start) / 1000).toFixed(1));

async function runPart(part: string, { run: work, browser }: Part): Promise<Row> {
  const start = performance.now();
  let counts: Awaited<ReturnType<Part['run']>>;
  try {
    if (browser) process.env.CHROMIUM_PATH = await findBrowser();
    counts = await work();
  } catch (error) {
    counts = { passed: 0, failures: [formatError(error)] };
  }
  return { part, ...counts, failed: counts.failures.length, seconds: secondsSince(start) };
}

/** Runs parts and reports one after the other; gives a row of each. */
async function runParts(parts: [string, Part][]) {
  const running = new Map(
    parts.filter(([, { runsInParallel }]) => runsInParallel).map(([name, part]) => [name, runPart(name, part)]),
  );
  const rows: Row[] = [];
  for (const [name, part] of parts) {
    console.log(`\n── ${name}`);
    const { output, ...row } = await (running.get(name) ?? runPart(name, part));
    if (output) process.stdout.write(output);
    rows.push(row);
  }
  return rows;
}

const countPassed = (counts: readonly Counts[]) => counts.reduce((total, { passed }) => total + passed, 0);
const countFailed = (counts: readonly Counts[]) => counts.reduce((total, { failures }) => total + failures.length, 0);

function print(rows: readonly Row[], seconds: number) {
  const line = (part: string, passed: number | string, failed: number | string, duration: string) =>
    `${part.padEnd(15)} ${String(passed).padStart(7)} ${String(failed).padStart(7)} ${duration.padStart(8)}`;
  console.log(`\n${line('part', 'passed', 'failed', 'seconds')}`);
  for (const { part, passed, failed, seconds } of rows) console.log(line(part, passed, failed, seconds.toFixed(1)));
  console.log(line('all', countPassed(rows), countFailed(rows), seconds.toFixed(1)));
  const times = new Map<string, number>();
  for (const { part, failures } of rows)
    for (const failure of failures) times.set(`${part}: ${failure}`, (times.get(`${part}: ${failure}`) ?? 0) + 1);
  if (times.size > 0) console.log('\nfailed');
  for (const [failure, count] of times) console.log(`${String(count).padStart(4)} ×  ${failure}`);
}

const requestedParts = process.argv.slice(2);
const unknown = requestedParts.filter((name) => !Object.hasOwn(PARTS, name));
if (unknown.length) {
  console.error(`There is no part ${unknown.join(', ')}: the parts are ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}

const start = performance.now();
mkdirSync(RESULTS, { recursive: true });
const rows = await runParts(
  Object.entries(PARTS).filter(([name, { byName }]) =>
    requestedParts.length ? requestedParts.includes(name) : !byName,
  ),
);

const summary = { passed: countPassed(rows), failed: countFailed(rows), seconds: secondsSince(start), parts: rows };
writeFileSync(join(RESULTS, 'summary.json'), `${JSON.stringify(summary, null, 2)}\n`);
print(rows, summary.seconds);
console.log(`\n${summary.passed} passed, ${summary.failed} failed`);
process.exit(summary.failed ? 1 : 0);
