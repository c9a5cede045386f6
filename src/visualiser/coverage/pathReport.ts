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
