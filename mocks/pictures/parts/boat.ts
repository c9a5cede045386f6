import type { Canvas } from '../canvas.ts';
import { mix } from '../colour.ts';
import { n } from '../path.ts';
import { disc, fill, line, placeContent } from '../svg.ts';

/** A low canoe with a boatman and his pole; `long` is its length, at (x, y) on the water line. */
export function canoe({ palette }: Canvas, x: number, y: number, long: number, flip: boolean): string {
  const h = long / 2;
  const dark = palette.dark ? palette.tones[4] : palette.ink;
  const hull = `M${n(-h)} ${n(-h * 0.2)}Q${n(-h * 0.55)} ${n(h * 0.1)} 0 ${n(h * 0.1)}Q${n(h * 0.6)} ${n(h * 0.1)} ${n(h * 1.06)} ${n(-h * 0.27)}Q${n(h * 0.55)} ${n(-h * 0.03)} 0 ${n(-h * 0.02)}Q${n(-h * 0.55)} ${n(-h * 0.02)} ${n(-h)} ${n(-h * 0.2)}Z`;
  const m = -h * 0.62;
  const body = `M${n(m - h * 0.055)} 0L${n(m - h * 0.06)} ${n(-h * 0.22)}Q${n(m - h * 0.07)} ${n(-h * 0.4)} ${n(m)} ${n(-h * 0.41)}Q${n(m + h * 0.075)} ${n(-h * 0.4)} ${n(m + h * 0.06)} ${n(-h * 0.22)}L${n(m + h * 0.06)} 0Z`;
  const pole = `M${n(m - h * 0.42)} ${n(h * 0.14)}L${n(m + h * 0.34)} ${n(-h * 0.82)}`;
  const cloth = `M${n(m - h * 0.066)} 0L${n(m - h * 0.062)} ${n(-h * 0.19)}H${n(m + h * 0.062)}L${n(m + h * 0.066)} 0Z`;
  const content =
    line(pole, dark, h * 0.022) +
    fill(body, dark) +
    fill(cloth, palette.accent) +
    disc(m + h * 0.01, -h * 0.475, h * 0.055, dark) +
    fill(hull, dark);
  return `<g transform="translate(${n(x)} ${n(y)})${flip ? ' scale(-1 1)' : ''}">${content}</g>`;
}

/** A houseboat with a thatched roof of three swells; `long` is its length, at (x, y) on the water line. */
export function houseboat({ palette }: Canvas, x: number, y: number, long: number): string {
  const h = long / 2;
  const dark = palette.dark ? palette.tones[4] : palette.ink;
  const thatch = mix(palette.tones[2], palette.accent, 0.35);
  const hull = `M${n(-h)} ${n(-h * 0.24)}Q${n(-h * 0.72)} ${n(h * 0.09)} ${n(-h * 0.4)} ${n(h * 0.09)}H${n(h * 0.45)}Q${n(h * 0.75)} ${n(h * 0.09)} ${n(h * 1.05)} ${n(-h * 0.3)}Q${n(h * 0.76)} ${n(-h * 0.08)} ${n(h * 0.5)} ${n(-h * 0.06)}H${n(-h * 0.5)}Q${n(-h * 0.78)} ${n(-h * 0.08)} ${n(-h)} ${n(-h * 0.24)}Z`;
  const roof = `M${n(-h * 0.66)} ${n(-h * 0.13)}Q${n(-h * 0.66)} ${n(-h * 0.36)} ${n(-h * 0.4)} ${n(-h * 0.38)}Q${n(-h * 0.22)} ${n(-h * 0.38)} ${n(-h * 0.18)} ${n(-h * 0.42)}Q${n(0)} ${n(-h * 0.54)} ${n(h * 0.2)} ${n(-h * 0.43)}Q${n(h * 0.26)} ${n(-h * 0.37)} ${n(h * 0.42)} ${n(-h * 0.36)}Q${n(h * 0.64)} ${n(-h * 0.32)} ${n(h * 0.66)} ${n(-h * 0.13)}Z`;
  const opening = (a: number, b: number) =>
    `M${n(h * a)} ${n(-h * 0.07)}V${n(-h * 0.2)}Q${n((h * (a + b)) / 2)} ${n(-h * 0.3)} ${n(h * b)} ${n(-h * 0.2)}V${n(-h * 0.07)}Z`;
  const light = palette.dark ? palette.light : palette.tones[0];
  const content =
    fill(`M${n(-h * 0.6)} ${n(-h * 0.14)}H${n(h * 0.6)}V${n(-h * 0.05)}H${n(-h * 0.6)}Z`, dark) +
    fill(roof, thatch) +
    fill(opening(-0.46, -0.24), dark) +
    fill(opening(-0.13, 0.13), dark) +
    fill(opening(0.24, 0.46), dark) +
    fill(opening(-0.07, 0.07), light, 0.9) +
    fill(hull, dark);
  return placeContent(content, x, y);
}
