import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { checkoutMachine } from '../../../machines/checkout/checkout.machine.ts';
import { createGraph } from '../../../src/visualiser/graph/createGraph.ts';
import { layOutChart } from '../../../src/visualiser/layout/layOutChart.ts';
import { scoreLayout } from '../../../src/visualiser/layout/score.ts';
import { renderChart } from '../../../src/visualiser/svg/renderChart.ts';

/** What a long search over settings of ELK came to, of 24 with its first settings. */
const FEWEST = 20;

test('the largest chart is drawn with the fewest crossings, without overlaps, in 15 kB', {
  timeout: 30_000,
}, async () => {
  const checkout = createGraph(checkoutMachine);
  const layout = await layOutChart(checkout, { direction: 'right' });
  const { crossings, ...faults } = scoreLayout(layout);
  expect(crossings).toBeLessThanOrEqual(FEWEST);
  expect(faults).toMatchObject({ shared: 0, throughBoxes: 0, throughLabels: 0, overlaps: 0 });
  expect(gzipSync(renderChart(checkout, layout)).length).toBeLessThan(15_000);
});
