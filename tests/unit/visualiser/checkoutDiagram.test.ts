import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { checkoutMachine } from '../../../machines/checkout/checkout.machine.ts';
import { orderPlacementMachine } from '../../../machines/orderPlacement/orderPlacement.machine.ts';
import { getLayoutKey } from '../../../scripts/charts/sourceKey.ts';
import { getLayouts } from '../../../src/visualiser/catalogue/drawChart.ts';
import { createGraph } from '../../../src/visualiser/graph/createGraph.ts';
import type { Layout } from '../../../src/visualiser/layout/layout.ts';
import { scoreLayout } from '../../../src/visualiser/layout/score.ts';
import { renderChart } from '../../../src/visualiser/svg/renderChart.ts';

const MOST_CROSSINGS = 6;
/** Of a diagram as it is sent, compressed. */
const MOST_BYTES = 20_000;
const laidOutBy = getLayoutKey();

test.each([
  ['checkout', checkoutMachine],
  ['orderPlacement', orderPlacementMachine],
] as const)(
  '%s is drawn whole with few crossings, without overlaps, in 20 kB',
  async (_, machine) => {
    const graph = createGraph(machine);
    // as it is stored, which is laid out anew where chart or code are others since
    const layout = (await getLayouts(graph, laidOutBy))['whole.right'] as Layout;
    const { crossings, ...faults } = scoreLayout(layout);
    expect(crossings).toBeLessThanOrEqual(MOST_CROSSINGS);
    expect(faults).toMatchObject({ shared: 0, throughBoxes: 0, throughLabels: 0, overlaps: 0 });
    expect(gzipSync(renderChart(graph, layout)).length).toBeLessThan(MOST_BYTES);
  },
  60_000,
);
