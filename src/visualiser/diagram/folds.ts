import type { ChartGraph } from '../graph/graph.ts';
import { getGraphIndex } from '../graph/graphIndex.ts';
import type { Box } from '../layout/layout.ts';
import { getFoldableStates } from '../layout/visible.ts';
import { createSvgElement, type Drawing, getOutline } from './drawing.ts';
import { getEnds } from './markPainter.ts';

/**
 * Makes the sign at the upper right corner of every state with states inside a place to press (`data-fold`); from the
 * keyboard one folds the state itself, which states whether it is open.
 */
export function addFoldControls({ svg, states }: Drawing, graph: ChartGraph): void {
  const folds = createSvgElement('g', { class: 'folds', 'aria-hidden': 'true' });
  for (const id of getFoldableStates(graph)) {
    const state = states.get(id);
    if (!state) continue;
    const isOpen = getGraphIndex(graph)
      .getChildren(id)
      .some((inner) => states.has(inner.id));
    state.setAttribute('aria-expanded', String(isOpen));
    folds.append(createFoldTarget(id, getOutline(state), isOpen));
  }
  svg.append(folds);
}

/** Unseen, over the sign that is drawn there, and large enough to be met. */
function createFoldTarget(id: string, box: Box, isOpen: boolean): SVGRectElement {
  const place = { x: box.x + box.width - 26, y: box.y + 3, width: 22, height: 22, rx: 4 };
  const fold = createSvgElement('rect', { ...place, 'data-fold': id });
  const title = createSvgElement('title', {});
  title.textContent = isOpen ? 'Fold' : 'Unfold';
  fold.append(title);
  return fold;
}

/** What is open where one more is opened, or one is closed with all that is open inside it. */
export const toggleOpen = (openIds: readonly string[], id: string): string[] =>
  openIds.includes(id)
    ? openIds.filter((openId) => openId !== id && !openId.startsWith(`${id}.`))
    : [...openIds, id].sort();

/** What is folded without the states that would hide what is picked. */
export function unfoldFor(graph: ChartGraph, collapsedIds: readonly string[], pick: string | null): readonly string[] {
  if (!pick || collapsedIds.length === 0) return collapsedIds;
  const graphIndex = getGraphIndex(graph);
  const ends = getEnds(graph, pick);
  const ancestorSets = (ends.length > 0 ? ends : [pick]).map(
    (id) =>
      new Set(
        graphIndex
          .getLineage(id)
          .map((ancestors) => ancestors.id)
          .filter((ancestors) => ancestors !== id),
      ),
  );
  const isAncestorOfPick = (id: string) =>
    ancestorSets.length > 0 && ancestorSets.every((ancestors) => ancestors.has(id));
  const open = collapsedIds.filter((id) => !isAncestorOfPick(id));
  return open.length === collapsedIds.length ? collapsedIds : open;
}
