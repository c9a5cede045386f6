import type { ChartGraph } from '../graph/graph.ts';
import type { Drawing } from './drawing.ts';
import { getEnds } from './markPainter.ts';

/**
 * Brings transitions out of a drawing: `data-near` on their rows, lines and the states at their ends, and `data-brought`
 * on the drawing, so that a style can dim the rest. Called with none, all is as before.
 */
export function createEmphasis({ svg, states, rows, edges }: Drawing, graph: ChartGraph) {
  let related: Element[] = [];
  let brought = '';
  return (ids: readonly string[]) => {
    const next = ids.join(' ');
    if (next === brought) return;
    brought = next;
    for (const part of related) part.removeAttribute('data-near');
    related = ids.flatMap((id) => [
      ...[rows.get(id), edges.get(id)].flatMap((part) => part ?? []),
      ...getEnds(graph, { kind: 'transition', id }).flatMap((end) => states.get(end) ?? []),
    ]);
    for (const part of related) part.setAttribute('data-near', '');
    svg.toggleAttribute('data-brought', related.length > 0);
  };
}
