import { getTextSize } from '../layout/cards.ts';
import { measureText } from '../layout/text.ts';
import { type Drawing, getOutline } from './drawing.ts';

/** Names are never smaller on the screen, in px. */
const MIN_NAME_SIZE = 12;
/** Below this scale the small words could not be read. */
const MIN_DETAIL_SCALE = 0.72;

/**
 * Makes a drawing say as much as can be read at a scale: names keep a size that can be read and go where their box is too
 * small for it, details go when they are too small. Gives what is called with each new scale.
 */
export function createSemanticZoom({ svg, states }: Drawing): (scale: number) => void {
  const names = [...states.values()].flatMap((state) => {
    const nameElements = [...state.querySelectorAll<SVGTextElement>(':scope .name')];
    const { width, height } = getOutline(state);
    return nameElements.map((name) => ({ name, width, height, text: name.textContent ?? '' }));
  });
  let lastScale = 0;
  return (scale) => {
    if (scale === lastScale) return;
    lastScale = scale;
    svg.style.setProperty('--scale', String(scale));
    svg.toggleAttribute('data-far', scale < MIN_DETAIL_SCALE);
    for (const { name, width, height, text } of names) {
      const size = Math.max(getTextSize('name'), MIN_NAME_SIZE / scale);
      const isTight = measureText(text, size) > width || size * 1.3 > height;
      name.toggleAttribute('data-tight', isTight);
    }
  };
}
