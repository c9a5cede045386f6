import type { AnyStateMachine } from 'xstate';
import { getNodes, getTransitions } from '../../machines/kit/transitions.ts';
import type { Mutant } from './mutant.ts';
import { mutateState } from './mutateState.ts';
import { mutateTransition } from './mutateTransition.ts';

/** Small changes of a chart, one at a time; a good set of paths notices each that changes what the chart does. */
export const listMutants = (machine: AnyStateMachine): Mutant[] => [
  ...getNodes(machine).flatMap(mutateState),
  ...getTransitions(machine).flatMap(mutateTransition),
];
