import type { Mark } from '../marks/marks.ts';
import type { ChartCoverage } from './coverage.ts';

/** What is drawn over the diagram: what became of each transition, and where a change of the chart went unnoticed. */
export const createOverlay = ({ transitions, mutants }: ChartCoverage): ReadonlyMap<string, Mark> =>
  new Map<string, Mark>([
    ...Object.entries(transitions),
    ...(mutants?.survivors ?? []).map(({ id }): [string, Mark] => [id, 'survived']),
  ]);
