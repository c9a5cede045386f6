import type { Load } from './cold.ts';
import type { LighthouseResult } from './lighthouse.ts';
import type { PageName } from './limits.ts';
import type { PaintMetrics } from './paint.ts';
import type { PressTime } from './press.ts';

/** Milliseconds of each run, by when somebody presses. */
type Pressed = { name: string; times: Record<PressTime, number[]> };
export type RaceResult = {
  page: PageName;
  path: string;
  before: Load;
  interaction: Load;
  paint: PaintMetrics[];
  presses: Pressed;
  lighthouse: LighthouseResult[];
};
