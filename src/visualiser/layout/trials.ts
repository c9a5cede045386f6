import type { Ranking } from './ranks.ts';

/** What a layout depends on beside the chart: ELK orders by chance from a seed. */
export type Trial = { ranking: Ranking; seed: number };

const RANKINGS: Ranking[] = ['depth', 'breadth', 'declared'];

/** All trials in a row, from 0: each ranking with the first seed, then with the second, and so on. */
export const getTrial = (number: number): Trial => ({
  ranking: RANKINGS[number % RANKINGS.length] as Ranking,
  seed: 1 + Math.floor(number / RANKINGS.length),
});
