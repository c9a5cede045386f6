import type { Size } from '../../domain/size.ts';
import type { Part } from '../drawing/drawing.ts';
import { formatLength, getMeasurePath } from '../pieces/measureLine.ts';
import { box, edge } from './shapes.ts';

/** The letters, in inches, and how far a line keeps from what it measures. */
type Lettering = { size: number; ink: string; ground: string };

/** Letters on a ground of their own, so that they can be read on any wall. `at` is the middle of it. */
function createLabel(text: string, x: number, y: number, { size, ink, ground }: Lettering, rotation = 0): Part[] {
  const [long, high] = [text.length * size * 0.47 + size * 0.9, size * 1.4];
  const [width, height] = rotation ? [high, long] : [long, high];
  return [
    box(x - width / 2, y - height / 2, width, height, ground, size * 0.3),
    {
      kind: 'text',
      text,
      at: rotation ? { x: x + size * 0.36, y } : { x, y: y + size * 0.36 },
      size,
      colour: ink,
      align: 'middle',
      rotation,
    },
  ];
}

/** The letters of measures, as a share of the view's width. */
export const LETTERS = 0.024;

/** Width and height of a piece, over and beside it, from its own corner: they go with it when it is moved. */
export function createPieceMeasures({ width, height }: Size, lettering: Lettering): Part[] {
  const { size, ink } = lettering;
  const line = -size * 0.9;
  const letters = line - size * 1.05;
  return [
    edge(getMeasurePath({ x: 0, y: line }, width, size * 0.3, false), ink, size * 0.09),
    edge(getMeasurePath({ x: line, y: 0 }, height, size * 0.3, true), ink, size * 0.09),
    ...createLabel(formatLength(width), width / 2, letters, lettering),
    ...createLabel(formatLength(height), letters, height / 2, lettering, -90),
  ];
}

/** The distance between the lower edge of a piece and the furniture under it; `x` is the line, `from` and `to` its ends. */
export const createClearanceMeasure = (
  x: number,
  from: number,
  to: number,
  over: string,
  lettering: Lettering,
): Part[] => {
  const { size, ink } = lettering;
  const text = `${formatLength(to - from)} over the ${over}`;
  return [
    edge(getMeasurePath({ x, y: from }, to - from, size * 0.35, true), ink, size * 0.1),
    ...createLabel(text, x + text.length * size * 0.235 + size, (from + to) / 2, lettering),
  ];
};
