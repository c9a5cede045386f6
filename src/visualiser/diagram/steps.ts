import type { ChartGraph, GraphTransition } from '../graph/graph.ts';
import { type GraphIndex, getGraphIndex } from '../graph/graphIndex.ts';
import type { Direction } from '../layout/layout.ts';

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

/** Which arrow key moves forward along a line, which back, and which to the next sibling. */
const ARROWS = {
  right: { forward: 'ArrowRight', back: 'ArrowLeft', next: 'ArrowDown' },
  down: { forward: 'ArrowDown', back: 'ArrowUp', next: 'ArrowRight' },
} as const satisfies Record<Direction, Record<string, Arrow>>;

/**
 * Where an arrow key leads. From a state: on to its first transition, or into it where it has none; back to the first
 * that arrives, or out of it; across to the states beside it. From a transition: on to its target, back to its source,
 * across to the others that leave the same state. Null where there is nothing that way.
 */
export function getNextPick(graph: ChartGraph, from: string, arrow: Arrow, direction: Direction): string | null {
  const graphIndex = getGraphIndex(graph);
  const arrows = ARROWS[direction];
  const move =
    arrow === arrows.forward ? 'on' : arrow === arrows.back ? 'back' : arrow === arrows.next ? 'next' : 'previous';
  const transition = graphIndex.getTransition(from);
  return (transition ? fromTransition(graphIndex, transition, move) : fromState(graphIndex, from, move)) ?? null;
}

type Move = 'on' | 'back' | 'next' | 'previous';

function fromState(graphIndex: GraphIndex, id: string, move: Move) {
  if (move === 'on') return graphIndex.getOutgoing(id)[0]?.id ?? graphIndex.getChildren(id)[0]?.id;
  const parent = graphIndex.getState(id)?.parent;
  if (move === 'back') return graphIndex.getIncoming(id)[0]?.id ?? parent;
  const siblingIds = (parent ? graphIndex.getChildren(parent) : []).map((sibling) => sibling.id);
  return getNeighbour(siblingIds, id, move);
}

function fromTransition(graphIndex: GraphIndex, { id, source, targets }: GraphTransition, move: Move) {
  if (move === 'on') return targets[0] ?? source;
  if (move === 'back') return source;
  const siblingIds = graphIndex.getOutgoing(source).map((sibling) => sibling.id);
  return getNeighbour(siblingIds, id, move);
}

const getNeighbour = (ids: readonly string[], id: string, move: 'next' | 'previous') =>
  ids[ids.indexOf(id) + (move === 'next' ? 1 : -1)];
