import type { Part } from '../drawing/drawing.ts';
import type { Piece } from '../geometry/piece.ts';
import { ink } from './shade.ts';

/** Paper by itself lies so far from the wall. */
const SHEET = 0.12;

/** What a piece throws on the wall, the more the farther it stands out: one soft shadow, and a close one at its edge. */
export function wallShadow({ outer, depth }: Piece): Part[] {
  const far = Math.max(SHEET, depth);
  return [
    { kind: 'shadow', of: outer, offset: { x: far * 0.4, y: far * 0.6 }, blur: far * 1.1, colour: ink(0.34) },
    { kind: 'shadow', of: outer, offset: { x: far * 0.1, y: far * 0.16 }, blur: far * 0.3, colour: ink(0.3) },
  ];
}
