import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PROFILES } from '../../../src/domain/backendSettings.ts';
import { shipAsGuest } from '../../headless/shopper/buying.ts';
import { GOOD_NAMES } from '../../headless/shopper/goods.ts';
import { buy } from '../../headless/shopper/purchase.ts';
import { closeBrowsers } from '../../headless/world/browser.ts';
import { openShop } from '../../headless/world/open.ts';

/** The first purchases compile the store's code, which is not what is measured. */
const WARMUP_RUNS = 5;
const MEASURED_RUNS = 15;

const median = (figures: number[]) =>
  Math.round([...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0);

test('a purchase without a screen, from the list to the confirmation', async () => {
  const rows = [];
  for (const profile of PROFILES)
    for (const good of GOOD_NAMES) {
      const samples: { ms: number; cpu: number; calls: number }[] = [];
      for (let run = 0; run < WARMUP_RUNS + MEASURED_RUNS; run++) {
        const { host, visit } = openShop(profile);
        const [startedAt, used] = [performance.now(), process.cpuUsage()];
        await buy(visit, good, shipAsGuest);
        const { user, system } = process.cpuUsage(used);
        if (run >= WARMUP_RUNS)
          samples.push({ ms: performance.now() - startedAt, cpu: (user + system) / 1000, calls: host.calls.length });
        closeBrowsers();
      }
      rows.push({
        profile,
        good,
        calls: samples[0]?.calls ?? 0,
        ms: median(samples.map(({ ms }) => ms)),
        'most ms': Math.round(Math.max(...samples.map(({ ms }) => ms))),
        'processor ms': median(samples.map(({ cpu }) => cpu)),
      });
    }
  mkdirSync('test-results/bench', { recursive: true });
  writeFileSync('test-results/bench/purchases.json', `${JSON.stringify({ rows }, null, 2)}\n`);
  console.table(rows);
  expect(rows).toHaveLength(PROFILES.length * GOOD_NAMES.length);
}, 600_000);
