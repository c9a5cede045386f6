import { callsIn } from './callsOf.ts';
import type { ChartData, Direction } from './catalogue.ts';
import { catalogueOf } from './catalogueOf.ts';
import { chartDataOf } from './chartData.ts';
import { chartOf } from './everyChart.ts';
import { everyText } from './everyText.ts';
import { findablesIn } from './findablesIn.ts';
import { requirementsIn } from './requirements.ts';

/**
 * What the files are made from beside the code: the table of requirements, the sources of ports and API client by path,
 * and the key of what lays charts out.
 */
export type Read = { requirements: string; sources: Readonly<Record<string, string>>; laidOutBy: string };

/** The files that the visualiser fetches, as texts. One maker for whoever builds or serves them. */
export function chartFiles({ requirements, sources, laidOutBy }: Read) {
  const told = { requirements: requirementsIn(requirements), messages: everyText, callsOf: callsIn(sources) };
  return {
    data: (id: string): string => JSON.stringify(chartDataOf(chartOf(id), told)),
    drawing: async (id: string, direction: Direction): Promise<string> =>
      (await import('./drawing.ts')).drawing(id, direction, laidOutBy),
    style: async (): Promise<string> => (await import('./drawing.ts')).drawingStyle(),
    catalogue: (charts: readonly ChartData[]): string => JSON.stringify(catalogueOf(charts)),
    search: (charts: readonly ChartData[]): string => JSON.stringify(findablesIn(charts)),
  };
}
