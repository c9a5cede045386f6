import { createGraph } from '../graph/createGraph.ts';
import type { ChartGraph } from '../graph/graph.ts';
import { createLayoutKey, getPictured, type Layouts, layOutAll, parseLayouts } from '../layout/savedLayouts.ts';
import { renderChart } from '../svg/renderChart.ts';
import { getChart } from './everyChart.ts';

const savedLayouts = import.meta.glob<string>('../layout/saved/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/**
 * The layouts of a chart: as stored, for laying all charts out takes long, and computed again where the
 * chart or the layout engine, of which `layoutEngineKey` is the key, has changed.
 */
export async function getLayouts(graph: ChartGraph, layoutEngineKey: string): Promise<Layouts> {
  const text = savedLayouts[`../layout/saved/${graph.id}.txt`];
  return (text && parseLayouts(text, createLayoutKey(graph, layoutEngineKey), graph)) || layOutAll(graph);
}

/** A chart's overview ('overview.right'), or all of it ('whole.down'), as the page shows it: colours come by its style sheet. */
export async function drawChart(id: string, name: string, layoutEngineKey: string): Promise<string> {
  const graph = createGraph(getChart(id).machine);
  const layout = (await getLayouts(graph, layoutEngineKey))[name];
  if (!layout) throw new Error(`There is no diagram "${name}" of ${id}`);
  return renderChart(graph, layout);
}

/**
 * The pictures of a chart's page in the docs by the names of their files, in words and with their style inside: the
 * overview, and one of each stage.
 */
export const drawPagePictures = (graph: ChartGraph, layouts: Layouts): Record<string, string> =>
  Object.fromEntries(
    Object.entries(layouts).flatMap(([name, layout]) => {
      const file = getPictureFile(graph.id, name);
      if (!file) return [];
      return [[file, `${renderChart(getPictured(graph, name), layout, { isStandalone: true, naming: 'words' })}\n`]];
    }),
  );

/** 'checkout.svg' is the overview, 'checkout.review.svg' a stage, 'pincode.all.svg' all of a chart without stages. */
function getPictureFile(id: string, name: string): string | null {
  if (name === 'overview.down') return `${id}.svg`;
  if (name === 'page') return `${id}.all.svg`;
  return name.startsWith('page.') ? `${name.slice('page.'.length)}.svg` : null;
}
