import type { ChartGraph } from '../graph/graph.ts';
import { describeTransition, getGraphIndex, getStateName } from '../graph/graphIndex.ts';
import { STATE_KIND_LABELS } from '../graph/words.ts';
import type { Drawing } from './drawing.ts';

/** What a screen reader states about everything that can be picked; the drawing alone states it by its place. */
export function addAccessibleNames({ svg, states, rows, edges }: Drawing, graph: ChartGraph): void {
  const reading = getGraphIndex(graph);
  // What stands around it describes what it is; inside it are the buttons.
  svg.setAttribute('role', 'presentation');
  svg.removeAttribute('aria-label');
  for (const [id, element] of states) {
    const state = reading.state(id);
    if (state) asButton(element, `${getStateName(state)}, ${STATE_KIND_LABELS[state.kind]}`, state.description);
  }
  for (const [id, element] of rows) {
    const transition = reading.transition(id);
    if (transition) asButton(element, describeTransition(reading, transition), transition.description);
    // A button may hold no other: rows of transitions that stay in their state are drawn in its group.
    if (element.parentElement?.hasAttribute('data-state')) svg.append(element);
  }
  for (const edge of new Set(edges.values())) widen(edge);
}

function asButton(element: SVGGElement, name: string, description: string): void {
  element.setAttribute('role', 'button');
  element.setAttribute('aria-label', name);
  if (description) element.setAttribute('aria-description', description);
  element.setAttribute('aria-pressed', 'false');
  element.setAttribute('tabindex', '-1');
}

/** A line is too thin to be met by a hand; an unseen wider one lies over it. */
function widen(edge: SVGGElement): void {
  const route = edge.querySelector<SVGPathElement>(':scope > .route');
  if (!route) return;
  const wide = route.cloneNode() as SVGPathElement;
  wide.setAttribute('class', 'reach');
  route.before(wide);
}
