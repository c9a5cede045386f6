import { type DepthMap, depthMap, reaches, softly } from './depthMap.ts';
import { getBounds, type Model } from './model.ts';
import { AMBIENT_POWER, AMBIENT_SCALE, AMBIENT_WAYS, KEY, KEY_BREADTH } from './studio.ts';
import type { Vec } from './vector.ts';

/** How the light of the studio falls on and around a model. */
export type Lighting = {
  key: DepthMap;
  /** For each corner: the room's light on it, how open it is and how much of the key's light reaches it (both 0 to 1). */
  light: Float32Array;
  open: Float32Array;
  reached: Float32Array;
  /** For each corner: the share of a table's light that it sends up there; 0 where there is no table. */
  bounce: Float32Array;
  /** The shadows on the table and on the wall, where there are such. */
  table?: Ground;
  wall?: Ground;
  centre: Vec;
  radius: number;
};

const ROOM_SIDE = 76;
const KEY_SIDE = 560;

/** Lays the light on each corner of a model, and its shadows on a table (at height 0) and on a wall (at a depth) if there are any. */
export function lightOn(model: Model, around: { table: boolean; wall?: number }): Lighting {
  const { low, high } = getBounds(model);
  const centre: Vec = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2];
  const radius = Math.hypot(high[0] - low[0], high[1] - low[1], high[2] - low[2]) / 2 + 0.02;
  const maps: Maps = {
    room: AMBIENT_WAYS.map((way) => depthMap(model, way, ROOM_SIDE, centre, radius)),
    key: depthMap(model, KEY, KEY_SIDE, centre, radius),
    radius,
  };
  const depth = around.wall;
  const table = around.table ? shadowsOn(maps, [0, 1, 0], (u, v) => [u, 0, v], [centre[0], centre[2]]) : undefined;
  const wall =
    depth === undefined ? undefined : shadowsOn(maps, [0, 0, 1], (u, v) => [u, v, depth], [centre[0], centre[1]]);
  return {
    ...onCorners(model, maps, table),
    key: maps.key,
    centre,
    radius,
    ...(table ? { table } : {}),
    ...(wall ? { wall } : {}),
  };
}

type Maps = { room: readonly DepthMap[]; key: DepthMap; radius: number };

function onCorners({ points, normals, count }: Model, { room, key, radius }: Maps, table: Ground | undefined) {
  const light = new Float32Array(count);
  const open = new Float32Array(count);
  const reached = new Float32Array(count);
  const bounce = new Float32Array(count);
  const step = (radius / ROOM_SIDE) * 3.2;
  const keyStep = keyBias(radius);
  for (let i = 0; i < count; i++) {
    const px = points[i * 3] as number;
    const py = points[i * 3 + 1] as number;
    const pz = points[i * 3 + 2] as number;
    const nx = normals[i * 3] as number;
    const ny = normals[i * 3 + 1] as number;
    const nz = normals[i * 3 + 2] as number;
    // a step off the surface, so that it does not shade itself
    const x = px + nx * step * 0.6;
    const y = py + ny * step * 0.6;
    const z = pz + nz * step * 0.6;
    let sum = 0;
    let seen = 0;
    let most = 0;
    for (let k = 0; k < AMBIENT_WAYS.length; k++) {
      const way = AMBIENT_WAYS[k] as Vec;
      const facing = nx * way[0] + ny * way[1] + nz * way[2];
      if (facing <= 0) continue;
      const power = facing * (AMBIENT_POWER[k] as number);
      const share = reaches(room[k] as DepthMap, x, y, z, step * 0.4);
      sum += power * share;
      seen += facing * share;
      most += facing;
    }
    light[i] = sum * AMBIENT_SCALE;
    open[i] = most > 0 ? seen / most : 1;
    // what faces away from the key gets none of it anyway
    reached[i] =
      nx * KEY[0] + ny * KEY[1] + nz * KEY[2] > -0.1
        ? softly(key, px + nx * keyStep, py + ny * keyStep, pz + nz * keyStep, keyStep, KEY_BREADTH)
        : 0;
    if (table) {
      const [u, v] = [px + nx * 0.4 * py, pz + nz * 0.4 * py];
      bounce[i] = (0.4 * table.room(u, v) + 0.6 * table.key(u, v)) * 0.3 * (0.5 - ny * 0.5) * (open[i] as number);
    }
  }
  return { light, open, reached, bounce };
}

/** How far off a surface one must ask whether the key reaches it. */
export const keyBias = (radius: number): number => (radius / KEY_SIDE) * 5;

/** The light on a plane around the model as shares of what an open one gets: of the room's and of the key's. */
export type Ground = {
  /** the room's share and the key's share at a place on the plane, in its own two lengths */
  room(u: number, v: number): number;
  key(u: number, v: number): number;
};

/** The shadows of a model on a plane; `at` gives the place in space for two lengths on it. */
function shadowsOn(
  { room, key, radius }: Maps,
  normal: Vec,
  at: (u: number, v: number) => Vec,
  middle: readonly [number, number],
): Ground {
  const reach = radius * 2.5;
  const [coarse, fine] = [44, 150];
  const roomGrid = new Float32Array(coarse * coarse);
  const keyGrid = new Float32Array(fine * fine);
  const full = AMBIENT_WAYS.reduce(
    (sum, way, k) =>
      sum + Math.max(0, way[0] * normal[0] + way[1] * normal[1] + way[2] * normal[2]) * (AMBIENT_POWER[k] as number),
    0,
  );
  const place = (i: number, side: number, about: number) => about + ((i + 0.5) / side - 0.5) * 2 * reach;
  for (let j = 0; j < coarse; j++) {
    for (let i = 0; i < coarse; i++) {
      const [x, y, z] = at(place(i, coarse, middle[0]), place(j, coarse, middle[1]));
      let sum = 0;
      for (let k = 0; k < AMBIENT_WAYS.length; k++) {
        const way = AMBIENT_WAYS[k] as Vec;
        const facing = way[0] * normal[0] + way[1] * normal[1] + way[2] * normal[2];
        if (facing > 0) sum += facing * (AMBIENT_POWER[k] as number) * reaches(room[k] as DepthMap, x, y, z, 0.004);
      }
      roomGrid[j * coarse + i] = sum / full;
    }
  }
  for (let j = 0; j < fine; j++) {
    for (let i = 0; i < fine; i++) {
      const [x, y, z] = at(place(i, fine, middle[0]), place(j, fine, middle[1]));
      keyGrid[j * fine + i] = softly(key, x, y, z, 0.012, KEY_BREADTH);
    }
  }
  blur(keyGrid, fine);
  return {
    room: (u, v) => sampled(roomGrid, coarse, (u - middle[0]) / reach, (v - middle[1]) / reach),
    key: (u, v) => sampled(keyGrid, fine, (u - middle[0]) / reach, (v - middle[1]) / reach),
  };
}

// the taps of a soft shadow leave steps that a blur takes away
function blur(grid: Float32Array, side: number): void {
  for (const stride of [1, side]) {
    const from = grid.slice();
    for (let i = 2 * stride; i < grid.length - 2 * stride; i++) {
      grid[i] =
        ((from[i - 2 * stride] as number) +
          (from[i + 2 * stride] as number) +
          2 * ((from[i - stride] as number) + (from[i + stride] as number)) +
          3 * (from[i] as number)) /
        9;
    }
  }
}

// between four cells; open beyond the rim
function sampled(grid: Float32Array, side: number, u: number, v: number): number {
  const x = (u * 0.5 + 0.5) * side - 0.5;
  const y = (v * 0.5 + 0.5) * side - 0.5;
  const i = Math.floor(x);
  const j = Math.floor(y);
  if (i < 0 || j < 0 || i >= side - 1 || j >= side - 1) return 1;
  const fu = x - i;
  const fv = y - j;
  const at = j * side + i;
  return (
    ((grid[at] as number) * (1 - fu) + (grid[at + 1] as number) * fu) * (1 - fv) +
    ((grid[at + side] as number) * (1 - fu) + (grid[at + side + 1] as number) * fu) * fv
  );
}
