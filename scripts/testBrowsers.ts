import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ENGINES } from '../tests/browsers/engines.ts';
import { Person } from '../tests/browsers/person.ts';
import { STORIES, writePhoto } from '../tests/browsers/smoke.ts';
import { openStore } from './pages/store.ts';
import { formatError, ROOT } from './tools/processes.ts';

/*
 * Runs the smoke of tests/browsers in the engines that are named, else in WebKit and Firefox.
 * `--no-build` takes the store that is in dist/.
 */

const RESULTS = join(ROOT, 'test-results/browsers');

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Runs every story in one engine and reports each; gives how many passed. */
async function runStories(engine: string, store: string, photo: string): Promise<number> {
  const driver = await ENGINES[engine]?.();
  if (!driver) throw new Error(`There is no engine ${engine}: there are ${Object.keys(ENGINES).join(', ')}.`);
  let passed = 0;
  try {
    for (const [at, { name, run }] of STORIES.entries()) {
      const start = performance.now();
      try {
        await run(new Person(driver, store), { photo });
        passed += 1;
        console.log(`  passed  ${name} (${seconds(start)})`);
      } catch (error) {
        const picture = join(RESULTS, `${engine}-${at + 1}.png`);
        await driver.screenshot(picture);
        console.log(`  failed  ${name} (${seconds(start)})\n          ${formatError(error)}\n          ${picture}`);
      }
    }
  } finally {
    await driver.close();
  }
  return passed;
}

const { positionals } = parseArgs({ options: { 'no-build': { type: 'boolean' } }, allowPositionals: true });
const engines = positionals.length > 0 ? positionals : ['webkit', 'firefox'];

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
const files = mkdtempSync(join(tmpdir(), 'browsers-'));
const photo = await writePhoto(files);
const store = await openStore();
const start = performance.now();
let passed = 0;
for (const engine of engines) {
  console.log(`\n${engine}`);
  try {
    passed += await runStories(engine, store.url, photo);
  } catch (error) {
    console.log(`  failed  ${formatError(error)}`);
  }
}
await store.close();
rmSync(files, { recursive: true, force: true });

const failed = engines.length * STORIES.length - passed;
console.log(`\n${seconds(start)}\n${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
