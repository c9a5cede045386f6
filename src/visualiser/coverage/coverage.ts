import type { ChartGraph, GraphState } from '../graph/graph.ts';
import type { Mark } from '../marks/marks.ts';

/** What became of a transition in the last run of the walks. */
export type TransitionOutcome = 'walked' | 'missed';

/** A change of the chart that the paths do not notice. */
type Survivor = {
  /** The state or transition that was changed, and how. */
  id: string;
  change: string;
};

/** `data/<chart>.coverage.json`; absent where the walks were not run. */
export type ChartCoverage = {
  /** Of the chart that was walked. */
  version: string;
  /** When, as ISO 8601. */
  at: string;
  transitions: Record<string, TransitionOutcome>;
  paths: number;
  steps: number;
  /** Null where the mutants were not run. */
  mutants: { made: number; killed: number; survivors: Survivor[] } | null;
};

/** What is drawn over the diagram: what became of each transition, and where a change of the chart went unnoticed. */
export const createOverlay = ({ transitions, mutants }: ChartCoverage): ReadonlyMap<string, Mark> =>
  new Map<string, Mark>([
    ...Object.entries(transitions),
    ...(mutants?.survivors ?? []).map(({ id }): [string, Mark] => [id, 'survived']),
  ]);

/** `test-results/model/<chart>.json`: what the last run of a chart's walks did. */
export type PathReport = {
  chart: string;
  /** Of the chart that was walked. */
  version: string;
  /** When it ended, as ISO 8601. */
  at: string;
  /** States without states inside, by their dotted path. */
  states: string[];
  transitions: string[];
  walked: string[];
  paths: number;
  steps: number;
};

/** The states of a chart that can be looked at: nothing is inside them, and they are not left as soon as they are entered. */
export function getDisplayableStates({ states, transitions }: ChartGraph): GraphState[] {
  const transientIds = new Set(
    transitions.flatMap(({ source, trigger, guard }) => (trigger === 'always' && guard === null ? [source] : [])),
  );
  return states.filter(({ id, kind }) => (kind === 'atomic' || kind === 'final') && !transientIds.has(id));
}
