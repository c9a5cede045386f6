import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { getRegions } from '../../../src/visualiser/layout/bands.ts';
import { runTrial } from '../../../src/visualiser/layout/bestLayout.ts';
import type { Layout } from '../../../src/visualiser/layout/layout.ts';
import { getCost, scoreLayout } from '../../../src/visualiser/layout/score.ts';
import { getVisible, type Visible, WHOLE } from '../../../src/visualiser/layout/visible.ts';
import { chartGraphs } from './charts.ts';

const FILE = 'src/visualiser/layout/bestTrials.ts';
const TRIALS = 24;

/** A chart without a fault after so many needs no more. */
const ENOUGH = 3;

const isFaultless = (layout: Layout) => {
  const { crossings, throughBoxes, throughLabels, overlaps, shared } = scoreLayout(layout);
  return crossings + throughBoxes + throughLabels + overlaps + shared === 0;
};

/** The trial that costs least, both ways together. */
async function findBestTrial(visible: Visible): Promise<[string, number]> {
  const costs: number[] = [];
  let hasFaultless = false;
  while (costs.length < (hasFaultless ? ENOUGH : TRIALS)) {
    const both = [
      await runTrial(visible, { direction: 'right', extent: WHOLE }, costs.length),
      await runTrial(visible, { direction: 'down', extent: WHOLE }, costs.length),
    ];
    costs.push(both.reduce((sum, layout) => sum + getCost(layout), 0));
    hasFaultless ||= both.every(isFaultless);
  }
  return [visible.root.state.id, costs.indexOf(Math.min(...costs))];
}

/** It takes minutes: `LAYOUTS=search npx vitest run --project bench tests/bench/layout/search.bench.ts`. */
test.runIf(process.env.LAYOUTS === 'search')(
  'the best trial of every chart is written down',
  { timeout: 3_600_000 },
  async () => {
    const found: [string, number][] = [];
    for (const graph of chartGraphs) {
      const whole = getVisible(graph, WHOLE);
      for (const visible of getRegions(whole)?.map((region) => region.visible) ?? [whole]) {
        found.push(await findBestTrial(visible));
        console.log(found.at(-1)?.join(' '));
      }
    }
    const lines = found
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([id, trial]) => `  ${/^\w+$/.test(id) ? id : `'${id}'`}: ${trial},\n`);
    const source = readFileSync(FILE, 'utf8');
    const begin = source.indexOf('= {') + 3;
    writeFileSync(FILE, `${source.slice(0, begin)}\n${lines.join('')}};\n`);
    expect(found.length).toBeGreaterThanOrEqual(chartGraphs.length);
  },
);
