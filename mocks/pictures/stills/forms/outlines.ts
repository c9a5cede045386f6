/** Corners of a flat shape, counterclockwise. */
export type Flat = [number, number][];

const TURN = Math.PI * 2;

export const circle = (r: number, count = 72): Flat =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * TURN;
    return [Math.cos(angle) * r, Math.sin(angle) * r];
  });

/** An oblong with round corners. */
export const roundedRect = (w: number, h: number, r: number): Flat =>
  [0, 1, 2, 3].flatMap((corner) =>
    Array.from({ length: 13 }, (_, i): [number, number] => {
      const angle = ((corner + i / 12) * Math.PI) / 2;
      const [sx, sy] = [corner === 0 || corner === 3 ? 1 : -1, corner < 2 ? 1 : -1];
      return [sx * (w / 2 - r) + Math.cos(angle) * r, sy * (h / 2 - r) + Math.sin(angle) * r];
    }),
  );

/** A doorway: straight to a height, then half a circle; its foot lies at 0. */
export const arch = (half: number, straight: number): Flat => [
  ...[0, 0.25, 0.5, 0.75].map((t): [number, number] => [-half + 2 * half * t, 0]),
  ...[0, 0.25, 0.5, 0.75].map((t): [number, number] => [half, straight * t]),
  ...Array.from({ length: 41 }, (_, i): [number, number] => [
    Math.cos((i / 40) * Math.PI) * half,
    straight + Math.sin((i / 40) * Math.PI) * half,
  ]),
  ...[0.75, 0.5, 0.25].map((t): [number, number] => [-half, straight * t]),
];

/** The same shape larger or smaller about a middle. */
export const growOutline = (outline: Flat, by: number, [x, y]: readonly [number, number] = [0, 0]): Flat =>
  outline.map(([px, py]) => [x + (px - x) * by, y + (py - y) * by]);
