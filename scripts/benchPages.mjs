import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright';
import { complaintsOfLooks, lookAtPages } from './benchPages/looks.mjs';
import { complaintsOfMoves, MOVES_METHOD, measureMoves } from './benchPages/moves.mjs';
import { findBrowser, launchOptions } from './browser.mjs';
import { buildStore, picturesOnDemand } from './buildStore.mjs';
import { bundled } from './bundled.mjs';
import { ROOT } from './run.mjs';
import { serve } from './serve.mjs';

const REPORTS = join(ROOT, 'test-results/bench');
const PRINTS = 100_000;
/** How much longer the last page of a list may take than the first. */
const MAX_RATIO = 1.5;

const report = (name, told) => {
  const file = join(REPORTS, `${name}.json`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ measured: new Date().toISOString(), ...told }, null, 2)}\n`);
  console.log(`\n${name}`);
  console.table(told.rows);
};

/** Without a browser, and first: its 100,000 prints are forgotten before the pages are measured. */
async function lastPage() {
  const { measureLastPage } = await bundled('tests/bench/backend.ts');
  const { rows, ratio } = await measureLastPage(PRINTS);
  report('lastPage', { rows, ratio });
  return ratio > MAX_RATIO ? [`The last page takes ${ratio} times as long as the first, ${MAX_RATIO} allowed.`] : [];
}

async function pages(browser, url) {
  const rows = await lookAtPages(browser, url);
  report('pages', { rows: rows.map(({ widest, unsized, ...row }) => ({ ...row, widest: widest?.wider ?? 0 })) });
  return complaintsOfLooks(rows);
}

async function moves(browser, url) {
  const rows = await measureMoves(browser, url);
  report('moves', { method: MOVES_METHOD, rows });
  return complaintsOfMoves(rows);
}

const PARTS = { pages, moves };

try {
  process.env.CHROMIUM_PATH = await findBrowser();
  const asked = process.argv.slice(2).filter((name) => !name.startsWith('--'));
  const isAsked = (name) => asked.length === 0 || asked.includes(name);
  const complaints = isAsked('lastPage') ? await lastPage() : [];
  const browserParts = Object.entries(PARTS).filter(([name]) => isAsked(name));
  if (browserParts.length > 0) {
    const picture = await (process.argv.includes('--no-build') ? picturesOnDemand() : buildStore());
    const site = await serve({ picture });
    const browser = await chromium.launch(launchOptions());
    for (const [, measure] of browserParts) complaints.push(...(await measure(browser, site.url)));
    await browser.close();
    await site.close();
  }
  for (const complaint of complaints) console.error(complaint);
  process.exit(complaints.length ? 1 : 0);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
