import type { Fill, Part } from '../drawing/drawing.ts';
import type { Piece } from '../geometry/piece.ts';
import type { Point, Rect } from '../geometry/plane.ts';
import type { Stop } from '../moulding/moulding.ts';

export const colour = (text: string): Fill => ({ kind: 'colour', colour: text });

/** The colours of a gradient at even distances. */
export const toStops = (colours: readonly string[]): Stop[] =>
  colours.map((each, i) => ({ at: i / Math.max(1, colours.length - 1), colour: each }));

/** A fill that goes from one point to another, through colours at even distances. */
export const linear = (from: Point, to: Point, ...colours: string[]): Fill => ({
  kind: 'linear',
  from,
  to,
  stops: toStops(colours),
});

export const polygon = (points: readonly Point[], fill: Fill): Part => ({ kind: 'polygon', points, fill });
export const rect = (at: Rect, fill: Fill): Part => ({ kind: 'rect', at, fill });

/** Ink, as much of it as `share` states. */
export const ink = (share: number): string => `rgb(20 14 8 / ${share})`;
export const light = (share: number): string => `rgb(255 255 255 / ${share})`;

/**
 * The shadow that an edge around a place throws into it, so many inches wide: from the upper and the left edge, for the
 * light comes from there.
 */
export function innerShadow({ x, y, width, height }: Rect, wide: number, dark: number): Part[] {
  const corner = { x, y };
  const inner = { x: x + wide, y: y + wide };
  const colours = [1, 0.52, 0.22, 0.06, 0].map((share) => ink(share * dark));
  const top = { x, y: inner.y };
  const left = { x: inner.x, y };
  return [
    polygon([corner, { x: x + width, y }, { x: x + width, y: inner.y }, inner], linear(corner, top, ...colours)),
    polygon([corner, inner, { x: inner.x, y: y + height }, { x, y: y + height }], linear(corner, left, ...colours)),
  ];
}

/** Paper by itself lies so far from the wall. */
const SHEET = 0.12;

/** The shadow of a piece on the wall, larger for a deeper piece: one soft shadow, and a close one at its edge. */
export function wallShadow({ outer, depth }: Piece): Part[] {
  const far = Math.max(SHEET, depth);
  return [
    { kind: 'shadow', of: outer, offset: { x: far * 0.4, y: far * 0.6 }, blur: far * 1.1, colour: ink(0.34) },
    { kind: 'shadow', of: outer, offset: { x: far * 0.1, y: far * 0.16 }, blur: far * 0.3, colour: ink(0.3) },
  ];
}
