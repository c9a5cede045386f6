import type { GraphTransition } from '../graph/graph.ts';
import type { Naming, Row } from '../layout/cards.ts';
import type { Box } from '../layout/layout.ts';
import { element, type Pen, renderInLanguages } from './element.ts';
import { ICONS, type Icon } from './icons.ts';

export const renderIcon = (name: Icon, x: number, y: number) =>
  element('path', { class: 'icon', d: `M${x} ${y}${ICONS[name]}` });

/** All that a transition states, in one sentence: what is cut in the drawing is whole here. */
const formatSentence = ({ label, guard, actions, description }: GraphTransition) =>
  [label, guard && `if ${guard}`, actions.length > 0 && `does ${actions.join(', ')}`, description]
    .filter(Boolean)
    .join(', ');

const getIcon = ({ trigger, targets }: GraphTransition, isInBox: boolean): Icon | null => {
  if (trigger !== 'event' && trigger !== 'always') return trigger;
  return isInBox && targets.length > 0 ? 'again' : null;
};

type RowContext = { isInBox: boolean; naming: Naming | undefined; pen: Pen };

/** A transition's row: a pill with what is described, or with its event, when it is taken, and what it does. */
export function renderRow(row: Row, { x, y, width, height }: Box, { isInBox, naming, pen }: RowContext): string {
  const { transition, lines } = row;
  const sign = getIcon(transition, isInBox);
  const texts = renderInLanguages(lines, naming, (language) =>
    lines[language].flatMap(({ y: baseline, spans }) =>
      spans.map((span) => pen.write(span.kind, x + span.x, y + baseline, span.text)),
    ),
  );
  const attributes = {
    class: 'row',
    'data-transition': transition.id,
    'data-trigger': transition.trigger,
    'aria-label': pen.getAriaLabel(formatSentence(transition)),
  };
  return element('g', attributes, [
    element('rect', { class: 'pill', x, y, width, height, rx: 9 }),
    ...(sign ? [renderIcon(sign, x + 8, y + 6)] : []),
    ...texts,
  ]);
}
