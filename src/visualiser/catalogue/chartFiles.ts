import { allMessages } from './allMessages.ts';
import { createCallFinder } from './callFinder.ts';
import type { ChartData } from './catalogue.ts';
import { createChartData } from './chartData.ts';
import { collectFindables } from './collectFindables.ts';
import { createCatalogue } from './createCatalogue.ts';
import { getChart } from './everyChart.ts';
import { parseRequirements } from './requirements.ts';

/**
 * What the files are made from beside the code: the table of requirements, the sources of ports and API client by path,
 * and the key of what lays charts out.
 */
export type ChartFileSources = {
  requirements: string;
  sources: Readonly<Record<string, string>>;
  layoutEngineKey: string;
};

/** The files that the visualiser fetches, as texts. One maker for whoever builds or serves them. */
export function createChartFiles({ requirements, sources, layoutEngineKey }: ChartFileSources) {
  const texts = {
    requirements: parseRequirements(requirements),
    messages: allMessages,
    findCalls: createCallFinder(sources),
  };
  return {
    data: (id: string): string => JSON.stringify(createChartData(getChart(id), texts)),
    drawing: async (id: string, name: string): Promise<string> =>
      (await import('./drawing.ts')).drawChart(id, name, layoutEngineKey),
    style: async (): Promise<string> => (await import('../svg/standaloneStyle.ts')).getStandaloneStyle(),
    catalogue: (charts: readonly ChartData[]): string => JSON.stringify(createCatalogue(charts)),
    search: (charts: readonly ChartData[]): string => JSON.stringify(collectFindables(charts)),
  };
}
