import type { ChartGraph } from '../graph/graph.ts';
import { getGraphIndex } from '../graph/graphIndex.ts';
import type { Pick } from '../marks/marks.ts';
import { type Drawing, getEdgeTransitions } from './drawing.ts';
import { type Arrow, getNextPick } from './steps.ts';

type Parts = {
  drawing: Drawing;
  graph: ChartGraph;
  onPick: (pick: Pick | null) => void;
  onFold: (state: string) => void;
  onPoint: (pick: Pick | null) => void;
  bringOut: (transitions: readonly string[]) => void;
  reveal: (pick: Pick) => void;
};

/** A finger is not exact: within so many px the nearest transition is meant. */
const FINGER = 18;

/**
 * What pointer and keys do to the parts of a drawing: hovered or focused transitions are brought out, a click or Enter
 * picks, the space bar folds, arrows go along the lines.
 */
export function listenToInput(frame: HTMLElement, parts: Parts) {
  const { drawing, graph, onPick, onFold, onPoint, bringOut, reveal } = parts;
  const { svg } = drawing;
  const roving = createRovingFocus(drawing, graph);
  const ending = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(name: K, act: (event: HTMLElementEventMap[K]) => void) =>
    frame.addEventListener(name, act, { signal: ending.signal });

  const point = (picks: readonly Pick[]) => {
    bringOut(picks.flatMap(({ kind, id }) => (kind === 'transition' ? [id] : [])));
    onPoint(picks[0] ?? null);
  };

  on('click', (event) => {
    const target = event.target as Element;
    if (!svg.contains(target)) return;
    const fold = target.closest('[data-fold]')?.getAttribute('data-fold');
    if (fold) return onFold(fold);
    const pick = (isByFinger(event) && nearest(drawing, event)) || picksAt(target)[0];
    if (pick) roving.stand(pick);
    onPick(pick ?? null);
    // What is closed opens in place.
    if (pick?.kind === 'state' && drawing.states.get(pick.id)?.hasAttribute('data-collapsed')) onFold(pick.id);
  });
  on('pointerover', (event) => {
    if (event.pointerType === 'touch' || frame.dataset.dragged !== undefined) return;
    point(svg.contains(event.target as Element) ? picksAt(event.target as Element) : []);
  });
  on('pointerleave', () => point([]));
  on('focusin', (event) => {
    const [pick] = picksAt(event.target as Element);
    if (!pick || !(event.target as Element).matches(':focus-visible')) return;
    point([pick]);
    reveal(pick);
  });
  on('focusout', () => point([]));

  on('keydown', (event) => {
    const [pick] = picksAt(event.target as Element);
    if (!pick || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!handleKey(event, pick)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  });

  const handleKey = ({ key, target }: KeyboardEvent, pick: Pick): boolean => {
    const isClosed = (target as Element).hasAttribute('data-collapsed');
    if (key === 'Enter' && isClosed) onFold(pick.id);
    else if (key === 'Enter') onPick(pick);
    else if (key === ' ' && (target as Element).hasAttribute('aria-expanded')) onFold(pick.id);
    else if (key === ' ') onPick(pick);
    else if (key === 'Escape') frame.focus();
    else if (key.startsWith('Arrow')) {
      const next = getNextPick(graph, pick, key as Arrow, drawing.direction);
      if (next) roving.focus(next);
    } else return false;
    return true;
  };

  return {
    /** The part that has the focus; null where none has. */
    focused: (): Pick | null => {
      const active = document.activeElement;
      return active && svg.contains(active) ? (picksAt(active)[0] ?? null) : null;
    },
    focus: (pick: Pick) => roving.focus(pick),
    end: () => ending.abort(),
  };
}

const isByFinger = (event: MouseEvent) => 'pointerType' in event && event.pointerType === 'touch';

/** What lies under a pointer: of a line with several transitions all of them, outside of everything nothing. */
function picksAt(target: Element): Pick[] {
  const row = target.closest('[data-transition]')?.getAttribute('data-transition');
  if (row) return [{ kind: 'transition', id: row }];
  const edge = target.closest('[data-edge]');
  if (edge) return getEdgeTransitions(edge).map((id) => ({ kind: 'transition', id }));
  const state = target.closest('[data-state]')?.getAttribute('data-state');
  return state ? [{ kind: 'state', id: state }] : [];
}

function nearest({ rows }: Drawing, { clientX, clientY }: MouseEvent): Pick | null {
  let best = FINGER;
  let found: Pick | null = null;
  for (const [id, row] of rows) {
    const { left, right, top, bottom } = row.getBoundingClientRect();
    const away = Math.hypot(Math.max(left - clientX, 0, clientX - right), Math.max(top - clientY, 0, clientY - bottom));
    if (away >= best) continue;
    best = away;
    found = { kind: 'transition', id };
  }
  return found;
}

/** One part of a drawing at a time is reached by Tab; arrows lead from there to all others. */
function createRovingFocus({ states, rows }: Drawing, graph: ChartGraph) {
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
