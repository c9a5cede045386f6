import type { Shape } from './moulding.ts';

/** A number held between 0 and 1. */
export const unit = (x: number): number => Math.min(1, Math.max(0, x));

/** 0 before `from`, 1 after `to`, and a soft way between. */
export const ease = (from: number, to: number, x: number): number => {
  const t = unit((x - from) / (to - from));
  return t * t * (3 - 2 * t);
};

/** A half round, 1 high, between two places. */
export const round = (from: number, to: number, x: number): number =>
  Math.sqrt(Math.max(0, 1 - ((2 * x - from - to) / (to - from)) ** 2));

/** Edges as they leave the sander: never quite sharp. */
const sandEdge = (height: number, edge: number, u: number): number => {
  const edgeDistance = Math.max(0, 1 - Math.min(u, 1 - u) / edge);
  return height - 0.5 * edge * (1 - Math.sqrt(1 - edgeDistance * edgeDistance));
};

const steps = (u: number): number =>
  0.5 - 0.14 * ease(0.4, 0.44, u) - 0.12 * ease(0.67, 0.71, u) - 0.1 * ease(0.87, 0.9, u);

/** Heights across the face, from its outer edge at 0 to its inner edge at 1, in widths of the face. */
const HEIGHTS: Record<Shape, (u: number) => number> = {
  flat: (u) => sandEdge(0.4, 0.07, u),
  box: (u) => sandEdge(0.46, 0.03, u),
  bevel: (u) => sandEdge(0.52 - 0.36 * Math.max(0, u - 0.16) - 0.06 * ease(0.9, 0.915, u), 0.045, u),
  round: (u) => 0.04 + 0.46 * round(-0.1, 1.02, u),
  scoop: (u) =>
    u < 0.15
      ? 0.3 + 0.22 * round(-0.03, 0.27, u)
      : u < 0.82
        ? 0.5 - 0.36 * Math.sin(((u - 0.15) / 0.67) * 1.57) ** 0.9
        : 0.12 + 0.1 * round(0.82, 0.98, u),
  step: (u) => sandEdge(steps(u), 0.05, u),
  floater: (u) => (u > 0.42 ? 0 : sandEdge(0.62, 0.04, u / 0.42)),
  bead: (u) => sandEdge(0.48 - 0.1 * ease(0.67, 0.7, u), 0.06, u) + 0.05 * round(0.74, 0.94, u),
  carved: (u) => 0.32 + 0.09 * round(0, 0.12, u) + 0.08 * round(0.89, 1, u),
  rope: (u) =>
    sandEdge(0.42 - 0.1 * ease(0.18, 0.21, u) - 0.08 * ease(0.81, 0.84, u), 0.05, u) + 0.2 * round(0.27, 0.75, u),
  bamboo: (u) => Math.max(sandEdge(0.2, 0.05, u), 0.14 + 0.36 * round(0.15, 0.87, u)),
};

/** The height of a moulding's shape at a position across its face; both in widths of the face. */
export const getHeight = (shape: Shape, across: number): number => HEIGHTS[shape](unit(across));

/** How much light reaches a position that lies below its surroundings, from 0.6 to 1. */
export function getExposure(shape: Shape, across: number): number {
  const neighbours = [-0.07, -0.035, 0.035, 0.07].map((by) => across + by);
  // Beside the moulding there is air.
  const heights = neighbours.map((u) => (u < 0 || u > 1 ? -0.1 : getHeight(shape, u)));
  const hollow = heights.reduce((sum, height) => sum + height, 0) / 4 - getHeight(shape, across);
  return 1 - Math.min(0.4, Math.max(0, hollow) * 7);
}
