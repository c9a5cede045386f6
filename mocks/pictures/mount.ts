import { type Canvas, resizeCanvas, type Style } from './canvas.ts';
import { mix } from './colour.ts';
import { n } from './path.ts';
import { box, inside, placeContent } from './svg.ts';

export type Mount = 'full' | 'plate' | 'arch' | 'roundel';

/** Paper with the picture printed on a part of it: all of it, a plate with a margin, an arch or a round. */
export function drawMount(canvas: Canvas, draw: Style, mount: Mount): string {
  const { width, height, unit, palette } = canvas;
  // A narrow window on a wide sheet would leave a stamp in a desert of paper.
  // A banner has no margin at all.
  const fits = mount === 'plate' ? width < height * 2 : width <= height * 1.2;
  if (mount === 'full' || !fits) return draw(canvas);
  const paper = box(0, 0, width, height, palette.dark ? mix(palette.ground, palette.tones[4], 0.55) : palette.ground);
  const margin = unit * (mount === 'plate' ? 9 : 12);
  if (mount === 'roundel') {
    const side = Math.min(width, height) - margin * 2;
    const r = side / 2;
    const round = `M0 ${n(r)}a${n(r)} ${n(r)} 0 1 1 ${n(side)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-side)} 0Z`;
    const inner = inside('mount', round, draw(resizeCanvas(canvas, side, side)));
    return paper + placeContent(inner, (width - side) / 2, (height - side) / 2 - (height > width ? unit * 3 : 0));
  }
  const w = mount === 'arch' ? Math.min(width - margin * 2, (height - margin * 2) * 0.8) : width - margin * 2;
  const h = height - margin * 2;
  const r = w / 2;
  const window =
    mount === 'arch' ? `M0 ${n(h)}V${n(r)}A${n(r)} ${n(r)} 0 0 1 ${n(w)} ${n(r)}V${n(h)}Z` : `M0 0H${n(w)}V${n(h)}H0Z`;
  return paper + placeContent(inside('mount', window, draw(resizeCanvas(canvas, w, h))), (width - w) / 2, margin);
}
