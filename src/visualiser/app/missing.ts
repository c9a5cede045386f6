import type { ChartData } from '../catalogue/catalogue.ts';
import { getGraphIndex } from '../graph/graphIndex.ts';
import type { Address } from '../ui/address.ts';

/** Something that a link names and the chart no longer has, and the address without it. */
export type Missing = { what: string; without: Partial<Address> };

/** What of an address the chart does not have: a state, a transition, a path or a step of it. */
export function findMissing({ graph, paths }: ChartData, address: Address): Missing[] {
  const reading = getGraphIndex(graph);
  const { state, transition, path, step } = address;
  const pickedPath = path === null ? undefined : paths[path - 1];
  const missing: (Missing | false)[] = [
    state !== null && !reading.state(state) && { what: `The state “${state}”`, without: { state: null } },
    transition !== null &&
      !reading.transition(transition) && { what: `The transition “${transition}”`, without: { transition: null } },
    path !== null && !pickedPath && { what: `Path ${path}`, without: { path: null, step: null } },
    pickedPath !== undefined &&
      step !== null &&
      step > pickedPath.steps.length && { what: `Step ${step} of path ${path}`, without: { step: null } },
  ];
  return missing.filter((one) => one !== false);
}
