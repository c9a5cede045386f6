import { turning, type Vec } from './vector.ts';

/** The skin of a thing: its corners, where each is in the thing's own space (for its grain), and triangles of them. */
export type Piece = { points: Vec[]; normals: Vec[]; own: Vec[]; triangles: number[] };

type Sheet = { across: number; along: number; at(u: number, v: number): Vec; round?: boolean };

/**
 * A sheet that follows `at` over u and v from 0 to 1. With `round` it closes on itself in u. Corners are shared, so
 * that it is smooth; a crease needs a sheet on each side.
 */
export function sheet({ across, along, at, round = false }: Sheet): Piece {
  const columns = round ? across : across + 1;
  const points: Vec[] = [];
  for (let j = 0; j <= along; j++) for (let i = 0; i < columns; i++) points.push(at(i / across, j / along));
  const index = (i: number, j: number) =>
    Math.min(Math.max(j, 0), along) * columns + (round ? (i + across) % across : Math.min(Math.max(i, 0), across));
  const triangles: number[] = [];
  const normals: Vec[] = [];
  for (let j = 0; j <= along; j++) {
    for (let i = 0; i < columns; i++) {
      const [left, right] = [points[index(i - 1, j)] as Vec, points[index(i + 1, j)] as Vec];
      const [above, below] = [points[index(i, j - 1)] as Vec, points[index(i, j + 1)] as Vec];
      const normal = across4(right, left, below, above);
      if (normal) normals.push(normal);
      else {
        // at a pole all columns meet; the next row knows which way it faces
        const dj = j === 0 ? 1 : -1;
        const [ahead, far] = [points[index(i + 1, j + dj)] as Vec, points[index(i - 1, j + dj)] as Vec];
        normals.push(
          across4(ahead, far, points[index(i, dj > 0 ? 2 : j)] as Vec, points[index(i, dj > 0 ? 0 : j - 2)] as Vec) ?? [
            0, 1, 0,
          ],
        );
      }
    }
  }
  for (let j = 0; j < along; j++) {
    for (let i = 0; i < across; i++) {
      const [a, b, c, d] = [index(i, j), index(i + 1, j), index(i + 1, j + 1), index(i, j + 1)];
      triangles.push(a, b, c, a, c, d);
    }
  }
  return { points, normals, own: points, triangles };
}

// the unit normal of the ways b to a and d to c; undefined where there is none
function across4(a: Vec, b: Vec, c: Vec, d: Vec): Vec | undefined {
  const ux = a[0] - b[0];
  const uy = a[1] - b[1];
  const uz = a[2] - b[2];
  const vx = c[0] - d[0];
  const vy = c[1] - d[1];
  const vz = c[2] - d[2];
  const x = uy * vz - uz * vy;
  const y = uz * vx - ux * vz;
  const z = ux * vy - uy * vx;
  const long = Math.sqrt(x * x + y * y + z * z);
  return long < 1e-9 ? undefined : [x / long, y / long, z / long];
}

type Place = { to?: Vec; turn?: Vec; size?: number | Vec };

/** A piece scaled, turned (degrees) and moved. Its own space stays what it was. */
export function put(piece: Piece, { to = [0, 0, 0], turn = [0, 0, 0], size = 1 }: Place): Piece {
  const [sx, sy, sz] = typeof size === 'number' ? [size, size, size] : size;
  const m = turning(turn);
  const [a, b, c, d, e, f, g, h, k] = m as readonly [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return {
    ...piece,
    points: piece.points.map((point): Vec => {
      const [x, y, z] = [point[0] * sx, point[1] * sy, point[2] * sz];
      return [a * x + b * y + c * z + to[0], d * x + e * y + f * z + to[1], g * x + h * y + k * z + to[2]];
    }),
    normals: piece.normals.map((normal): Vec => {
      const [x, y, z] = [normal[0] / sx, normal[1] / sy, normal[2] / sz];
      const long = Math.sqrt(x * x + y * y + z * z) || 1;
      return [(a * x + b * y + c * z) / long, (d * x + e * y + f * z) / long, (g * x + h * y + k * z) / long];
    }),
  };
}

/** Several pieces of one surface as one; their own spaces are preserved. */
export function together(...pieces: Piece[]): Piece {
  const all: Piece = { points: [], normals: [], own: [], triangles: [] };
  for (const { points, normals, own, triangles } of pieces) {
    const from = all.points.length;
    for (const point of points) all.points.push(point);
    for (const normal of normals) all.normals.push(normal);
    for (const place of own) all.own.push(place);
    for (const corner of triangles) all.triangles.push(corner + from);
  }
  return all;
}

/** The piece with its own space laid where it stands now, so that parts share one grain. */
export const settle = (piece: Piece): Piece => ({ ...piece, own: piece.points });
