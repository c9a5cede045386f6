import type { Canvas } from '../../canvas.ts';
import { mix } from '../../colour.ts';
import { n } from '../../path.ts';
import { line } from '../../svg.ts';

export const paper = ({ palette }: Canvas): string =>
  palette.dark ? palette.ground : mix(palette.ground, palette.tones[0], 0.18);

export const grains = ({ random, unit }: Canvas, w: number, h: number, tone: string, count: number): string => {
  let d = '';
  for (let i = 0; i < count; i++) d += `M${n(random.between(0, w))} ${n(random.between(0, h))}h.1`;
  return line(d, tone, unit * 0.3, 0.55);
};
