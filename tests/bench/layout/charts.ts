import type { AnyStateMachine } from 'xstate';
import { createGraph } from '../../../src/visualiser/graph/createGraph.ts';

type Exports = Record<string, unknown>;
const files = import.meta.glob<Exports>('../../../machines/*/*.machine.ts', { eager: true });

/** Every chart of the store as a graph. */
export const chartGraphs = Object.values(files)
  .flatMap((exports) => Object.values(exports))
  .filter(
    (value): value is AnyStateMachine =>
      typeof value === 'object' && value !== null && 'root' in value && 'implementations' in value,
  )
  .map((machine) => createGraph(machine));
