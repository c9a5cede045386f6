import type { Piece } from './piece.ts';
import type { Vec } from './vector.ts';

/** What a scene is made of: pieces, each with the name of its surface. */
export type Part = { piece: Piece; surface: string };

/** All parts in one list of corners and triangles, as the studio works with them. */
export type Model = {
  count: number;
  points: Float32Array;
  normals: Float32Array;
  own: Float32Array;
  triangles: Uint32Array;
  /** The number of each corner's surface in `surfaces`. */
  surface: Uint8Array;
  surfaces: string[];
};

export function createModel(parts: readonly Part[]): Model {
  const count = parts.reduce((sum, { piece }) => sum + piece.points.length, 0);
  const corners = parts.reduce((sum, { piece }) => sum + piece.triangles.length, 0);
  const model: Model = {
    count,
    points: new Float32Array(count * 3),
    normals: new Float32Array(count * 3),
    own: new Float32Array(count * 3),
    triangles: new Uint32Array(corners),
    surface: new Uint8Array(count),
    surfaces: [...new Set(parts.map(({ surface }) => surface))],
  };
  let [at, corner] = [0, 0];
  for (const { piece, surface } of parts) {
    const number = model.surfaces.indexOf(surface);
    for (const index of piece.triangles) model.triangles[corner++] = index + at;
    fill(model.points, piece.points, at);
    fill(model.normals, piece.normals, at);
    fill(model.own, piece.own, at);
    model.surface.fill(number, at, at + piece.points.length);
    at += piece.points.length;
  }
  return model;
}

function fill(into: Float32Array, from: readonly Vec[], at: number): void {
  let k = at * 3;
  for (const vec of from) {
    into[k++] = vec[0];
    into[k++] = vec[1];
    into[k++] = vec[2];
  }
}

export type Bounds = { low: [number, number, number]; high: [number, number, number] };

export function getBounds({ points }: Model): Bounds {
  const low: [number, number, number] = [Infinity, Infinity, Infinity];
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (let i = 0; i < points.length; i++) {
    const value = points[i] as number;
    const axis = (i % 3) as 0 | 1 | 2;
    if (value < low[axis]) low[axis] = value;
    if (value > high[axis]) high[axis] = value;
  }
  return { low, high };
}
