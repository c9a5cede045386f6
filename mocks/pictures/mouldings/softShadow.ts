/** How much of a soft shadow lies at each place of a line of px: half of it at `from`, and `soft` px wide. */
export const shadowLine = (side: number, from: number, soft: number): Float32Array =>
  Float32Array.from({ length: side }, (_, x) => 1 / (1 + Math.exp(-(x - from) / (soft * 0.42))));

/** A shadow whose upper left corner is at a place, as strong as the product of two lines. */
export function cornerShadow(
  side: number,
  [left, top]: readonly [number, number],
  soft: number,
): (x: number, y: number) => number {
  const [across, down] = [shadowLine(side, left, soft), shadowLine(side, top, soft)];
  return (x, y) => (across[x] as number) * (down[y] as number);
}

type Rgb = readonly [number, number, number];
const LIT: Rgb = [240, 235, 226];
const DIM: Rgb = [221, 213, 200];

/** One channel of the wall that samples hang on, at a share of the way away from the window. */
export const wallAt = (t: number, c: 0 | 1 | 2): number => LIT[c] + (DIM[c] - LIT[c]) * t;
