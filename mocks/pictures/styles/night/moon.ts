import type { Canvas } from '../../canvas.ts';
import { mix } from '../../colour.ts';
import { n, polar } from '../../path.ts';
import { disc } from '../../svg.ts';

/** A moon around the origin, lit by a share from 0 (new) to 1 (full), waxing or waning, with soft seas. */
export function moon(canvas: Canvas, r: number, lit: number, waxing: boolean, id: string): string {
  const { palette, random } = canvas;
  const face = palette.dark || id === 'full' ? palette.light : palette.tones[4];
  const rest = palette.dark ? mix(palette.ground, face, 0.1) : mix(palette.ground, face, 0.12);
  const bulge = r * Math.abs(1 - 2 * lit);
  const d = `M0 ${n(-r)}A${n(r)} ${n(r)} 0 0 1 0 ${n(r)}A${n(bulge)} ${n(r)} 0 0 ${lit > 0.5 ? 1 : 0} 0 ${n(-r)}Z`;
  let seas = '';
  for (let i = 0; i < 9; i++) {
    const [x, y] = polar([0, 0], random.between(0, 6.28), r * random.between(0, 0.72));
    seas += `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r * random.between(0.06, 0.26))}" ry="${n(r * random.between(0.05, 0.2))}" fill="${mix(face, palette.ground, 0.32)}" opacity=".4"/>`;
  }
  const light = `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${disc(0, 0, r + 1, face)}${seas}</g>`;
  return `${disc(0, 0, r, rest)}<g transform="scale(${waxing ? 1 : -1} 1)">${light}</g>`;
}
