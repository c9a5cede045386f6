import type { GraphState, GraphTransition } from '../graph/graph.ts';
import type { GraphIndex } from '../graph/graphIndex.ts';

/** One line of the tree: a state, or a transition under the state that it leaves. */
export type Line = { id: string; level: number; above: string | null } & (
  | { kind: 'state'; state: GraphState; isOpen: boolean | null }
  | { kind: 'transition'; way: GraphTransition }
);

/** The lines to be seen, where the states of `closed` hide what is in them; a state with nothing in it opens nothing. */
export function getLines(reading: GraphIndex, closed: ReadonlySet<string>): Line[] {
  const under = (state: GraphState, level: number): Line[] => {
    const ways = reading.leaving(state.id);
    const inside = reading.inside(state.id);
    const hasMore = ways.length + inside.length > 0;
    const isOpen = hasMore ? !closed.has(state.id) : null;
    const itself: Line = { kind: 'state', id: state.id, level, above: state.parent, state, isOpen };
    if (!isOpen) return [itself];
    return [
      itself,
      ...ways.map((way): Line => ({ kind: 'transition', id: way.id, level: level + 1, above: state.id, way })),
      ...inside.flatMap((inner) => under(inner, level + 1)),
    ];
  };
  return under(reading.root, 1);
}

/** Where a key leads from a line: to another line, to what opens or closes, or along a transition to where it leads. */
export type LineMove = { to: string } | { open: string } | { close: string } | { along: string } | null;

/** What an arrow, Home or End does at a line. */
export function getLineMove(key: string, lines: readonly Line[], at: string): LineMove {
  const place = lines.findIndex(({ id }) => id === at);
  const line = lines[place];
  const to = (id: string | null | undefined): LineMove => (id ? { to: id } : null);
  if (key === 'ArrowDown') return to(lines[place + 1]?.id);
  if (key === 'ArrowUp') return to(lines[place - 1]?.id);
  if (key === 'Home') return to(lines[0]?.id);
  if (key === 'End') return to(lines.at(-1)?.id);
  if (!line) return null;
  if (key === 'ArrowLeft')
    return line.kind === 'state' && line.isOpen && line.above ? { close: line.id } : to(line.above);
  if (key !== 'ArrowRight') return null;
  if (line.kind === 'transition') return line.way.targets[0] ? { along: line.way.targets[0] } : null;
  if (line.isOpen === null) return null;
  return line.isOpen ? to(lines[place + 1]?.id) : { open: line.id };
}
