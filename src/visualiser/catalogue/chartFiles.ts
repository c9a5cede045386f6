import { getStandaloneStyle } from '../svg/standaloneStyle.ts';
import { createChartData } from './chartData.ts';
import { chartTexts } from './chartTexts.ts';
import { collectFindables } from './collectFindables.ts';
import { createCatalogue } from './createCatalogue.ts';
import { drawChart } from './drawChart.ts';
import { everyChart } from './everyChart.ts';

const DRAWINGS = ['overview.right', 'overview.down', 'whole.right', 'whole.down'];

/** The files that the visualiser fetches, by their names, each with what makes it. `layoutEngineKey`: what lays charts out. */
export function createChartFiles(layoutEngineKey: string): ReadonlyMap<string, () => string | Promise<string>> {
  const charts = [...everyChart.values()].map((chart) => createChartData(chart, chartTexts));
  const files = new Map<string, () => string | Promise<string>>([
    ['chart.css', getStandaloneStyle],
    ['catalogue.json', () => JSON.stringify(createCatalogue(charts))],
    ['findables.json', () => JSON.stringify(collectFindables(charts))],
  ]);
  for (const chart of charts) {
    const { id } = chart.graph;
    files.set(`${id}.json`, () => JSON.stringify(chart));
    for (const name of DRAWINGS) files.set(`${id}.${name}.svg`, () => drawChart(id, name, layoutEngineKey));
  }
  return files;
}
