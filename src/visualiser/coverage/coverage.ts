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
