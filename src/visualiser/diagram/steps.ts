import type { ChartGraph } from '../graph/graph.ts';
import { type GraphIndex, getGraphIndex } from '../graph/graphIndex.ts';
import type { Direction } from '../layout/layout.ts';
import type { DiagramSelection } from '../marks/marks.ts';

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

/** Which arrow key moves forward along a line, which back, and which to the next sibling. */
const ARROWS = {
  right: { forward: 'ArrowRight', back: 'ArrowLeft', next: 'ArrowDown' },
  down: { forward: 'ArrowDown', back: 'ArrowUp', next: 'ArrowRight' },
} as const satisfies Record<Direction, Record<string, Arrow>>;

const toStateSelection = (id: string | undefined): DiagramSelection | null =>
  id === undefined ? null : { kind: 'state', id };
const toTransitionSelection = (id: string | undefined): DiagramSelection | null =>
  id === undefined ? null : { kind: 'transition', id };

/**
 * Where an arrow key leads. From a state: on to its first transition, or into it where it has none; back to the first
 * that arrives, or out of it; across to the states beside it. From a transition: on to its target, back to its source,
 * across to the others that leave the same state. Null where there is nothing that way.
 */
export function getNextPick(
  graph: ChartGraph,
  from: DiagramSelection,
  arrow: Arrow,
  direction: Direction,
): DiagramSelection | null {
  const graphIndex = getGraphIndex(graph);
  const arrows = ARROWS[direction];
  const move =
    arrow === arrows.forward ? 'on' : arrow === arrows.back ? 'back' : arrow === arrows.next ? 'next' : 'previous';
  return from.kind === 'state' ? fromState(graphIndex, from.id, move) : fromTransition(graphIndex, from.id, move);
}

type Move = 'on' | 'back' | 'next' | 'previous';

function fromState(graphIndex: GraphIndex, id: string, move: Move): DiagramSelection | null {
  if (move === 'on')
    return (
      toTransitionSelection(graphIndex.getOutgoing(id)[0]?.id) ?? toStateSelection(graphIndex.getChildren(id)[0]?.id)
    );
  const parent = graphIndex.getState(id)?.parent;
  if (move === 'back')
    return toTransitionSelection(graphIndex.getIncoming(id)[0]?.id) ?? toStateSelection(parent ?? undefined);
  const siblingIds = (parent ? graphIndex.getChildren(parent) : []).map((sibling) => sibling.id);
  return toStateSelection(getNeighbour(siblingIds, id, move));
}

function fromTransition(graphIndex: GraphIndex, id: string, move: Move): DiagramSelection | null {
  const current = graphIndex.getTransition(id);
  if (!current) return null;
  if (move === 'on') return toStateSelection(current.targets[0] ?? current.source);
  if (move === 'back') return toStateSelection(current.source);
  const siblingIds = graphIndex.getOutgoing(current.source).map((sibling) => sibling.id);
  return toTransitionSelection(getNeighbour(siblingIds, id, move));
}

const getNeighbour = (ids: readonly string[], id: string, move: 'next' | 'previous') =>
  ids[ids.indexOf(id) + (move === 'next' ? 1 : -1)];
