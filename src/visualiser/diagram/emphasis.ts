import type { ChartGraph } from '../graph/graph.ts';
import type { Drawing } from './drawing.ts';
import { endsOf } from './marking.ts';

/**
 * Brings transitions out of a drawing: `data-near` on their rows, lines and the states at their ends, and `data-brought`
 * on the drawing, so that a style can dim the rest. Called with none, all is as before.
 */
export function createEmphasis({ svg, states, rows, edges }: Drawing, graph: ChartGraph) {
  let near: Element[] = [];
  let brought = '';
  return (ids: readonly string[]) => {
    const next = ids.join(' ');
    if (next === brought) return;
    brought = next;
    for (const part of near) part.removeAttribute('data-near');
    near = ids.flatMap((id) => [
      ...[rows.get(id), edges.get(id)].flatMap((part) => part ?? []),
      ...endsOf(graph, { kind: 'transition', id }).flatMap((end) => states.get(end) ?? []),
    ]);
    for (const part of near) part.setAttribute('data-near', '');
    svg.toggleAttribute('data-brought', near.length > 0);
  };
}
