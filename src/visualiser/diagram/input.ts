import type { ChartGraph } from '../graph/graph.ts';
import { getGraphIndex } from '../graph/graphIndex.ts';
import { type Drawing, getEdgeTransitions } from './drawing.ts';
import { type Arrow, getNextPick } from './steps.ts';

type Parts = {
  drawing: Drawing;
  graph: ChartGraph;
  onPick: (pick: string | null) => void;
  onFold: (state: string) => void;
  onPoint: (pick: string | null) => void;
  emphasize: (transitions: readonly string[]) => void;
  reveal: (pick: string) => void;
};

/** Touch is not exact: within so many px the nearest transition is picked. */
const TOUCH_RADIUS = 18;

/**
 * What pointer and keys do to the parts of a drawing: hovered or focused transitions are emphasized, a click or Enter
 * picks, the space bar folds, arrows go along the lines.
 */
export function listenToInput(frame: HTMLElement, parts: Parts) {
  const { drawing, graph, onPick, onFold, onPoint, emphasize, reveal } = parts;
  const { svg } = drawing;
  const rovingFocus = createRovingFocus(drawing, graph);
  const abortController = new AbortController();
  const listen = <K extends keyof HTMLElementEventMap>(name: K, handler: (event: HTMLElementEventMap[K]) => void) =>
    frame.addEventListener(name, handler, { signal: abortController.signal });

  const point = (picks: readonly string[]) => {
    emphasize(picks);
    onPoint(picks[0] ?? null);
  };

  listen('click', (event) => {
    const target = event.target as Element;
    if (!svg.contains(target)) return;
    const fold = target.closest('[data-fold]')?.getAttribute('data-fold');
    if (fold) return onFold(fold);
    const pick = (isByFinger(event) && findNearest(drawing, event)) || getPicksAt(target)[0];
    if (pick) rovingFocus.setCurrent(pick);
    onPick(pick ?? null);
    // What is closed opens in place.
    if (pick && drawing.states.get(pick)?.hasAttribute('data-collapsed')) onFold(pick);
  });
  listen('pointerover', (event) => {
    if (event.pointerType === 'touch' || frame.dataset.dragged !== undefined) return;
    point(svg.contains(event.target as Element) ? getPicksAt(event.target as Element) : []);
  });
  listen('pointerleave', () => point([]));
  listen('focusin', (event) => {
    const [pick] = getPicksAt(event.target as Element);
    if (!pick || !(event.target as Element).matches(':focus-visible')) return;
    point([pick]);
    reveal(pick);
  });
  listen('focusout', () => point([]));

  listen('keydown', (event) => {
    const [pick] = getPicksAt(event.target as Element);
    if (!pick || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!handleKey(event, pick)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  });

  const handleKey = ({ key, target }: KeyboardEvent, pick: string): boolean => {
    const isClosed = (target as Element).hasAttribute('data-collapsed');
    if (key === 'Enter' && isClosed) onFold(pick);
    else if (key === 'Enter') onPick(pick);
    else if (key === ' ' && (target as Element).hasAttribute('aria-expanded')) onFold(pick);
    else if (key === ' ') onPick(pick);
    else if (key === 'Escape') frame.focus();
    else if (key.startsWith('Arrow')) {
      const next = getNextPick(graph, pick, key as Arrow, drawing.direction);
      if (next) rovingFocus.focus(next);
    } else return false;
    return true;
  };

  return {
    /** The part that has the focus; null where none has. */
    getFocused: (): string | null => {
      const active = document.activeElement;
      return active && svg.contains(active) ? (getPicksAt(active)[0] ?? null) : null;
    },
    focus: (pick: string) => rovingFocus.focus(pick),
    end: () => abortController.abort(),
  };
}

const isByFinger = (event: MouseEvent) => 'pointerType' in event && event.pointerType === 'touch';

/** What lies under a pointer: of a line with several transitions all of them, outside of everything nothing. */
function getPicksAt(target: Element): string[] {
  const row = target.closest('[data-transition]')?.getAttribute('data-transition');
  if (row) return [row];
  const edge = target.closest('[data-edge]');
  if (edge) return getEdgeTransitions(edge);
  const state = target.closest('[data-state]')?.getAttribute('data-state');
  return state ? [state] : [];
}

function findNearest({ rows }: Drawing, { clientX, clientY }: MouseEvent): string | null {
  let shortestDistance = TOUCH_RADIUS;
  let nearestPick: string | null = null;
  for (const [id, row] of rows) {
    const { left, right, top, bottom } = row.getBoundingClientRect();
    const distance = Math.hypot(
      Math.max(left - clientX, 0, clientX - right),
      Math.max(top - clientY, 0, clientY - bottom),
    );
    if (distance >= shortestDistance) continue;
    shortestDistance = distance;
    nearestPick = id;
  }
  return nearestPick;
}

/** One part of a drawing at a time is reached by Tab; arrows lead from there to all others. */
function createRovingFocus({ states, rows }: Drawing, graph: ChartGraph) {
  const graphIndex = getGraphIndex(graph);
  let current: Element | undefined;

  /** A folded part is found at the state that hides it. */
  const getElement = (id: string): SVGGElement | undefined => {
    const outer = graphIndex.getLineage(id).findLast((state) => states.has(state.id));
    return outer ? states.get(outer.id) : rows.get(id);
  };
  const setCurrent = (pick: string) => {
    const next = getElement(pick);
    if (!next) return null;
    current?.setAttribute('tabindex', '-1');
    next.setAttribute('tabindex', '0');
    current = next;
    return next;
  };

  setCurrent(graphIndex.root.initial ?? graphIndex.getChildren(graphIndex.root.id)[0]?.id ?? graphIndex.root.id);
  return { setCurrent, focus: (pick: string) => setCurrent(pick)?.focus({ preventScroll: true }) };
}
