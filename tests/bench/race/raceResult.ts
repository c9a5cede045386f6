import type { Load } from './cold.ts';
import type { LighthouseResult } from './lighthouse.ts';
import type { PageName } from './limits.ts';
import type { PaintMetrics } from './paint.ts';

/** Milliseconds of each run: as the first thing that anybody does, and once the page is settled. */
type Pressed = { name: string; atOnce: number[]; settled: number[] };
export type RaceResult = {
  page: PageName;
  path: string;
  before: Load;
  interaction: Load;
  paint: PaintMetrics[];
  presses: Pressed;
  lighthouse: LighthouseResult[];
};
