import type { ChartGraph } from '../graph/graph.ts';
import { getGraphIndex } from '../graph/graphIndex.ts';
import type { Pick } from '../marks/marks.ts';
import type { Drawing } from './drawing.ts';

/** One part of a drawing at a time is reached by Tab; arrows lead from there to all others. */
export function createRovingFocus({ states, rows }: Drawing, graph: ChartGraph) {
  const reading = getGraphIndex(graph);
  let current: Element | undefined;

  /** A part that stands folded away is met at the state that hides it. */
  const getElement = ({ kind, id }: Pick): SVGGElement | undefined => {
    if (kind === 'transition') return rows.get(id);
    const outer = reading.around(id).findLast((state) => states.has(state.id));
    return outer && states.get(outer.id);
  };
  const stand = (pick: Pick) => {
    const next = getElement(pick);
    if (!next) return null;
    current?.setAttribute('tabindex', '-1');
    next.setAttribute('tabindex', '0');
    current = next;
    return next;
  };

  stand({ kind: 'state', id: reading.root.initial ?? reading.inside(reading.root.id)[0]?.id ?? reading.root.id });
  return { stand, focus: (pick: Pick) => stand(pick)?.focus({ preventScroll: true }) };
}
