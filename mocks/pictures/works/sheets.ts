import { distance, everywhere, over, put, type Relief, type Rgb } from './relief.ts';
import { fine, grit, soft } from './tile.ts';

/** How far a place lies outside a shape, in units; negative inside. */
export type Shape = (x: number, y: number) => number;

type Paper = {
  colour: Rgb;
  /** how high it lies over what is there, in units */
  thick: number;
  /** how ragged its edge is, in units; 0 is cut */
  tear?: number;
  /** how wide the white core shows where it is torn */
  core?: number;
  /** changes its colour by place, as a factor */
  tone?(x: number, y: number): number;
  /** how strongly its own tooth shows */
  tooth?: number;
};

const GRID = 5;

/** Lays a sheet of paper or cloth in a shape over what is there. The shape is queried on a grid; its edge is torn between. */
export function lay(relief: Relief, shape: Shape, { colour, thick, tear = 0, core = 0, tone, tooth = 1 }: Paper): void {
  const { width, height, left, top, scale, rise } = relief;
  const columns = Math.ceil(width / GRID) + 2;
  const rows = Math.ceil(height / GRID) + 2;
  const away = new Float32Array(columns * rows);
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++)
      away[j * columns + i] = shape(left + (i * GRID) / scale, top + (j * GRID) / scale);
  }
  const [dx, dy] = [relief.random.between(0, 500), relief.random.between(0, 500)];
  const white: Rgb = [242, 238, 228];
  for (let j = 0; j < height; j++) {
    const v = Math.floor(j / GRID);
    const fv = j / GRID - v;
    const y = top + (j + 0.5) / scale;
    for (let i = 0; i < width; i++) {
      const u = Math.floor(i / GRID);
      const k = v * columns + u;
      const a = away[k] as number;
      const b = away[k + columns + 1] as number;
      if (a > 30 + tear * 2 && b > 30 + tear * 2) continue;
      const fu = i / GRID - u;
      let d =
        (a * (1 - fu) + (away[k + 1] as number) * fu) * (1 - fv) +
        ((away[k + columns] as number) * (1 - fu) + b * fu) * fv;
      const x = left + (i + 0.5) / scale;
      if (tear > 0) d += (fine(x * 0.5 + dx, y * 0.5 + dy) * 0.55 + soft(x * 1.7 + dy, y * 1.7 + dx) * 0.75) * tear;
      if (d > 0) continue;
      const at = j * width + i;
      const speck = grit(x * 1.3 + dx, y * 1.3 + dy);
      const edge = core > 0 ? core * (0.55 + 0.75 * soft(x * 2.1 + dx, y * 2.1)) : 0;
      if (-d < edge) {
        // the torn rim is thin and shows the inside of the sheet
        const t = Math.max(0, -d / edge);
        put(relief, at, white, 0.95 + speck * 0.04);
        rise[at] = (rise[at] as number) + thick * (0.25 + 0.55 * t) + speck * 0.22;
      } else {
        put(
          relief,
          at,
          colour,
          (tone ? tone(x, y) : 1) * (1 + speck * 0.028 * tooth + fine(x * 0.7 + dy, y * 0.7) * 0.022 * tooth),
        );
        rise[at] =
          (rise[at] as number) + thick * Math.min(1, -d / 1.2) + (speck * 0.2 + fine(x + dx, y + dy) * 0.16) * tooth;
      }
      relief.shine[at] = 0;
    }
  }
}

/** The ground that everything else lies on. */
export function ground(relief: Relief, colour: Rgb, tooth = 1, tone: (x: number, y: number) => number = () => 1): void {
  over(relief, everywhere(relief), (at, x, y) => {
    const speck = grit(x * 1.2, y * 1.2);
    put(relief, at, colour, tone(x, y) * (1 + speck * 0.03 * tooth));
    relief.rise[at] = (speck * 0.3 + fine(x, y) * 0.25) * tooth;
  });
}

export const roundShape =
  (cx: number, cy: number, r: number): Shape =>
  (x, y) =>
    distance(x - cx, y - cy) - r;
export const boxShape = (cx: number, cy: number, w: number, h: number, turn = 0): Shape => {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  return (x, y) => {
    const [px, py] = [(x - cx) * c + (y - cy) * s, (y - cy) * c - (x - cx) * s];
    return Math.max(Math.abs(px) - w / 2, Math.abs(py) - h / 2);
  };
};
/** A leaf from a foot towards an angle (radians, 0 is up). */
export const leafShape = (x0: number, y0: number, long: number, wide: number, angle: number): Shape => {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return (x, y) => {
    const along = -(y - y0) * c + (x - x0) * s;
    const side = (x - x0) * c + (y - y0) * s;
    const t = along / long;
    if (t < 0 || t > 1) return distance(side, Math.max(-along, along - long));
    return Math.abs(side) - wide * Math.sin(Math.PI * t ** 0.85) ** 0.9;
  };
};
