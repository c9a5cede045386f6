import type { ChartGraph } from '../graph/graph.ts';
import { getGraphIndex } from '../graph/graphIndex.ts';
import type { Mark, Marks } from '../marks/marks.ts';
import type { Drawing } from './drawing.ts';
import { setSign } from './signs.ts';

type Parts = Pick<Drawing, 'states' | 'rows' | 'edges'>;

/**
 * Draws marks by attributes of what they concern, and touches only what changed:
 * `data-active` ('here', or 'around' a state that is), `data-taken` (alternating, so that a repeated one flashes again),
 * `data-picked`, `data-end` (source and targets of what is picked), `data-mark`.
 */
export function createMarkPainter({ states, rows, edges }: Parts, graph: ChartGraph) {
  const graphIndex = getGraphIndex(graph);
  let lit = new Map<string, 'here' | 'around'>();
  let lastFired: Marks['firedTransitions'];
  let flash = 'odd';
  let overlay: Marks['overlay'];
  let pickedParts: Element[] = [];
  let picked: string | null = null;

  /** The state itself, or if it is folded, the one that hides it. */
  const findVisibleState = (id: string): string | null =>
    graphIndex.getLineage(id).findLast((state) => states.has(state.id))?.id ?? null;

  const getLitStates = (active: ReadonlySet<string>) => {
    const next = new Map<string, 'here' | 'around'>();
    const visibleIds = new Set([...active].flatMap((id) => findVisibleState(id) ?? []));
    for (const id of visibleIds) for (const outer of graphIndex.getLineage(id)) next.set(outer.id, 'around');
    for (const id of visibleIds) {
      if (!graphIndex.getChildren(id).some((inner) => next.has(inner.id))) next.set(id, 'here');
    }
    return next;
  };

  const updateActive = (active: ReadonlySet<string>) => {
    const next = getLitStates(active);
    for (const [id] of lit) if (!next.has(id)) setActive(states.get(id), null);
    for (const [id, activity] of next) if (lit.get(id) !== activity) setActive(states.get(id), activity);
    lit = next;
  };

  const flashTransitions = (next: Marks['firedTransitions']) => {
    flash = flash === 'odd' ? 'even' : 'odd';
    const now = new Set((next?.ids ?? []).flatMap(getParts));
    for (const part of (lastFired?.ids ?? []).flatMap(getParts)) if (!now.has(part)) part.removeAttribute('data-taken');
    for (const part of now) part.setAttribute('data-taken', flash);
    lastFired = next;
  };

  const getParts = (id: string): Element[] => [rows.get(id), edges.get(id)].filter((part) => part !== undefined);

  const updatePicked = (next: string | null) => {
    if (next === picked) return;
    picked = next;
    for (const part of pickedParts) for (const name of ['data-picked', 'data-end']) part.removeAttribute(name);
    for (const part of pickedParts) if (part.hasAttribute('aria-pressed')) part.setAttribute('aria-pressed', 'false');
    pickedParts = [];
    if (next === null) return;
    const ends = getEnds(graph, next).flatMap((id) => states.get(findVisibleState(id) ?? '') ?? []);
    const ownParts = [states.get(next) ?? [], getParts(next)].flat();
    for (const part of ends) part.setAttribute('data-end', '');
    for (const part of ownParts) {
      part.setAttribute('data-picked', '');
      if (part.hasAttribute('aria-pressed')) part.setAttribute('aria-pressed', 'true');
    }
    pickedParts = [...ends, ...ownParts];
  };

  const updateOverlay = (next: Marks['overlay']) => {
    for (const [id, element] of [...states, ...rows]) setMark(element, next?.get(id));
    for (const edge of new Set(edges.values())) {
      const marks = new Set([...edges].flatMap(([id, element]) => (element === edge ? [next?.get(id)] : [])));
      const [onlyMark] = marks;
      if (marks.size === 1 && onlyMark) edge.setAttribute('data-mark', onlyMark);
      else edge.removeAttribute('data-mark');
    }
    overlay = next;
  };

  return {
    draw: (marks: Marks, pick: string | null) => {
      updateActive(marks.active ?? EMPTY_SET);
      if (marks.firedTransitions !== lastFired) flashTransitions(marks.firedTransitions);
      if (marks.overlay !== overlay) updateOverlay(marks.overlay);
      updatePicked(pick);
    },
    /** Ids of the innermost states that are lit. */
    getLitIds: () => [...lit].flatMap(([id, activity]) => (activity === 'here' ? [id] : [])),
  };
}

const EMPTY_SET: ReadonlySet<string> = new Set();

/** The states at both ends of a transition; none of a state. */
export function getEnds(graph: ChartGraph, id: string): string[] {
  const transition = getGraphIndex(graph).getTransition(id);
  return transition ? [transition.source, ...transition.targets] : [];
}

function setActive(state: SVGGElement | undefined, activity: 'here' | 'around' | null): void {
  if (activity === null) state?.removeAttribute('data-active');
  else state?.setAttribute('data-active', activity);
  if (activity === 'here') state?.setAttribute('aria-current', 'true');
  else state?.removeAttribute('aria-current');
}

function setMark(element: SVGGElement, next: Mark | undefined): void {
  if (element.getAttribute('data-mark') === (next ?? null)) return;
  if (next) element.setAttribute('data-mark', next);
  else element.removeAttribute('data-mark');
  setSign(element, next ?? null);
}

/**
 * Emphasizes transitions of a drawing: `data-near` on their rows, lines and the states at their ends, and `data-brought`
 * on the drawing, so that a style can dim the rest. Called with none, all is as before.
 */
export function createEmphasis({ svg, states, rows, edges }: Drawing, graph: ChartGraph) {
  let related: Element[] = [];
  let emphasizedIds = '';
  return (ids: readonly string[]) => {
    const next = ids.join(' ');
    if (next === emphasizedIds) return;
    emphasizedIds = next;
    for (const part of related) part.removeAttribute('data-near');
    related = ids.flatMap((id) => [
      ...[rows.get(id), edges.get(id)].flatMap((part) => part ?? []),
      ...getEnds(graph, id).flatMap((end) => states.get(end) ?? []),
    ]);
    for (const part of related) part.setAttribute('data-near', '');
    svg.toggleAttribute('data-brought', related.length > 0);
  };
}
