import type { GraphState, GraphTransition } from '../graph/graph.ts';
import type { GraphIndex } from '../graph/graphIndex.ts';

/** One line of the tree: a state, or a transition under the state that it leaves. */
export type Line = { id: string; level: number; parentId: string | null } & (
  | { kind: 'state'; state: GraphState; isOpen: boolean | null }
  | { kind: 'transition'; transition: GraphTransition }
);

/** The lines to be seen, where the states of `collapsedIds` hide what is in them; a state with nothing in it opens nothing. */
export function getLines(graphIndex: GraphIndex, collapsedIds: ReadonlySet<string>): Line[] {
  const getSubtree = (state: GraphState, level: number): Line[] => {
    const transitions = graphIndex.getOutgoing(state.id);
    const children = graphIndex.getChildren(state.id);
    const hasMore = transitions.length + children.length > 0;
    const isOpen = hasMore ? !collapsedIds.has(state.id) : null;
    const stateLine: Line = { kind: 'state', id: state.id, level, parentId: state.parent, state, isOpen };
    if (!isOpen) return [stateLine];
    return [
      stateLine,
      ...transitions.map(
        (transition): Line => ({
          kind: 'transition',
          id: transition.id,
          level: level + 1,
          parentId: state.id,
          transition,
        }),
      ),
      ...children.flatMap((child) => getSubtree(child, level + 1)),
    ];
  };
  return getSubtree(graphIndex.root, 1);
}

/** The effect of a key at a line: move to a line, open or close one, or follow a transition. */
export type LineMove = { to: string } | { open: string } | { close: string } | { follow: string } | null;

/** What an arrow, Home or End does at a line. */
export function getLineMove(key: string, lines: readonly Line[], currentId: string): LineMove {
  const index = lines.findIndex(({ id }) => id === currentId);
  const line = lines[index];
  const moveTo = (id: string | null | undefined): LineMove => (id ? { to: id } : null);
  if (key === 'ArrowDown') return moveTo(lines[index + 1]?.id);
  if (key === 'ArrowUp') return moveTo(lines[index - 1]?.id);
  if (key === 'Home') return moveTo(lines[0]?.id);
  if (key === 'End') return moveTo(lines.at(-1)?.id);
  if (!line) return null;
  if (key === 'ArrowLeft')
    return line.kind === 'state' && line.isOpen && line.parentId ? { close: line.id } : moveTo(line.parentId);
  if (key !== 'ArrowRight') return null;
  if (line.kind === 'transition') return line.transition.targets[0] ? { follow: line.transition.targets[0] } : null;
  if (line.isOpen === null) return null;
  return line.isOpen ? moveTo(lines[index + 1]?.id) : { open: line.id };
}
