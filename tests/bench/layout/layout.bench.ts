import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { ChartGraph } from '../../../src/visualiser/graph/graph.ts';
import { layOutChart } from '../../../src/visualiser/layout/layOutChart.ts';
import type { Direction } from '../../../src/visualiser/layout/layout.ts';
import { scoreLayout } from '../../../src/visualiser/layout/score.ts';
import { renderChart } from '../../../src/visualiser/svg/renderChart.ts';
import { chartGraphs } from './charts.ts';
import { joinCharts } from './joinCharts.ts';

/** Milliseconds of work at build for a chart of 60 states and 100 transitions, and bytes of its diagram as it is sent. */
const MAX_MS = 1_000;
const HEAVIEST = 20_000;

async function measure(graph: ChartGraph, direction: Direction) {
  // other work on the machine does not count
  const startedAt = process.cpuUsage();
  const layout = await layOutChart(graph, direction);
  const ms = Math.round(process.cpuUsage(startedAt).user / 1_000);
  const { crossings, overlaps, throughBoxes, throughLabels, shared, bends } = scoreLayout(layout);
  return {
    chart: graph.id,
    direction,
    states: graph.states.length,
    transitions: graph.transitions.length,
    ms,
    gzip: gzipSync(renderChart(graph, layout)).length,
    size: `${layout.width} x ${layout.height}`,
    crossings,
    faults: overlaps + throughBoxes + throughLabels + shared,
    bends,
  };
}

const findGraphs = (ids: readonly string[]) => chartGraphs.filter(({ id }) => ids.includes(id));
/** None of the store's charts is as large as the limits speak of: 60 states, and 101 transitions. */
const large = joinCharts('joined', findGraphs(['coupon', 'payment', 'session', 'shipping']));

test('every chart is laid out in time, without faults, and its diagram is small', { timeout: 300_000 }, async () => {
  const [first] = chartGraphs as [ChartGraph];
  // the first layout loads ELK
  await layOutChart(first, 'right');
  const rows: Awaited<ReturnType<typeof measure>>[] = [];
  for (const graph of [large, ...chartGraphs])
    for (const direction of ['right', 'down'] as const) rows.push(await measure(graph, direction));
  console.table(rows);
  console.log(
    'crossings of all charts',
    rows.reduce((sum, { crossings }) => sum + crossings, 0),
  );
  for (const { chart, direction, ms, gzip, faults } of rows) {
    expect(ms, `${chart} ${direction}`).toBeLessThan(MAX_MS);
    expect(gzip, `${chart} ${direction}`).toBeLessThan(HEAVIEST);
    expect(faults, `${chart} ${direction}`).toBe(0);
  }
});
