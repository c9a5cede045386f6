import type { Mark } from '../marks/marks.ts';
import { createSvgElement, getOutline } from './drawing.ts';

/** Drawn in a disc of 14, so that a mark can be reported without its colour. */
export const SIGNS: Record<Mark, { path: string; name: string }> = {
  walked: { path: 'M-3.2 .3-1 2.6 3.3-2.4', name: 'Walked' },
  missed: { path: 'M0-3.6V.9M0 3.2v.3', name: 'Not walked' },
  survived: { path: 'M-3.6 1C-2-3.4-.6 3.4 3.6-1', name: 'A change went unnoticed' },
  added: { path: 'M-3.4 0h6.8M0-3.4v6.8', name: 'Added' },
  removed: { path: 'M-3.4 0h6.8', name: 'Removed' },
  changed: { path: 'M0-3.2 3.4 2.8h-6.8Z', name: 'Changed' },
};

/** Puts the sign of a mark at the upper left of a state, or before the words of a transition; null takes it away. */
export function setSign(element: SVGGElement, mark: Mark | null): void {
  element.querySelector(':scope > .badge')?.remove();
  if (!mark) return;
  const isState = element.hasAttribute('data-state');
  const box = isState ? getOutline(element) : element.getBBox();
  const transform = `translate(${box.x - 2} ${isState ? box.y : box.y + box.height / 2})`;
  const sign = createSvgElement('g', { class: 'badge', transform });
  sign.append(createSvgElement('circle', { r: 7 }), createSvgElement('path', { d: SIGNS[mark].path }));
  element.append(sign);
}
