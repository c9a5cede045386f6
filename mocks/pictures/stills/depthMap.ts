import type { Model } from './model.ts';
import { cross, unit, type Vec } from './vector.ts';

/** What one sees of a model from far away along a direction: the nearest distance in each cell of a square. */
export type DepthMap = {
  side: number;
  /** Towards the light, and the two ways across the map. */
  way: Vec;
  right: Vec;
  up: Vec;
  /** Cells for a unit of length, and where the middle of the map is. */
  scale: number;
  centre: Vec;
  /** Height towards the light of the highest point; -Infinity where there is none. */
  heights: Float32Array;
};

/** Looks at a model from the direction `way` points to; the map covers a ball of the radius about the centre. */
export function depthMap(model: Model, way: Vec, side: number, centre: Vec, radius: number): DepthMap {
  const right = unit(cross(Math.abs(way[1]) > 0.95 ? [1, 0, 0] : [0, 1, 0], way));
  const up = cross(way, right);
  const scale = side / (2 * radius);
  const heights = new Float32Array(side * side).fill(-Infinity);
  const { points, triangles, count } = model;
  const [xs, ys, zs] = [new Float32Array(count), new Float32Array(count), new Float32Array(count)];
  for (let i = 0; i < count; i++) {
    const [x, y, z] = [
      (points[i * 3] as number) - centre[0],
      (points[i * 3 + 1] as number) - centre[1],
      (points[i * 3 + 2] as number) - centre[2],
    ];
    xs[i] = (x * right[0] + y * right[1] + z * right[2]) * scale + side / 2;
    ys[i] = (x * up[0] + y * up[1] + z * up[2]) * scale + side / 2;
    zs[i] = x * way[0] + y * way[1] + z * way[2];
  }
  for (let t = 0; t < triangles.length; t += 3) {
    const a = triangles[t] as number;
    const b = triangles[t + 1] as number;
    const c = triangles[t + 2] as number;
    const ax = xs[a] as number;
    const ay = ys[a] as number;
    const az = zs[a] as number;
    const bx = xs[b] as number;
    const by = ys[b] as number;
    const bz = zs[b] as number;
    const cx = xs[c] as number;
    const cy = ys[c] as number;
    const cz = zs[c] as number;
    const x0 = Math.max(0, Math.floor(Math.min(ax, bx, cx)));
    const x1 = Math.min(side - 1, Math.floor(Math.max(ax, bx, cx)));
    const y0 = Math.max(0, Math.floor(Math.min(ay, by, cy)));
    const y1 = Math.min(side - 1, Math.floor(Math.max(ay, by, cy)));
    if (x1 - x0 <= 1 && y1 - y0 <= 1) {
      // smaller than a cell or two: as good as a dot
      const z = (az + bz + cz) / 3;
      // its twin across the diagonal fills the same cells
      if (triangles[t + 3] === a && triangles[t + 4] === c) t += 3;
      for (let y = y0; y <= y1; y++) {
        for (let x = x0; x <= x1; x++) if (z > (heights[y * side + x] as number)) heights[y * side + x] = z;
      }
      continue;
    }
    const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
    if (Math.abs(area) < 1e-9) continue;
    for (let y = y0; y <= y1; y++) {
      for (let x = x0; x <= x1; x++) {
        const px = x + 0.5;
        const py = y + 0.5;
        const wa = ((bx - px) * (cy - py) - (cx - px) * (by - py)) / area;
        const wb = ((cx - px) * (ay - py) - (ax - px) * (cy - py)) / area;
        const wc = 1 - wa - wb;
        if (wa < -0.001 || wb < -0.001 || wc < -0.001) continue;
        const z = wa * az + wb * bz + wc * cz;
        if (z > (heights[y * side + x] as number)) heights[y * side + x] = z;
      }
    }
  }
  return { side, way, right, up, scale, centre, heights };
}

/** The share of light, 0 to 1, that reaches a point between the four nearest cells; `bias` is in lengths. */
export function reaches(
  { side, way, right, up, scale, centre, heights }: DepthMap,
  x: number,
  y: number,
  z: number,
  bias: number,
): number {
  const dx = x - centre[0];
  const dy = y - centre[1];
  const dz = z - centre[2];
  const u = (dx * right[0] + dy * right[1] + dz * right[2]) * scale + side / 2 - 0.5;
  const v = (dx * up[0] + dy * up[1] + dz * up[2]) * scale + side / 2 - 0.5;
  const i = Math.floor(u);
  const j = Math.floor(v);
  if (i < 0 || j < 0 || i >= side - 1 || j >= side - 1) return 1;
  const h = dx * way[0] + dy * way[1] + dz * way[2] + bias;
  const fu = u - i;
  const fv = v - j;
  const at = j * side + i;
  const a = (heights[at] as number) > h ? 0 : 1 - fu;
  const b = (heights[at + 1] as number) > h ? 0 : fu;
  const c = (heights[at + side] as number) > h ? 0 : 1 - fu;
  const d = (heights[at + side + 1] as number) > h ? 0 : fu;
  return (a + b) * (1 - fv) + (c + d) * fv;
}

const GOLDEN = 2.399963;
/** Places on a disc, evenly spread: x and y by turns. */
const disc = (count: number) =>
  Float32Array.from({ length: count * 2 }, (_, at) => {
    const i = at >> 1;
    const r = Math.sqrt((i + 0.5) / count);
    return (at & 1 ? Math.sin(i * GOLDEN) : Math.cos(i * GOLDEN)) * r;
  });
const SEARCH = disc(9);
const TAPS = disc(16);

/**
 * The share of a broad light's rays that reach a point: shadows are sharp where the blocker is near and soft where it is
 * far, by `breadth` (width of the light for its distance).
 */
export function softly(map: DepthMap, x: number, y: number, z: number, bias: number, breadth: number): number {
  const { side, way, right, up, scale, centre, heights } = map;
  const dx = x - centre[0];
  const dy = y - centre[1];
  const dz = z - centre[2];
  const u = (dx * right[0] + dy * right[1] + dz * right[2]) * scale + side / 2;
  const v = (dx * up[0] + dy * up[1] + dz * up[2]) * scale + side / 2;
  const h = dx * way[0] + dy * way[1] + dz * way[2] + bias;
  const reach = breadth * 0.6 * scale;
  if (u < -reach || v < -reach || u > side + reach || v > side + reach) return 1;
  let sum = 0;
  let blockers = 0;
  for (let k = 0; k < SEARCH.length; k += 2) {
    const i = Math.floor(u + (SEARCH[k] as number) * reach);
    const j = Math.floor(v + (SEARCH[k + 1] as number) * reach);
    if (i < 0 || j < 0 || i >= side || j >= side) continue;
    const height = heights[j * side + i] as number;
    if (height > h) {
      sum += height - h;
      blockers += 1;
    }
  }
  if (blockers === 0) return 1;
  const soft = Math.max(1.2, (sum / blockers) * breadth * scale);
  let lit = 0;
  for (let k = 0; k < TAPS.length; k += 2) {
    const i = Math.floor(u + (TAPS[k] as number) * soft);
    const j = Math.floor(v + (TAPS[k + 1] as number) * soft);
    if (i < 0 || j < 0 || i >= side || j >= side || !((heights[j * side + i] as number) > h)) lit += 2;
  }
  return lit / TAPS.length;
}
