/** The nearest number from 0 to 1. */
export const clamp = (value: number): number => Math.min(Math.max(value, 0), 1);

/** From 0 at `low` to 1 at `high`, level at both ends; `low` may be the greater of the two. */
export const smoothstep = (low: number, high: number, value: number): number => {
  const t = clamp((value - low) / (high - low));
  return t * t * (3 - 2 * t);
};
