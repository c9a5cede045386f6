import type { Piece } from '../geometry/piece.ts';

/** How much wall is seen around a piece straight on: the drawing's width and height, and the piece's margin in it; inches. */
export function getFrontLayout({ outer, depth }: Piece): { width: number; height: number; margin: number } {
  const margin = Math.max(Math.max(outer.width, outer.height) * 0.055, depth * 1.7);
  return { width: outer.width + 2 * margin, height: outer.height + 2 * margin, margin };
}
