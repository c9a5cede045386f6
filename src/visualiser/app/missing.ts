import type { ChartData } from '../catalogue/catalogue.ts';
import type { Address } from './address.ts';
import { readingOf } from './reading.ts';

/** Something that a link names and the chart no longer has, and the address without it. */
export type Missing = { what: string; without: Partial<Address> };

/** What of an address the chart does not have: a state, a transition, a path or a step of it. */
export function missingIn({ graph, paths }: ChartData, address: Address): Missing[] {
  const reading = readingOf(graph);
  const { state, transition, path, step } = address;
  const shown = path === null ? undefined : paths[path - 1];
  const missing: (Missing | false)[] = [
    state !== null && !reading.state(state) && { what: `The state “${state}”`, without: { state: null } },
    transition !== null &&
      !reading.transition(transition) && { what: `The transition “${transition}”`, without: { transition: null } },
    path !== null && !shown && { what: `Path ${path}`, without: { path: null, step: null } },
    shown !== undefined &&
      step !== null &&
      step > shown.steps.length && { what: `Step ${step} of path ${path}`, without: { step: null } },
  ];
  return missing.filter((one) => one !== false);
}
