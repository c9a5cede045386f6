import type { GraphState } from '../graph/graph.ts';
import { createStateCard, getStateTag, PADDING, TITLE } from '../layout/cards.ts';
import type { PlacedState } from '../layout/layout.ts';
import { measureText } from '../layout/text.ts';
import type { VisibleState } from '../layout/visible.ts';
import { element, type Pen } from './element.ts';
import { renderIcon, renderRow } from './rowSvg.ts';

/** A region of a parallel state is a band, not a box. */
type Place = { isRegion: boolean; depth: number; hidden: number; pen: Pen };

const label = ({ key, description }: GraphState) => (description ? `${key}: ${description}` : key);

function historySvg({ history }: GraphState, { x, y, width, height }: PlacedState['box'], { write }: Pen): string[] {
  const [cx, cy] = [x + width / 2, y + height / 2];
  return [
    element('circle', { class: 'box', cx, cy, r: width / 2 }),
    write('sign', cx, cy + 4, history?.isDeep ? 'H*' : 'H'),
  ];
}

function boxSvg(visible: VisibleState, placed: PlacedState, { hidden, pen }: Place): string[] {
  const { state } = visible;
  const { write } = pen;
  const { x, y, width, height } = placed.box;
  const head = placed.head.x;
  const card = createStateCard(visible);
  const ring = { class: 'ring', x: x + 3, y: y + 3, width: width - 6, height: height - 6, rx: 4 };
  const ownWidth = placed.hasInside ? card.own.width : width - 12;
  const word = getStateTag(visible, hidden);
  const sign = {
    class: 'fold',
    'data-fold': state.id,
    d: `M${x + width - 19} ${y + 12}${visible.isCollapsed ? 'm2-2 4 4-4 4' : 'm0 0 4 4 4-4'}`,
  };
  return [
    element('rect', { class: 'box', x, y, width, height, rx: 6 }),
    ...(state.kind === 'final' ? [element('rect', ring)] : []),
    write('name', head + PADDING, y + 19, state.key),
    ...(word ? [write('word', head + PADDING + measureText(state.key, TITLE) + 8, y + 19, word)] : []),
    ...(placed.hasInside && state.parent !== null ? [element('path', sign)] : []),
    ...card.notes.flatMap(({ y: baseline, spans }) =>
      spans.flatMap((span) => [
        ...(span.kind === 'invoke' ? [renderIcon('invoke', head + PADDING, y + baseline - 9)] : []),
        write(span.kind, head + span.x, y + baseline, span.text),
      ]),
    ),
    ...card.own.rows.map((row) =>
      renderRow(row, { x: head + 6, y: y + card.own.y + row.y, width: ownWidth, height: row.height }, true, pen),
    ),
  ];
}

/** A state: its box, its name, what it runs, and the transitions that stay in it. */
export function renderState(visible: VisibleState, placed: PlacedState, place: Place): string {
  const { isRegion, depth, pen } = place;
  const { state } = visible;
  const attributes = {
    class: 'state',
    'data-state': state.id,
    'data-kind': state.kind,
    'data-depth': placed.hasInside ? depth % 2 : null,
    'data-region': isRegion,
    'data-collapsed': visible.isCollapsed,
    'aria-label': pen.saying(label(state)),
  };
  return element('g', attributes, state.history ? historySvg(state, placed.box, pen) : boxSvg(visible, placed, place));
}
