import type { GraphState } from '../graph/graph.ts';
import { createStateCard, getStateNames, getStateTag, getTextSize, type Naming, PADDING } from '../layout/cards.ts';
import type { PlacedState } from '../layout/layout.ts';
import { measureText } from '../layout/text.ts';
import type { VisibleState } from '../layout/visible.ts';
import { element, type Pen, renderInLanguages } from './element.ts';
import { renderIcon, renderRow } from './rowSvg.ts';

/** A region of a parallel state is a band, not a box. */
type StateContext = { isRegion: boolean; depth: number; naming: Naming | undefined; pen: Pen };

const getLabel = ({ key, description }: GraphState) => (description ? `${key}: ${description}` : key);

function renderHistory({ history }: GraphState, { x, y, width, height }: PlacedState['box'], { write }: Pen): string[] {
  const [cx, cy] = [x + width / 2, y + height / 2];
  return [
    element('circle', { class: 'box', cx, cy, r: width / 2 }),
    write('sign', cx, cy + 4, history?.isDeep ? 'H*' : 'H'),
  ];
}

function renderBox(visible: VisibleState, placed: PlacedState, { naming, pen }: StateContext): string[] {
  const { state, isBox } = visible;
  const { write } = pen;
  const { x, y, width, height } = placed.box;
  const head = placed.head.x;
  const card = createStateCard(visible);
  const ring = { class: 'ring', x: x + 3, y: y + 3, width: width - 6, height: height - 6, rx: 4 };
  const ownWidth = placed.hasInside ? card.own.width : width - 12;
  const names = getStateNames(state);
  const nameWidth = Math.max(...Object.values(names).map((name) => measureText(name, getTextSize('name'))));
  const tagText = getStateTag(visible);
  const sign = {
    class: 'fold',
    'data-fold': state.id,
    d: `M${x + width - 19} ${y + 12}${visible.isCollapsed ? 'm2-2 4 4-4 4' : 'm0 0 4 4 4-4'}`,
  };
  return [
    element('rect', { class: 'box', x, y, width, height, rx: 6 }),
    ...(state.kind === 'final' ? [element('rect', ring)] : []),
    ...renderInLanguages({ words: [names.words], code: [names.code] }, naming, (language) =>
      isBox ? [] : [write('name', head + PADDING, y + 19, names[language])],
    ),
    ...(tagText ? [write('word', head + PADDING + nameWidth + 8, y + 19, tagText)] : []),
    ...(placed.hasInside && state.parent !== null ? [element('path', sign)] : []),
    ...renderInLanguages(card.notes, naming, (language) =>
      card.notes[language].flatMap(({ y: baseline, spans }) =>
        spans
          .filter(({ text }) => text !== '')
          .flatMap((span) => [
            ...(span.kind === 'invoke' ? [renderIcon('invoke', head + PADDING, y + baseline - 9)] : []),
            write(span.kind, head + span.x, y + baseline, span.text),
          ]),
      ),
    ),
    ...card.own.rows.map((row) =>
      renderRow(
        row,
        { x: head + 6, y: y + card.own.y + row.y, width: ownWidth, height: row.height },
        { isInBox: true, naming, pen },
      ),
    ),
  ];
}

/** A state: its box, its name, what it runs, and the transitions that stay in it. */
export function renderState(visible: VisibleState, placed: PlacedState, context: StateContext): string {
  const { isRegion, depth, pen } = context;
  const { state } = visible;
  const attributes = {
    class: 'state',
    'data-state': state.id,
    'data-kind': state.kind,
    'data-depth': placed.hasInside ? depth % 2 : null,
    'data-region': isRegion,
    'data-collapsed': visible.isCollapsed,
    'data-box': visible.isBox,
    'aria-label': pen.getAriaLabel(getLabel(state)),
  };
  return element(
    'g',
    attributes,
    state.history ? renderHistory(state, placed.box, pen) : renderBox(visible, placed, context),
  );
}
