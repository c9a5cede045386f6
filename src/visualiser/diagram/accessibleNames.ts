import type { ChartGraph } from '../graph/graph.ts';
import { describeInWords, describeTransition, getGraphIndex, getStateName } from '../graph/graphIndex.ts';
import { STATE_KIND_LABELS } from '../graph/words.ts';
import type { Naming } from '../layout/cards.ts';
import type { Drawing } from './drawing.ts';

/** Makes everything that can be picked a button; the drawing alone states what it is by its place. */
export function addButtons({ svg, states, rows, edges }: Drawing): void {
  // What stands around it describes what it is; inside it are the buttons.
  svg.setAttribute('role', 'presentation');
  svg.removeAttribute('aria-label');
  for (const element of [...states.values(), ...rows.values()]) {
    element.setAttribute('role', 'button');
    element.setAttribute('aria-pressed', 'false');
    element.setAttribute('tabindex', '-1');
  }
  // A button may hold no other: rows of transitions that stay in their state are drawn in its group.
  for (const element of rows.values()) if (element.parentElement?.hasAttribute('data-state')) svg.append(element);
  for (const edge of new Set(edges.values())) addHitArea(edge);
}

/** What a screen reader states about each of the buttons: transitions in words, or by their events. */
export function nameButtons({ states, rows }: Drawing, graph: ChartGraph, naming: Naming): void {
  const graphIndex = getGraphIndex(graph);
  for (const [id, element] of states) {
    const state = graphIndex.getState(id);
    if (state)
      setAccessibleName(element, `${getStateName(state)}, ${STATE_KIND_LABELS[state.kind]}`, state.description);
  }
  for (const [id, element] of rows) {
    const transition = graphIndex.getTransition(id);
    if (!transition) continue;
    if (naming === 'words') setAccessibleName(element, describeInWords(graphIndex, transition), '');
    else setAccessibleName(element, describeTransition(graphIndex, transition), transition.description);
  }
}

function setAccessibleName(element: SVGGElement, label: string, description: string): void {
  element.setAttribute('aria-label', label);
  if (description) element.setAttribute('aria-description', description);
  else element.removeAttribute('aria-description');
}

/** A line is too thin to be hit; an invisible wider one lies over it. */
function addHitArea(edge: SVGGElement): void {
  const route = edge.querySelector<SVGPathElement>(':scope > .route');
  if (!route) return;
  const hitArea = route.cloneNode() as SVGPathElement;
  hitArea.setAttribute('class', 'reach');
  route.before(hitArea);
}
