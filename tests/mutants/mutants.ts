import type { AnyStateMachine } from 'xstate';
import { nodesOf, transitionsOf } from '../../machines/kit/transitions.ts';
import { changesOfState } from './changesOfState.ts';
import { changesOfTransition } from './changesOfTransition.ts';
import type { Mutant } from './mutant.ts';

/** Small changes of a chart, one at a time; a good set of paths notices each that changes what the chart does. */
export const mutantsOf = (machine: AnyStateMachine): Mutant[] => [
  ...nodesOf(machine).flatMap(changesOfState),
  ...transitionsOf(machine).flatMap(changesOfTransition),
];
