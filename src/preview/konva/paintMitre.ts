import type { Part } from '../drawing/drawing.ts';
import type { Point } from '../geometry/plane.ts';
import type { Texture } from './textures.ts';

type Mitre = Extract<Part, { kind: 'mitre' }>;

/** How far a point lies from a line through two others. */
function distance(point: Point, from: Point, to: Point): number {
  const along = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return Math.abs((to.x - from.x) * (from.y - point.y) - (from.x - point.x) * (to.y - from.y)) / along;
}

/**
 * Where a surface's pixels go: along the outer edge, clockwise around the frame as the mitre's points are, and across
 * from the outer edge to the inner one, however wide the face is.
 */
export function surfacePlace({ points: [from, to, inner] }: Pick<Mitre, 'points'>, { pixelsPerInch, across }: Texture) {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const ux = (to.x - from.x) / length;
  const uy = (to.y - from.y) / length;
  const along = 1 / pixelsPerInch;
  const inward = distance(inner, from, to) / across;
  return { a: ux * along, b: uy * along, c: -uy * inward, d: ux * inward, e: from.x, f: from.y };
}

/** Paints a moulding's own surface over a path that is laid out already. */
export function paintSurface(context: CanvasRenderingContext2D, mitre: Mitre, texture: Texture) {
  texture.pattern.setTransform(surfacePlace(mitre, texture));
  context.fillStyle = texture.pattern;
  context.fill();
}
