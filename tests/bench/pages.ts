import type { Browser } from 'playwright';
import { measureInStore, report, runBench } from './kit/bench.ts';
import { measureLastPage } from './lastPage.ts';
import { checkLooks, measureLooks } from './pages/looks.ts';
import { checkMoves, MOVES_METHOD, measureMoves } from './pages/moves.ts';

const PRINTS = 100_000;
/** How much longer the last page of a list may take than the first. */
const MAX_RATIO = 1.5;

/** Without a browser, and first: its 100,000 prints are forgotten before the pages are measured. */
async function lastPage(): Promise<string[]> {
  const { rows, ratio } = await measureLastPage(PRINTS);
  report('lastPage', { rows, ratio });
  return ratio > MAX_RATIO ? [`The last page takes ${ratio} times as long as the first, ${MAX_RATIO} allowed.`] : [];
}

type InStore = (browser: Browser, url: string) => Promise<string[]>;

const pages: InStore = async (browser, url) => {
  const rows = await measureLooks(browser, url);
  report('pages', { rows: rows.map(({ widest, unsized, ...row }) => ({ ...row, widest: widest?.wider ?? 0 })) });
  return checkLooks(rows);
};

const moves: InStore = async (browser, url) => {
  const rows = await measureMoves(browser, url);
  report('moves', { method: MOVES_METHOD, rows });
  return checkMoves(rows);
};

await runBench(async () => {
  const named = process.argv.slice(2).filter((name) => !name.startsWith('--'));
  const isMeant = (name: string) => named.length === 0 || named.includes(name);
  const complaints = isMeant('lastPage') ? await lastPage() : [];
  const parts = Object.entries({ pages, moves }).filter(([name]) => isMeant(name));
  if (parts.length > 0)
    await measureInStore(async (browser, url) => {
      for (const [, measure] of parts) complaints.push(...(await measure(browser, url)));
    });
  return complaints;
});
