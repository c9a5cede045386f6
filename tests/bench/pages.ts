import type { Browser } from 'playwright';
import { measureInStore, report, runBench } from './kit/bench.ts';
import { checkLooks, measureLooks } from './pages/looks.ts';
import { checkMoves, MOVES_METHOD, measureMoves } from './pages/moves.ts';

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

await runBench(() => {
  const named = process.argv.slice(2).filter((name) => !name.startsWith('--'));
  const parts = Object.entries({ pages, moves }).filter(([name]) => named.length === 0 || named.includes(name));
  return measureInStore(async (browser, url) => {
    const complaints: string[] = [];
    for (const [, measure] of parts) complaints.push(...(await measure(browser, url)));
    return complaints;
  });
});
