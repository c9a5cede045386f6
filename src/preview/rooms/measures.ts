import type { Size } from '../../domain/size.ts';
import type { Part } from '../drawing/drawing.ts';
import { lengthText } from '../pieces/measure.ts';
import { edge, n } from './paintbox.ts';

/** The letters, in inches, and how far a line keeps from what it measures. */
type Lettering = { size: number; ink: string; ground: string };

/** Letters on a ground of their own, so that they can be read on any wall. `at` is the middle of it. */
function plate(text: string, x: number, y: number, { size, ink, ground }: Lettering, turn = 0): Part[] {
  const [long, high] = [text.length * size * 0.47 + size * 0.9, size * 1.4];
  const [width, height] = turn ? [high, long] : [long, high];
  return [
    {
      kind: 'rect',
      at: { x: x - width / 2, y: y - height / 2, width, height },
      fill: { kind: 'colour', colour: ground },
      radius: size * 0.3,
    },
    {
      kind: 'text',
      text,
      at: turn ? { x: x + size * 0.36, y } : { x, y: y + size * 0.36 },
      size,
      colour: ink,
      align: 'middle',
      turn,
    },
  ];
}

const across = (x: number, y: number, length: number, tick: number) =>
  `M${n(x)} ${n(y)}H${n(x + length)}M${n(x)} ${n(y - tick)}V${n(y + tick)}M${n(x + length)} ${n(y - tick)}V${n(y + tick)}`;
const down = (x: number, y: number, length: number, tick: number) =>
  `M${n(x)} ${n(y)}V${n(y + length)}M${n(x - tick)} ${n(y)}H${n(x + tick)}M${n(x - tick)} ${n(y + length)}H${n(x + tick)}`;

/** How far measures reach beyond a piece at its top and its left, in inches. */
export const measuresReach = (size: number): number => size * 2.7;

/** Width and height of a piece, over and beside it, from its own corner: they go with it when it is moved. */
export function pieceMeasures({ width, height }: Size, lettering: Lettering): Part[] {
  const { size, ink } = lettering;
  const line = -size * 0.9;
  const letters = line - size * 1.05;
  return [
    edge(across(0, line, width, size * 0.3), ink, size * 0.09),
    edge(down(line, 0, height, size * 0.3), ink, size * 0.09),
    ...plate(lengthText(width), width / 2, letters, lettering),
    ...plate(lengthText(height), letters, height / 2, lettering, -90),
  ];
}

/** How high the lower edge of a piece is over what stands under it; `x` is the line, `from` and `to` its ends. */
export const clearance = (x: number, from: number, to: number, over: string, lettering: Lettering): Part[] => {
  const { size, ink } = lettering;
  const text = `${lengthText(to - from)} over the ${over}`;
  return [
    edge(down(x, from, to - from, size * 0.35), ink, size * 0.1),
    ...plate(text, x + text.length * size * 0.235 + size, (from + to) / 2, lettering),
  ];
};
