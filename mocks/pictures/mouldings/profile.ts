import { clamp, smoothstep } from '../smoothstep.ts';

/** The shapes that a moulding is cut to. */
export type ProfileName =
  | 'flat'
  | 'box'
  | 'bevel'
  | 'rounded'
  | 'scoop'
  | 'stepped'
  | 'beaded'
  | 'leafy'
  | 'rope'
  | 'bamboo'
  | 'floater';

/** The height of a moulding at a place across it (0 outer to 1 inner edge) and along it, all as shares of its width. */
export type Profile = (across: number, along: number) => number;
/** A half round between two places. */
const round = (from: number, to: number, x: number): number => {
  const t = (x - (from + to) / 2) / ((to - from) / 2);
  return Math.abs(t) >= 1 ? 0 : Math.sqrt(1 - t * t);
};
/** Edges as they leave the sander: never quite sharp. */
const eased = (height: number, edge: number, u: number): number => {
  const t = Math.min(1, Math.max(0, Math.min(u, 1 - u)) / edge);
  return height * (0.55 + 0.45 * Math.sqrt(1 - (1 - t) ** 2));
};

function bevel(u: number): number {
  const slope = 0.5 - 0.34 * smoothstep(0, 1, (u - 0.16) / 0.74) * 0.4 - 0.34 * 0.6 * clamp((u - 0.16) / 0.74);
  return eased(u < 0.16 ? 0.5 : slope, 0.035, u) - 0.05 * smoothstep(0.905, 0.915, u);
}

function scoop(u: number): number {
  const ridge = 0.16 + 0.36 * (u < 0.14 ? round(-0.02, 0.3, u) : 1);
  const t = Math.min(1, Math.max(0, (u - 0.14) / 0.66));
  const hollow = 0.52 - 0.42 * Math.sqrt(1 - (1 - t) ** 2) ** 1.1;
  const bead = 0.1 + 0.1 * round(0.83, 0.97, u);
  return u < 0.14 ? ridge : u < 0.8 ? hollow : bead;
}

const stepped = (u: number): number =>
  eased(
    0.5 - 0.14 * smoothstep(0.4, 0.43, u) - 0.12 * smoothstep(0.68, 0.71, u) - 0.1 * smoothstep(0.88, 0.905, u),
    0.04,
    u,
  );

/** A row of turned beads, as wide as they are apart. */
const beads = (u: number, v: number, from: number, to: number, gap: number): number => {
  const x = (u - (from + to) / 2) / ((to - from) / 2);
  const y = ((((v / gap) % 1) + 1) % 1) * 2 - 1;
  const r = x * x + (y * 1.06) ** 2;
  return r >= 1 ? 0 : Math.sqrt(1 - r) * ((to - from) / 2);
};

/** One leaf lying on the ground of the carving, with a vein. */
function leaf(u: number, v: number, [cu, cv]: readonly [number, number], turn: number, long: number): number {
  const [du, dv] = [u - cu, v - cv];
  const x = du * Math.cos(turn) + dv * Math.sin(turn);
  const y = -du * Math.sin(turn) + dv * Math.cos(turn);
  const t = x / long;
  if (Math.abs(t) >= 1) return 0;
  const half = 0.42 * long * (1 - t * t) * (1 - 0.35 * t);
  const s = Math.abs(y) / half;
  if (s >= 1) return 0;
  return (
    0.13 * Math.sqrt(1 - s * s) - 0.04 * (1 - smoothstep(0.03, 0.16, s)) + 0.01 * Math.cos((t * 4 + s * 1.6) * Math.PI)
  );
}

function leafy(u: number, v: number): number {
  const y = (((v % 1) + 1) % 1) as number;
  const stem = 0.5 + 0.15 * Math.sin(2 * Math.PI * y);
  let carved = 0.045 * round(stem - 0.05, stem + 0.05, u);
  for (const at of [-1, 0, 1]) {
    carved = Math.max(
      carved,
      leaf(u, y, [0.32, at + 0.66], 2.25, 0.27),
      leaf(u, y, [0.7, at + 0.16], 0.9, 0.27),
      leaf(u, y, [0.33, at + 0.28], 2.5, 0.2),
      leaf(u, y, [0.69, at + 0.78], 0.65, 0.2),
    );
  }
  const rims = 0.1 * round(0.0, 0.12, u) + 0.08 * round(0.9, 1, u);
  return 0.32 + rims + (u > 0.12 && u < 0.9 ? carved : 0);
}

function rope(u: number, v: number): number {
  const base = eased(0.42 - 0.1 * smoothstep(0.2, 0.23, u) - 0.08 * smoothstep(0.8, 0.83, u), 0.04, u);
  const x = (u - 0.515) / 0.24;
  if (Math.abs(x) >= 1) return base;
  const twist = Math.abs(Math.sin(Math.PI * (v / 0.25 + x * 0.55)));
  return base - 0.06 + Math.sqrt(1 - x * x) * (0.16 + 0.09 * twist ** 0.6);
}

function bamboo(u: number, v: number): number {
  const y = (((v / 1.5) % 1) + 1) % 1;
  const node = Math.exp(-(((y - 0.5) / 0.022) ** 2)) - 0.6 * Math.exp(-(((y - 0.535) / 0.012) ** 2));
  const waist = 0.03 * Math.cos(2 * Math.PI * (y - 0.5));
  const cane = round(0.17, 0.86, u) * (0.34 + waist + 0.045 * node);
  return Math.max(eased(0.2, 0.04, u), 0.16 + cane);
}

const floater = (u: number): number => {
  if (u > 0.42) return 0;
  const t = Math.min(1, Math.max(0, Math.min(u, 0.42 - u)) / 0.03);
  return 0.62 * (0.75 + 0.25 * Math.sqrt(1 - (1 - t) ** 2));
};

export const PROFILES: Record<ProfileName, Profile> = {
  flat: (u) => eased(0.4, 0.08, u),
  box: (u) => eased(0.46, 0.028, u),
  bevel,
  rounded: (u) => 0.06 + 0.44 * Math.sqrt(Math.max(0, 1 - ((u - 0.46) / 0.56) ** 2)),
  scoop,
  stepped,
  beaded: (u, v) => eased(0.48 - 0.1 * smoothstep(0.66, 0.69, u), 0.05, u) + beads(u, v, 0.74, 0.92, 1 / 6),
  leafy,
  rope,
  bamboo,
  floater,
};
