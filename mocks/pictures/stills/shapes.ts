import { type Piece, sheet, together } from './piece.ts';
import { cross, minus, plus, times, unit, type Vec } from './vector.ts';

type Flat = readonly (readonly [number, number])[];

/** A box about the origin with rounded edges. */
export function block([w, h, d]: Vec, bevel = 0.02): Piece {
  const half: Vec = [w / 2, h / 2, d / 2];
  const b = Math.min(bevel, ...half.map((side) => side * 0.999));
  const marks = (side: number) => [
    ...[0, 0.3, 1].map((t) => -side + b * t),
    ...[0.33, 0.67].map((t) => (-side + b) * (1 - 2 * t)),
    ...[1, 0.3, 0].map((t) => side - b * t),
  ];
  const faces = [0, 1, 2].flatMap((axis) =>
    [-1, 1].map((sign) => {
      const [p, q] = axis === 0 ? [1, 2] : axis === 1 ? [2, 0] : [0, 1];
      const us = marks(half[p as 0] as number);
      const vs = marks(half[q as 0] as number);
      const face = sheet({
        across: us.length - 1,
        along: vs.length - 1,
        at: (u, v) => {
          const place: [number, number, number] = [0, 0, 0];
          place[axis as 0] = sign * (half[axis as 0] as number);
          place[p as 0] = us[Math.round(u * (us.length - 1))] as number;
          place[q as 0] = vs[Math.round(v * (vs.length - 1))] as number;
          const core = place.map((value, i) => {
            const room = (half[i] as number) - b;
            return Math.min(Math.max(value, -room), room);
          }) as unknown as Vec;
          return plus(core, times(unit(minus(place, core)), b));
        },
      });
      return {
        ...face,
        normals: face.points.map((point) => {
          const core = point.map((value, i) => {
            const room = (half[i] as number) - b;
            return Math.min(Math.max(value, -room), room);
          }) as unknown as Vec;
          return unit(minus(point, core));
        }),
      };
    }),
  );
  return together(...faces);
}

/** A rod along a path; `thick` is its radius, or the radius at each share of the way. */
export function rod(
  path: readonly Vec[],
  thick: number | ((t: number) => number),
  { closed = false, sides = 18 } = {},
): Piece {
  const count = path.length;
  const at = (i: number) => (closed ? path[(i + count) % count] : path[Math.min(Math.max(i, 0), count - 1)]) as Vec;
  const radius = typeof thick === 'number' ? () => thick : thick;
  const frames: [Vec, Vec][] = [];
  let side: Vec = [0.31, 0.2, 0.93];
  for (let i = 0; i <= (closed ? count : count - 1); i++) {
    const way = unit(minus(at(i + 1), at(i - 1)));
    side = unit(minus(side, times(way, side[0] * way[0] + side[1] * way[1] + side[2] * way[2])));
    frames.push([side, cross(way, side)]);
  }
  const along = frames.length - 1;
  const skin = sheet({
    across: sides,
    along,
    round: true,
    at: (u, v) => {
      const i = Math.round(v * along);
      const [a, b] = frames[i] as [Vec, Vec];
      const angle = u * Math.PI * 2;
      const r = radius(v);
      return plus(at(i), plus(times(a, Math.cos(angle) * r), times(b, Math.sin(angle) * r)));
    },
  });
  return closed
    ? skin
    : together(
        skin,
        cap(at(0), frames[0] as [Vec, Vec], radius(0), -1),
        cap(at(count - 1), frames[along] as [Vec, Vec], radius(1), 1),
      );
}

const cap = (centre: Vec, [a, b]: [Vec, Vec], r: number, sign: number): Piece =>
  sheet({
    across: 18,
    along: 4,
    round: true,
    at: (u, v) => {
      const angle = u * Math.PI * 2 * sign;
      const [out, up] = [Math.cos((v * Math.PI) / 2) * r, Math.sin((v * Math.PI) / 2) * r * 0.45 * sign];
      return plus(
        plus(centre, times(cross(a, b), up)),
        plus(times(a, Math.cos(angle) * out), times(b, Math.sin(angle) * out)),
      );
    },
  });

/** Points of a curve through the given ones. */
export function curve(points: readonly Vec[], per = 10): Vec[] {
  const count = points.length;
  const at = (i: number) => points[Math.min(Math.max(i, 0), count - 1)] as Vec;
  const out: Vec[] = [];
  for (let i = 0; i < count - 1; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let k = 0; k < per; k++) {
      const t = k / per;
      out.push(
        [0, 1, 2].map(
          (n) =>
            0.5 *
            (2 * (b[n] as number) +
              ((c[n] as number) - (a[n] as number)) * t +
              (2 * (a[n] as number) - 5 * (b[n] as number) + 4 * (c[n] as number) - (d[n] as number)) * t * t +
              (3 * (b[n] as number) - (a[n] as number) - 3 * (c[n] as number) + (d[n] as number)) * t * t * t),
        ) as unknown as Vec,
      );
    }
  }
  out.push(at(count - 1));
  return out;
}

/** A plate cut to an outline that faces z (corners counterclockwise), with rounded edges; seen from its middle every edge is in sight. */
export function plate(outline: Flat, thick: number, bevel = 0.012, middle: readonly [number, number] = [0, 0]): Piece {
  const rim = edge(outline, thick, bevel);
  const inset = rim.first;
  const face = (sign: number): Piece => {
    const skin = sheet({
      across: outline.length,
      along: 4,
      round: true,
      at: (u, v) => {
        const [x, y] = inset[Math.round(u * outline.length) % outline.length] as readonly [number, number];
        const t = sign > 0 ? v : 1 - v;
        return [middle[0] + (x - middle[0]) * (1 - t), middle[1] + (y - middle[1]) * (1 - t), (sign * thick) / 2];
      },
    });
    return { ...skin, normals: skin.points.map(() => [0, 0, sign] as const) };
  };
  return together(rim.piece, face(1), face(-1));
}

/** A flat ring between two outlines of as many corners, facing z, with rounded edges. */
export function band(outer: Flat, inner: Flat, thick: number, bevel = 0.012): Piece {
  const [out, hole] = [edge(outer, thick, bevel), edge([...inner].reverse(), thick, bevel)];
  const holeFirst = [...hole.first].reverse();
  const face = (sign: number): Piece => {
    const skin = sheet({
      across: outer.length,
      along: 3,
      round: true,
      at: (u, v) => {
        const i = Math.round(u * outer.length) % outer.length;
        const [a, b] = [out.first[i], holeFirst[i]] as [readonly [number, number], readonly [number, number]];
        return [a[0] + (b[0] - a[0]) * v, a[1] + (b[1] - a[1]) * v, (sign * thick) / 2];
      },
    });
    return { ...skin, normals: skin.points.map(() => [0, 0, sign] as const) };
  };
  return together(out.piece, hole.piece, face(1), face(-1));
}

/** The side of a plate, rounded over at front and back; `first` is where the flat face begins. */
function edge(outline: Flat, thick: number, bevel: number): { piece: Piece; first: Flat } {
  const count = outline.length;
  const at = (i: number) => outline[(i + count) % count] as readonly [number, number];
  const normals = outline.map((_, i) => {
    const [dx, dy] = [at(i + 1)[0] - at(i - 1)[0], at(i + 1)[1] - at(i - 1)[1]];
    const long = Math.hypot(dx, dy) || 1;
    return [dy / long, -dx / long] as const;
  });
  const b = Math.min(bevel, thick / 2);
  const steps = [0, 30, 60, 90, 91, 120, 150, 180].map((degrees) => (degrees * Math.PI) / 180);
  const ringAt = (angle: number): [inset: number, z: number] => [
    b * (1 - Math.sin(angle)),
    (angle < Math.PI / 2 + 0.001 ? thick / 2 - b : b - thick / 2) + Math.cos(angle) * b,
  ];
  const piece = sheet({
    across: count,
    along: steps.length - 1,
    round: true,
    at: (u, v) => {
      const i = Math.round(u * count) % count;
      const [inset, z] = ringAt(steps[Math.round(v * (steps.length - 1))] as number);
      const [nx, ny] = normals[i] as readonly [number, number];
      return [at(i)[0] - nx * inset, at(i)[1] - ny * inset, z];
    },
  });
  const facing = steps.flatMap((angle) =>
    normals.map(([nx, ny]): Vec => [nx * Math.sin(angle), ny * Math.sin(angle), Math.cos(angle)]),
  );
  return {
    piece: { ...piece, normals: facing },
    first: outline.map(([x, y], i) => [x - (normals[i]?.[0] ?? 0) * b, y - (normals[i]?.[1] ?? 0) * b]),
  };
}
