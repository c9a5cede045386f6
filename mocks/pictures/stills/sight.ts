import type { Camera } from './camera.ts';
import type { Model } from './model.ts';

/** Which triangle is seen at each point of a grid twice as fine as the picture; 0 is none, else its number plus one. */
export type Sight = {
  width: number;
  height: number;
  seen: Uint32Array;
  /** Each corner in the picture (px), and one over its distance. */
  xs: Float32Array;
  ys: Float32Array;
  ws: Float32Array;
  /** The pixels of the picture that anything is seen in; right and bottom are one beyond. */
  left: number;
  right: number;
  top: number;
  bottom: number;
};

let spare: { size: number; seen: Uint32Array; depths: Float32Array } | undefined;

/** Looks at a model; width and height are those of the picture in px. The grid is reused by the next look. */
export function look(model: Model, camera: Camera, width: number, height: number): Sight {
  const [wide, high] = [width * 2, height * 2];
  const size = wide * high;
  if (spare?.size !== size) spare = { size, seen: new Uint32Array(size), depths: new Float32Array(size) };
  const { seen, depths } = spare;
  const { points, triangles, count } = model;
  const { eye, ahead, right, up, reach, middle } = camera;
  const xs = new Float32Array(count);
  const ys = new Float32Array(count);
  const ws = new Float32Array(count);
  for (let i = 0; i < count; i++) {
    const x = (points[i * 3] as number) - eye[0];
    const y = (points[i * 3 + 1] as number) - eye[1];
    const z = (points[i * 3 + 2] as number) - eye[2];
    const w = 1 / (x * ahead[0] + y * ahead[1] + z * ahead[2]);
    xs[i] = middle[0] + (x * right[0] + y * right[1] + z * right[2]) * w * reach;
    ys[i] = middle[1] - (x * up[0] + y * up[1] + z * up[2]) * w * reach;
    ws[i] = w;
  }
  const [left, most] = getRange(xs, width);
  const [top, bottom] = getRange(ys, height);
  for (let row = top * 2; row < bottom * 2; row++) {
    seen.fill(0, row * wide + left * 2, row * wide + most * 2);
    depths.fill(0, row * wide + left * 2, row * wide + most * 2);
  }
  for (let t = 0; t < triangles.length; t += 3) {
    const a = triangles[t] as number;
    const b = triangles[t + 1] as number;
    const c = triangles[t + 2] as number;
    const ax = (xs[a] as number) * 2;
    const ay = (ys[a] as number) * 2;
    const bx = (xs[b] as number) * 2;
    const by = (ys[b] as number) * 2;
    const cx = (xs[c] as number) * 2;
    const cy = (ys[c] as number) * 2;
    const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
    if (area === 0) continue;
    const x0 = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
    const x1 = Math.min(wide - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
    const y0 = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
    const y1 = Math.min(high - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
    if (x0 > x1 || y0 > y1) continue;
    const inverse = 1 / area;
    const stepA = (by - cy) * inverse;
    const stepB = (cy - ay) * inverse;
    const wa = ws[a] as number;
    const wb = ws[b] as number;
    const wc = ws[c] as number;
    for (let y = y0; y <= y1; y++) {
      const py = y + 0.5;
      let la = ((bx - x0 - 0.5) * (cy - py) - (cx - x0 - 0.5) * (by - py)) * inverse;
      let lb = ((cx - x0 - 0.5) * (ay - py) - (ax - x0 - 0.5) * (cy - py)) * inverse;
      const row = y * wide;
      for (let x = x0; x <= x1; x++) {
        const lc = 1 - la - lb;
        if (la >= 0 && lb >= 0 && lc >= 0) {
          const w = la * wa + lb * wb + lc * wc;
          if (w > (depths[row + x] as number)) {
            depths[row + x] = w;
            seen[row + x] = t / 3 + 1;
          }
        }
        la += stepA;
        lb += stepB;
      }
    }
  }
  return { width: wide, height: high, seen, xs, ys, ws, left, right: most, top, bottom };
}

// the whole pixels that these places lie in, within the picture
function getRange(places: Float32Array, size: number): [number, number] {
  let [low, high] = [size, 0];
  for (const place of places) {
    if (place < low) low = place;
    if (place > high) high = place;
  }
  return [Math.max(0, Math.floor(low) - 1), Math.min(size, Math.ceil(high) + 1)];
}
