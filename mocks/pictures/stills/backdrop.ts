import { smoothstep } from '../smoothstep.ts';
import type { Camera } from './camera.ts';
import type { Ground, Lighting } from './lit.ts';
import { FULL, KEY, KEY_STRENGTH, type Light, OPEN } from './studio.ts';
import type { Linear, Surface, Texel } from './surface.ts';

/** What a thing stands or hangs in. */
export type Setting =
  /** paper that curves up from the table, all in one colour */
  | { kind: 'cove'; colour: Linear }
  /** a table against a wall `behind` it, the window's light across both */
  | { kind: 'room'; table: Surface; wall: Linear; behind: number }
  /** a wall, with the thing on it */
  | { kind: 'hung'; wall: Linear };

export type Backdrop = {
  /** Paints the whole picture as if nothing stood there; `tone` makes a byte of light. */
  cover(bytes: Buffer, tone: (light: number) => number): void;
  /** The colour behind everything at a place in the picture (px), in linear light. */
  at(px: number, py: number, out: Light): void;
  /** How the table looks from a point in a direction that goes down; false where there is none. */
  below(x: number, y: number, z: number, dx: number, dy: number, dz: number, out: Light): boolean;
  /** The share of the key's light that the window lets through to a point. */
  pane(x: number, y: number, z: number): number;
};

const WALL_LIGHT = OPEN * 0.94 + KEY_STRENGTH * KEY[2] * 1.25;

/** Where the wall of a setting stands, as a depth. */
export const getWallDepth = (setting: Setting): number | undefined =>
  setting.kind === 'room' ? -setting.behind : setting.kind === 'hung' ? 0 : undefined;

/** Light through a window of six panes, thrown along the key's way: 1 in a pane, less beside. */
function panes(x: number, y: number, z: number): number {
  // along the light to the plane of the window, a little left of everything
  const t = (-1.9 - x) / KEY[0];
  const [v, u] = [y + t * KEY[1], z + t * KEY[2]];
  const [a, b] = [(u - 0.98) / 1.25, (v - 2.98) / 1.7];
  const pane = (value: number, count: number) => {
    const at = value * count;
    const inside = smoothstep(-0.1, 0.1, at + count / 2) * smoothstep(-0.1, 0.1, count / 2 - at);
    const bar = Math.abs(at - Math.round(at)) < 0.5 ? Math.abs((((at % 1) + 1.5) % 1) - 0.5) : 0.5;
    return inside * (1 - 0.8 * smoothstep(0.1, 0.03, bar));
  };
  return 0.46 + 0.8 * pane(a, 2) * pane(b, 3);
}

type Frame = { width: number; height: number; sheer: number };

/** The setting around a model as the camera sees it; `sheer` is how much light goes through the model, 0 to 1. */
export function createBackdrop(
  setting: Setting,
  lighting: Lighting,
  camera: Camera,
  { width, height, sheer }: Frame,
): Backdrop {
  const { eye, ahead, right, up, reach, middle } = camera;
  const { table: floor, wall } = lighting;
  const wallZ = getWallDepth(setting) ?? 0;
  const pane = setting.kind === 'room' ? panes : () => 1;
  const texel: Texel = { red: 0, green: 0, blue: 0, rough: 0.5, gloss: 0.04, leanX: 0, leanY: 0, leanZ: 0 };

  const share = (ground: Ground, u: number, v: number, key: number, room: number, through: number) =>
    room * (1 - (1 - ground.room(u, v)) * (1 - sheer)) + key * (1 - (1 - ground.key(u, v)) * (1 - sheer)) * through;
  const wallLight = (x: number, y: number) => {
    const corner = setting.kind === 'room' ? 0.78 + 0.22 * smoothstep(0, 0.3, y) : 1;
    const key = KEY_STRENGTH * KEY[2] * 1.25;
    return share(wall as Ground, x, y, key, OPEN * 0.94 * corner, pane(x, y, wallZ)) / WALL_LIGHT;
  };
  const floorLight = (x: number, z: number) => {
    const far = setting.kind === 'room' ? 0.7 + 0.3 * smoothstep(wallZ, wallZ + 0.35, z) : 1;
    return share(floor as Ground, x, z, KEY_STRENGTH * KEY[1], OPEN * far, pane(x, 0, z)) / FULL;
  };
  const painted = (x: number, z: number, light: number, out: Light) => {
    if (setting.kind === 'room') {
      const { table } = setting;
      texel.red = table.colour[0];
      texel.green = table.colour[1];
      texel.blue = table.colour[2];
      table.texture?.(x, 0, z, texel, 1);
      out[0] = texel.red * light;
      out[1] = texel.green * light;
      out[2] = texel.blue * light;
    } else if (setting.kind === 'cove') coloured(setting.colour, light, out);
  };

  // where a ray through the picture comes to: on the wall (z is wallZ), or on the table (y is 0)
  let x = 0;
  let y = 0;
  let z = 0;
  const find = (px: number, py: number): 'wall' | 'table' | 'nothing' => {
    const a = (px - middle[0]) / reach;
    const b = (middle[1] - py) / reach;
    const dx = ahead[0] + right[0] * a + up[0] * b;
    const dy = ahead[1] + right[1] * a + up[1] * b;
    const dz = ahead[2] + right[2] * a + up[2] * b;
    if (setting.kind !== 'cove') {
      const t = (wallZ - eye[2]) / dz;
      y = eye[1] + dy * t;
      x = eye[0] + dx * t;
      z = wallZ;
      if (setting.kind === 'hung' || y > 0) return 'wall';
    }
    if (dy > -0.001) return 'nothing';
    x = eye[0] - (dx * eye[1]) / dy;
    y = 0;
    z = eye[2] - (dz * eye[1]) / dy;
    return 'table';
  };
  const lightAt = (px: number, py: number) => {
    const on = find(px, py);
    const light = on === 'wall' ? wallLight(x, y) : on === 'table' ? floorLight(x, z) : 1;
    if (setting.kind === 'room') return light;
    // light falls off away from the window
    const u = px / width;
    const v = py / height;
    const rise = setting.kind === 'cove' ? 1 - v : v;
    return light * (1.07 - 0.16 * u - 0.1 * rise - 0.05 * Math.sqrt((u - 0.5) ** 2 + (v - 0.5) ** 2));
  };

  // shadows are soft: their light is worked out on a grid, and in between only where table and wall meet
  const columns = Math.ceil(width / CELL) + 2;
  const grid = new Float32Array(columns * (Math.ceil(height / CELL) + 2)).map((_, i) =>
    lightAt((i % columns) * CELL, Math.floor(i / columns) * CELL),
  );
  const onWall = (row: number) => find(width / 2, row * CELL) === 'wall';
  const meets = Array.from({ length: Math.ceil(height / CELL) + 2 }, (_, row) => onWall(row) !== onWall(row + 1));

  const cover = (bytes: Buffer, tone: (light: number) => number) => {
    const out: Light = [0, 0, 0];
    // the bytes of the one colour there is, at each strength of light
    const colour = setting.kind === 'cove' ? setting.colour : setting.wall;
    const [reds, greens, blues] = colour.map((channel) =>
      Uint8Array.from({ length: 2 * LEVELS }, (_, level) => tone((channel * level) / LEVELS)),
    ) as [Uint8Array, Uint8Array, Uint8Array];
    for (let row = 0, p = 0; row < height; row++) {
      const j = Math.floor((row + 0.5) / CELL);
      const fv = (row + 0.5) / CELL - j;
      const textured = setting.kind === 'room' && (meets[j] || find(0, row + 0.5) === 'table');
      for (let column = 0; column < width; column++, p += 3) {
        if (textured) {
          at(column + 0.5, row + 0.5, out);
          bytes[p] = tone(out[0]);
          bytes[p + 1] = tone(out[1]);
          bytes[p + 2] = tone(out[2]);
          continue;
        }
        const i = (column + 0.5) / CELL;
        const cell = Math.floor(i);
        const fu = i - cell;
        const k = j * columns + cell;
        const light =
          ((grid[k] as number) * (1 - fu) + (grid[k + 1] as number) * fu) * (1 - fv) +
          ((grid[k + columns] as number) * (1 - fu) + (grid[k + columns + 1] as number) * fu) * fv;
        const level = (light * LEVELS) | 0;
        bytes[p] = reds[level] as number;
        bytes[p + 1] = greens[level] as number;
        bytes[p + 2] = blues[level] as number;
      }
    }
  };

  const at: Backdrop['at'] = (px, py, out) => {
    const u = Math.min(Math.max(px / CELL, 0), columns - 2.001);
    const v = Math.min(Math.max(py / CELL, 0), meets.length - 2.001);
    const i = Math.floor(u);
    const j = Math.floor(v);
    let light: number;
    if (meets[j]) light = lightAt(px, py);
    else {
      const k = j * columns + i;
      const fu = u - i;
      const fv = v - j;
      light =
        ((grid[k] as number) * (1 - fu) + (grid[k + 1] as number) * fu) * (1 - fv) +
        ((grid[k + columns] as number) * (1 - fu) + (grid[k + columns + 1] as number) * fu) * fv;
    }
    if (setting.kind === 'room' && find(px, py) === 'table') painted(x, z, light, out);
    else coloured(setting.kind === 'cove' ? setting.colour : setting.wall, light, out);
  };

  return {
    pane,
    cover,
    at,
    below(fromX, fromY, fromZ, dx, dy, dz, out) {
      if (setting.kind === 'hung' || dy >= 0) return false;
      const t = -fromY / dy;
      const [toX, toZ] = [fromX + dx * t, fromZ + dz * t];
      if (setting.kind === 'room' && toZ < wallZ) coloured(setting.wall, wallLight(fromX, fromY), out);
      else coloured(setting.kind === 'room' ? setting.table.colour : setting.colour, floorLight(toX, toZ), out);
      return true;
    },
  };
}

const CELL = 4;
const LEVELS = 2048;

const coloured = (colour: Linear, light: number, out: Light) => {
  out[0] = colour[0] * light;
  out[1] = colour[1] * light;
  out[2] = colour[2] * light;
};
