/** A place or direction: x to the right, y up, z towards the viewer. */
export type Vec = readonly [number, number, number];

export const plus = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const minus = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const times = (a: Vec, by: number): Vec => [a[0] * by, a[1] * by, a[2] * by];
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const unit = (a: Vec): Vec => times(a, 1 / (Math.hypot(a[0], a[1], a[2]) || 1));

/** Nine numbers, row by row, that turn by degrees about x, then y, then z. */
export function turning([ax, ay, az]: Vec): readonly number[] {
  const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180);
  const cosine = (degrees: number) => Math.cos((degrees * Math.PI) / 180);
  const [sx, cx, sy, cy, sz, cz] = [sine(ax), cosine(ax), sine(ay), cosine(ay), sine(az), cosine(az)];
  return [
    cy * cz,
    sx * sy * cz - cx * sz,
    cx * sy * cz + sx * sz,
    cy * sz,
    sx * sy * sz + cx * cz,
    cx * sy * sz - sx * cz,
    -sy,
    sx * cy,
    cx * cy,
  ];
}
