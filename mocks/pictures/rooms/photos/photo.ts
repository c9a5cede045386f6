import { n } from '../../path.ts';
import { renderPicture, type Sketch } from '../../renderPicture.ts';
import type { Print } from '../framed.ts';

/** How wide a picture that a buyer might send is drawn, in its own units. */
export const SIDE = 1000;
export const INK = '#2b2430';

/** A picture of a ratio from the inside of an SVG. */
export const photo = (w: number, h: number, inner: string): Print => ({
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${n((SIDE * h) / w)}" width="${SIDE}" height="${n((SIDE * h) / w)}">${inner}</svg>`,
  ratio: { w, h },
});

/** A sketch in a style of the catalogue, to put something before. */
export const behind = (sketch: Omit<Sketch, 'ratio'>, w: number, h: number): string =>
  renderPicture({ ...sketch, ratio: { w, h } }, h > w ? (SIDE * h) / w : SIDE);
