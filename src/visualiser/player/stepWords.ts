import { duration } from '../app/words.ts';
import type { ChartData, PathStep } from '../catalogue/catalogue.ts';

/** Who does a step: a person or another part of the store, the world outside, or time. */
export const doerOf = ({ answer, wait }: PathStep) =>
  answer !== undefined ? 'answer' : wait !== undefined ? 'clock' : 'hand';

export const DOERS = { hand: 'Done in the store', answer: 'Answered from outside', clock: 'Time passes' } as const;

/** What the states are in which something ends, as their author tells it. */
export const statesInWords = ({ graph }: ChartData, ids: readonly string[]): string =>
  ids.map((id) => graph.states.find((state) => state.id === id)?.description || id).join(' · ');

/** What a step does, as the transitions that it takes tell it; where they tell nothing, where it leads. */
export function stepInWords(chart: ChartData, { taken, states, wait }: PathStep): string {
  const told = taken.flatMap((id) => chart.graph.transitions.find((one) => one.id === id)?.description || []);
  const words = told.length > 0 ? [...new Set(told)].join(', then: ') : statesInWords(chart, states);
  return wait === undefined ? words : `${duration(wait)} later: ${words}`;
}
