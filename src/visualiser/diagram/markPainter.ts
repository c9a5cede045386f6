import type { ChartGraph } from '../graph/graph.ts';
import { getGraphIndex } from '../graph/graphIndex.ts';
import type { Mark, Marks, Pick } from '../marks/marks.ts';
import type { Drawing } from './drawing.ts';
import { setSign } from './signs.ts';

type Parts = globalThis.Pick<Drawing, 'states' | 'rows' | 'edges'>;

/**
 * Draws marks by attributes of what they concern, and touches only what changed:
 * `data-active` ('here', or 'around' a state that is), `data-taken` (alternating, so that a repeated one flashes again),
 * `data-picked`, `data-end` (source and targets of what is picked), `data-mark`.
 */
export function createMarkPainter({ states, rows, edges }: Parts, graph: ChartGraph) {
  const reading = getGraphIndex(graph);
  let lit = new Map<string, 'here' | 'around'>();
  let lastFired: Marks['fired'];
  let flash = 'odd';
  let overlay: Marks['overlay'];
  let picked: Element[] = [];
  let pickedAs = '';

  /** The state itself, or where it stands folded away the one that hides it. */
  const findVisibleState = (id: string): string | null =>
    reading.around(id).findLast((state) => states.has(state.id))?.id ?? null;

  const litBy = (active: ReadonlySet<string>) => {
    const next = new Map<string, 'here' | 'around'>();
    const visibleIds = new Set([...active].flatMap((id) => findVisibleState(id) ?? []));
    for (const id of visibleIds) for (const outer of reading.around(id)) next.set(outer.id, 'around');
    for (const id of visibleIds) {
      if (!reading.inside(id).some((inner) => next.has(inner.id))) next.set(id, 'here');
    }
    return next;
  };

  const lightUp = (active: ReadonlySet<string>) => {
    const next = litBy(active);
    for (const [id] of lit) if (!next.has(id)) light(states.get(id), null);
    for (const [id, how] of next) if (lit.get(id) !== how) light(states.get(id), how);
    lit = next;
  };

  const flashUp = (next: Marks['fired']) => {
    flash = flash === 'odd' ? 'even' : 'odd';
    const now = new Set((next?.ids ?? []).flatMap(getParts));
    for (const part of (lastFired?.ids ?? []).flatMap(getParts)) if (!now.has(part)) part.removeAttribute('data-taken');
    for (const part of now) part.setAttribute('data-taken', flash);
    lastFired = next;
  };

  const getParts = (id: string): Element[] => [rows.get(id), edges.get(id)].filter((part) => part !== undefined);

  const pickOut = (pick: Pick | null) => {
    const next = pick ? `${pick.kind} ${pick.id}` : '';
    if (next === pickedAs) return;
    pickedAs = next;
    for (const part of picked) for (const name of ['data-picked', 'data-end']) part.removeAttribute(name);
    for (const part of picked) if (part.hasAttribute('aria-pressed')) part.setAttribute('aria-pressed', 'false');
    picked = [];
    if (!pick) return;
    const ends = getEnds(graph, pick).flatMap((id) => states.get(findVisibleState(id) ?? '') ?? []);
    const itself = pick.kind === 'state' ? [states.get(pick.id)].filter((one) => one !== undefined) : getParts(pick.id);
    for (const part of ends) part.setAttribute('data-end', '');
    for (const part of itself) {
      part.setAttribute('data-picked', '');
      if (part.hasAttribute('aria-pressed')) part.setAttribute('aria-pressed', 'true');
    }
    picked = [...ends, ...itself];
  };

  const layOver = (next: Marks['overlay']) => {
    for (const [id, element] of [...states, ...rows]) mark(element, next?.get(id));
    for (const edge of new Set(edges.values())) {
      const marks = new Set([...edges].flatMap(([id, one]) => (one === edge ? [next?.get(id)] : [])));
      const [only] = marks;
      if (marks.size === 1 && only) edge.setAttribute('data-mark', only);
      else edge.removeAttribute('data-mark');
    }
    overlay = next;
  };

  return {
    draw: (marks: Marks, pick: Pick | null) => {
      lightUp(marks.active ?? NONE);
      if (marks.fired !== lastFired) flashUp(marks.fired);
      if (marks.overlay !== overlay) layOver(marks.overlay);
      pickOut(pick);
    },
    /** Ids of the innermost states that are lit. */
    lit: () => [...lit].flatMap(([id, how]) => (how === 'here' ? [id] : [])),
  };
}

const NONE: ReadonlySet<string> = new Set();

/** The states at both ends of a transition; none of a state. */
export function getEnds(graph: ChartGraph, pick: Pick): string[] {
  const transition = pick.kind === 'transition' ? getGraphIndex(graph).transition(pick.id) : undefined;
  return transition ? [transition.source, ...transition.targets] : [];
}

function light(state: SVGGElement | undefined, how: 'here' | 'around' | null): void {
  if (how === null) state?.removeAttribute('data-active');
  else state?.setAttribute('data-active', how);
  if (how === 'here') state?.setAttribute('aria-current', 'true');
  else state?.removeAttribute('aria-current');
}

function mark(element: SVGGElement, next: Mark | undefined): void {
  if (element.getAttribute('data-mark') === (next ?? null)) return;
  if (next) element.setAttribute('data-mark', next);
  else element.removeAttribute('data-mark');
  setSign(element, next ?? null);
}

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
