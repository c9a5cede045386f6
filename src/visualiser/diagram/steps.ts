import type { ChartGraph } from '../graph/graph.ts';
import { type GraphIndex, getGraphIndex } from '../graph/graphIndex.ts';
import type { Direction } from '../layout/layout.ts';
import type { Pick } from '../marks/marks.ts';

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

/** Which arrow leads on along a line, which back, and which two lead to what stands beside. */
const WAYS = {
  right: { on: 'ArrowRight', back: 'ArrowLeft', next: 'ArrowDown' },
  down: { on: 'ArrowDown', back: 'ArrowUp', next: 'ArrowRight' },
} as const satisfies Record<Direction, Record<string, Arrow>>;

const state = (id: string | undefined): Pick | null => (id === undefined ? null : { kind: 'state', id });
const transition = (id: string | undefined): Pick | null => (id === undefined ? null : { kind: 'transition', id });

/**
 * Where an arrow key leads. From a state: on to its first transition, or into it where it has none; back to the first
 * that arrives, or out of it; across to the states beside it. From a transition: on to its target, back to its source,
 * across to the others that leave the same state. Null where there is nothing that way.
 */
export function getNextPick(graph: ChartGraph, from: Pick, arrow: Arrow, direction: Direction): Pick | null {
  const reading = getGraphIndex(graph);
  const ways = WAYS[direction];
  const way = arrow === ways.on ? 'on' : arrow === ways.back ? 'back' : arrow === ways.next ? 'next' : 'previous';
  return from.kind === 'state' ? fromState(reading, from.id, way) : fromTransition(reading, from.id, way);
}

type Way = 'on' | 'back' | 'next' | 'previous';

function fromState(reading: GraphIndex, id: string, way: Way): Pick | null {
  if (way === 'on') return transition(reading.leaving(id)[0]?.id) ?? state(reading.inside(id)[0]?.id);
  const parent = reading.state(id)?.parent;
  if (way === 'back') return transition(reading.arriving(id)[0]?.id) ?? state(parent ?? undefined);
  const beside = (parent ? reading.inside(parent) : []).map((one) => one.id);
  return state(neighbour(beside, id, way));
}

function fromTransition(reading: GraphIndex, id: string, way: Way): Pick | null {
  const here = reading.transition(id);
  if (!here) return null;
  if (way === 'on') return state(here.targets[0] ?? here.source);
  if (way === 'back') return state(here.source);
  const beside = reading.leaving(here.source).map((one) => one.id);
  return transition(neighbour(beside, id, way));
}

const neighbour = (all: readonly string[], id: string, way: 'next' | 'previous') =>
  all[all.indexOf(id) + (way === 'next' ? 1 : -1)];
