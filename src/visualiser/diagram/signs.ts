import { MARKS, type Mark } from '../marks/marks.ts';
import { createSvgElement, getOutline } from './drawing.ts';

/** Puts the sign of a mark at the upper left of a state, or before the words of a transition; null takes it away. */
export function setSign(element: SVGGElement, mark: Mark | null): void {
  element.querySelector(':scope > .badge')?.remove();
  if (!mark) return;
  const isState = element.hasAttribute('data-state');
  const box = isState ? getOutline(element) : element.getBBox();
  const transform = `translate(${box.x - 2} ${isState ? box.y : box.y + box.height / 2})`;
  const sign = createSvgElement('g', { class: 'badge', transform });
  sign.append(createSvgElement('circle', { r: 7 }), createSvgElement('path', { d: MARKS[mark].path }));
  element.append(sign);
}
