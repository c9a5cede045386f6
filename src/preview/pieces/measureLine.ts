import type { Part } from '../drawing/drawing.ts';
import type { Point } from '../geometry/plane.ts';

export const MUTED_INK = '#655e56';

/** '22.6 in · 57.4 cm'; inches to the hundredth, centimetres to the tenth. */
export const formatLength = (inches: number): string => `${+inches.toFixed(2)} in · ${(inches * 2.54).toFixed(1)} cm`;

/** A line that goes so far to the right or, `down`, downwards, with a tick across each end. */
export function getMeasurePath({ x, y }: Point, length: number, tick: number, down: boolean): string {
  const [w, h] = down ? [0, length] : [length, 0];
  const [a, b] = down ? [tick, 0] : [0, tick];
  const end = (cx: number, cy: number) => `M${cx - a} ${cy - b}L${cx + a} ${cy + b}`;
  return `M${x} ${y}L${x + w} ${y + h}${end(x, y)}${end(x + w, y + h)}`;
}

/**
 * A measure line that goes so many inches to the right or, `down`, downwards, with its length beside it; letters are `size`
 * inches high. What goes down is read from below. The text may say another length than the drawing has.
 */
export function createMeasureLine(
  from: Point,
  length: number,
  size: number,
  down: boolean,
  text = formatLength(length),
): Part[] {
  const { x, y } = from;
  const away = size * 1.4;
  return [
    {
      kind: 'path',
      d: getMeasurePath(from, length, size * 0.35, down),
      stroke: { colour: MUTED_INK, width: size * 0.07 },
    },
    {
      kind: 'text',
      text,
      at: down ? { x: x + away, y: y + length / 2 } : { x: x + length / 2, y: y + away },
      size,
      colour: MUTED_INK,
      align: 'middle',
      rotation: down ? -90 : 0,
    },
  ];
}
