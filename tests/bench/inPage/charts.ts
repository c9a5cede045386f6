import { waitForPaint } from './frames.ts';

/** Milliseconds until the frame in which a chart's diagram is painted, from a press on its link that nothing foretold. */
export async function measureDiagram(chart: string): Promise<number> {
  const link = document.querySelector<HTMLElement>(`nav a[href*="chart=${chart}"]`);
  const startedAt = performance.now();
  link?.click();
  return (await waitForPaint(() => document.querySelector(`svg.chart[data-chart="${chart}"] .state`))) - startedAt;
}
