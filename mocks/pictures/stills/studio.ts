import { smoothstep } from '../smoothstep.ts';
import { unit, type Vec } from './vector.ts';

/** Where the key light stands: up, left and in front; shadows fall to the right and back. */
export const KEY: Vec = unit([-0.62, 0.78, 0.44]);
export const KEY_STRENGTH = 0.78;
export const KEY_BREADTH = 0.2;

/** Light that is not the key's, in linear red, green, blue. */
export type Light = [number, number, number];

type Lamp = { to: Vec; across: Vec; over: Vec; wide: number; high: number; power: number; panes: boolean };
const lamp = (to: Vec, wide: number, high: number, power: number, panes = false): Lamp => {
  const way = unit(to);
  const across = unit([way[2], 0, -way[0]]);
  const over: Vec = [
    way[1] * across[2] - way[2] * across[1],
    way[2] * across[0] - way[0] * across[2],
    way[0] * across[1] - way[1] * across[0],
  ];
  return { to: way, across, over, wide, high, power, panes };
};

/** A tall window at the left, a narrow bounce board at the right, a soft sheet overhead. */
const LAMPS = [
  lamp([-0.86, 0.5, 0.42], 0.42, 0.62, 4.6, true),
  lamp([0.97, 0.22, 0.3], 0.16, 0.7, 1.15),
  lamp([0.1, 1, -0.25], 0.7, 0.5, 0.9),
  lamp([0.3, 0.5, 0.8], 0.4, 0.16, 0.8),
];

/**
 * What the studio looks like in a direction, into `out`: seen sharply at `rough` 0 and as a blur at 1. Below the horizon
 * is the table, which the caller knows better.
 */
export function studio(x: number, y: number, z: number, rough: number, out: Light): void {
  const soft = 0.03 + rough * 0.75;
  // a pale room above, darker behind the camera so that metal has something dark to show
  const rise = smoothstep(-0.15 - rough * 0.5, 0.5 + rough * 0.4, y);
  const behind = smoothstep(-0.2 - rough * 0.5, 0.9, z);
  const base = (0.2 + 0.36 * rise) * (1 - 0.55 * behind * (1 - rough * 0.45));
  let red = base;
  let green = base * 0.985;
  let blue = base * 0.96;
  for (let k = 0; k < LAMPS.length; k++) {
    const { to, across, over, wide, high, power, panes } = LAMPS[k] as Lamp;
    const t = x * to[0] + y * to[1] + z * to[2];
    if (t <= 0.05) continue;
    const a = (x * across[0] + y * across[1] + z * across[2]) / t;
    const b = (x * over[0] + y * over[1] + z * over[2]) / t;
    let shine = smoothstep(wide + soft, wide - soft, Math.abs(a)) * smoothstep(high + soft, high - soft, Math.abs(b));
    if (shine <= 0) continue;
    if (panes && rough < 0.3) {
      const bar = 0.03 + rough * 0.12;
      const bars = Math.max(1 - Math.abs(a) / bar, 1 - Math.abs(b - 0.05) / bar, 0);
      shine *= 1 - bars * 0.75 * (1 - rough / 0.3);
    }
    const spread = (wide * high) / ((wide + soft * 0.7) * (high + soft * 0.7));
    const strength = shine * power * spread;
    red += strength;
    green += strength * 0.985;
    blue += strength * 0.955;
  }
  out[0] = red;
  out[1] = green;
  out[2] = blue;
}

export const AMBIENT_WAYS: readonly Vec[] = Array.from({ length: 16 }, (_, i) => {
  const y = 0.06 + (0.94 * (i + 0.5)) / 16;
  const r = Math.sqrt(1 - y * y);
  const angle = i * 2.399963;
  return [Math.cos(angle) * r, y, Math.sin(angle) * r] as const;
});

const sample: Light = [0, 0, 0];
/** How bright the room is in each of those directions, so that an open surface that faces up gets `OPEN` of it all. */
export const AMBIENT_POWER: readonly number[] = AMBIENT_WAYS.map(([x, y, z]) => {
  studio(x, y, z, 0.9, sample);
  return sample[1];
});
const facingUp = AMBIENT_WAYS.reduce((sum, way, i) => sum + way[1] * (AMBIENT_POWER[i] as number), 0);
/** What the room alone gives an open table, and the factor that makes the directions sum to it. */
export const OPEN = 0.46;
export const AMBIENT_SCALE = OPEN / facingUp;
/** All the light on an open table. */
export const FULL = OPEN + KEY_STRENGTH * KEY[1];
