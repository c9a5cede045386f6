import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { openStore } from '../../../scripts/pages/store.ts';
import { openBrowser } from '../../../scripts/tools/browser.ts';
import { ROOT, runMain } from '../../../scripts/tools/processes.ts';

export const REPORTS = join(ROOT, 'test-results/bench');

/** Runs a bench, which gives what is over its limits, a sentence each; ends the process, with 1 where there is any. */
export const runBench = (measure: () => Promise<readonly string[]>): Promise<void> =>
  runMain(async () => {
    const complaints = await measure();
    for (const complaint of complaints) console.error(complaint);
    process.exit(complaints.length ? 1 : 0);
  });

/** Measures in the store, built first unless `--no-build` is among the arguments. `url` is without a slash at its end. */
export async function measureInStore<Result>(
  measure: (browser: Browser, url: string) => Promise<Result>,
  open = openStore,
): Promise<Result> {
  const store = await open();
  const browser = await openBrowser();
  try {
    return await measure(browser, store.url);
  } finally {
    await browser.close();
    await store.close();
  }
}

type Figures = Record<string, unknown> & { rows?: readonly object[] };

/** Writes a report for `npm run figures`. */
export function writeReport(name: string, figures: Figures): void {
  mkdirSync(REPORTS, { recursive: true });
  const text = JSON.stringify({ measured: new Date().toISOString(), ...figures }, null, 2);
  writeFileSync(join(REPORTS, `${name}.json`), `${text}\n`);
}

/** Writes a report, and shows its rows, or `table` in their place. */
export function report(name: string, figures: Figures, table: object = figures.rows ?? {}): void {
  writeReport(name, figures);
  console.log(`\n${name}`);
  console.table(table);
}
