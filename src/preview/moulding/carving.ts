import { ease, round } from './height.ts';
import type { Shape } from './moulding.ts';

type Carving = {
  /** The length after which it repeats, in widths of the face. */
  period: number;
  /** The height added to the shape, at a position across the face and at a share of the period. */
  at: (across: number, share: number) => number;
};

/** One leaf lying on the ground, with its middle vein. */
function leaf(du: number, dv: number, turn: number, long: number): number {
  const x = du * Math.cos(turn) + dv * Math.sin(turn);
  const y = dv * Math.cos(turn) - du * Math.sin(turn);
  const t = x / long;
  if (Math.abs(t) >= 1) return 0;
  const s = Math.abs(y) / (0.44 * long * (1 - t * t) * (1 - 0.35 * t));
  if (s >= 1) return 0;
  return (
    0.12 * Math.sqrt(1 - s * s) - 0.045 * (1 - ease(0.03, 0.18, s)) + 0.012 * Math.cos((t * 4 + s * 1.6) * Math.PI)
  );
}

/** A stem in waves with a leaf in each bend, and smaller ones between. */
function leaves(u: number, share: number): number {
  if (u < 0.12 || u > 0.9) return 0;
  const stem = 0.5 + 0.13 * Math.sin(2 * Math.PI * share);
  let height = 0.05 * round(stem - 0.045, stem + 0.045, u);
  for (const turn of [-1, 0, 1]) {
    height = Math.max(
      height,
      leaf(u - 0.32, (share - turn - 0.66) * 1.1, 2.2, 0.27),
      leaf(u - 0.7, (share - turn - 0.16) * 1.1, 0.95, 0.27),
      leaf(u - 0.31, (share - turn - 0.28) * 1.1, 2.5, 0.19),
      leaf(u - 0.71, (share - turn - 0.78) * 1.1, 0.65, 0.19),
    );
  }
  return height;
}

/** Carvings that repeat along a moulding, added to the constant profile of its shape. */
export const CARVINGS: Partial<Record<Shape, Carving>> = {
  carved: { period: 1.1, at: leaves },
  bead: {
    period: 0.2,
    at: (u, share) => {
      const x = (u - 0.84) / 0.1;
      const y = share * 2.1 - 1.05;
      const bead = Math.max(0, 1 - x * x - y * y);
      return (Math.sqrt(bead) * 0.1 - 0.05 * round(0.74, 0.94, u)) * (Math.abs(x) < 1 ? 1 : 0);
    },
  },
  rope: {
    period: 0.28,
    at: (u, share) => {
      const x = (u - 0.51) / 0.24;
      if (Math.abs(x) >= 1) return 0;
      const strand = Math.abs(Math.sin(Math.PI * (share + x * 0.62)));
      return Math.sqrt(1 - x * x) * (0.11 * strand ** 0.6 - 0.07);
    },
  },
  bamboo: {
    period: 1.9,
    at: (u, share) => {
      const v = (share - 0.5) * 1.9;
      const joint =
        0.05 * Math.exp(-((v / 0.03) ** 2)) -
        0.035 * Math.exp(-(((v - 0.055) / 0.02) ** 2)) -
        0.02 * Math.exp(-(((v + 0.05) / 0.02) ** 2));
      return round(0.15, 0.87, u) * (joint + 0.028 * Math.cos(2 * Math.PI * (share - 0.5)));
    },
  },
};
