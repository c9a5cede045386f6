import type { Load } from './cold.ts';
import type { Judged } from './lighthouse.ts';
import type { PageName } from './limits.ts';
import type { Painted } from './paint.ts';

/** Milliseconds of each run: as the first thing that anybody does, and once the page is settled. */
type Pressed = { what: string; atOnce: number[]; settled: number[] };
export type Raced = {
  page: PageName;
  path: string;
  before: Load;
  sign: Load;
  painted: Painted[];
  pressed: Pressed;
  judged: Judged[];
};
