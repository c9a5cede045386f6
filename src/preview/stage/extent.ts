import type { Part, PartOf } from '../drawing/drawing.ts';
import type { Point, Rect } from '../geometry/plane.ts';

/** How many arguments each path command has. */
const ARGUMENT_COUNTS: Record<string, number> = { M: 2, L: 2, T: 2, H: 1, V: 1, S: 4, Q: 4, C: 6, A: 7, Z: 0 };

/** The points that one command names, an arc by what is no farther than its diameter from its ends. */
function getPoints(command: string, numbers: readonly number[], from: Point, origin: Point): Point[] {
  const n = (index: number) => numbers[index] ?? 0;
  if (command === 'H') return [{ x: n(0) + origin.x, y: from.y }];
  if (command === 'V') return [{ x: from.x, y: n(0) + origin.y }];
  if (command === 'A') {
    const to = { x: n(5) + origin.x, y: n(6) + origin.y };
    const reach = 2 * Math.max(n(0), n(1));
    return [
      { x: Math.min(from.x, to.x) - reach, y: Math.min(from.y, to.y) - reach },
      { x: Math.max(from.x, to.x) + reach, y: Math.max(from.y, to.y) + reach },
      to,
    ];
  }
  return Array.from({ length: numbers.length / 2 }, (_, index) => ({
    x: n(2 * index) + origin.x,
    y: n(2 * index + 1) + origin.y,
  }));
}

/** Points whose bounding box contains an SVG path; it may be larger than the path, never smaller. */
function pathPoints(d: string): Point[] {
  const points: Point[] = [];
  let from: Point = { x: 0, y: 0 };
  for (const [, letter = '', rest = ''] of d.matchAll(/([a-z])([^a-df-z]*)/gi)) {
    const command = letter.toUpperCase();
    const numbers = (rest.match(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? []).map(Number);
    const argumentCount = ARGUMENT_COUNTS[command] ?? 0;
    for (let at = 0; argumentCount > 0 && at + argumentCount <= numbers.length; at += argumentCount) {
      const origin = letter === command ? { x: 0, y: 0 } : from;
      const found = getPoints(command, numbers.slice(at, at + argumentCount), from, origin);
      points.push(...found);
      from = found.at(-1) ?? from;
    }
  }
  return points;
}

type Edges = { left: number; top: number; right: number; bottom: number };

const EMPTY: Edges = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };

const joinEdges = (one: Edges, other: Edges): Edges => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
});

const getRectEdges = ({ x, y, width, height }: Rect, more = 0): Edges => ({
  left: x - more,
  top: y - more,
  right: x + width + more,
  bottom: y + height + more,
});

const getPointEdges = (points: readonly Point[], more: number): Edges =>
  points.reduce((edges, { x, y }) => joinEdges(edges, getRectEdges({ x, y, width: 0, height: 0 }, more)), EMPTY);

/** An upper bound: a letter is hardly wider than high. */
const getTextEdges = ({ text, at, size }: PartOf<'text'>): Edges =>
  getRectEdges({ ...at, width: 0, height: 0 }, size * Math.max(1, text.length));

function getEdges(part: Part): Edges {
  const half = 'stroke' in part && part.stroke ? part.stroke.width / 2 : 0;
  switch (part.kind) {
    case 'polygon':
    case 'mitre':
    case 'line':
      return getPointEdges(part.points, half);
    case 'rect':
    case 'ellipse':
    case 'image':
      return getRectEdges(part.at, half);
    case 'path':
      return getPointEdges(pathPoints(part.d), half);
    case 'shadow': {
      const { x, y, ...size } = part.of;
      // A blurred shadow is invisible beyond one and a half times its blur.
      return getRectEdges({ x: x + part.offset.x, y: y + part.offset.y, ...size }, part.blur * 1.5);
    }
    case 'text':
      return getTextEdges(part);
    case 'group': {
      const { at, scale = 1, clip } = part;
      const inner = getJoinedEdges(part.parts);
      const visible = clip ? intersectEdges(inner, getRectEdges(clip)) : inner;
      return {
        left: at.x + visible.left * scale,
        top: at.y + visible.top * scale,
        right: at.x + visible.right * scale,
        bottom: at.y + visible.bottom * scale,
      };
    }
  }
}

const intersectEdges = (one: Edges, other: Edges): Edges => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});

const getJoinedEdges = (parts: readonly Part[]): Edges =>
  parts.reduce((edges, part) => joinEdges(edges, getEdges(part)), EMPTY);

/** A box around all that parts paint, shadows too, in inches from their origin; empty for no parts. */
export function getExtent(parts: readonly Part[]): Rect {
  const { left, top, right, bottom } = getJoinedEdges(parts);
  if (right < left) return { x: 0, y: 0, width: 0, height: 0 };
  return { x: left, y: top, width: right - left, height: bottom - top };
}
