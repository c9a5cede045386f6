import { type Piece, sheet, together } from './piece.ts';

/** A point of an outline: distance from the axis, height. */
export type Outline = readonly (readonly [radius: number, height: number])[];

/** Points closely along a smooth line (centripetal enough for pots) through the given ones. */
export function easeOutline(points: Outline, per = 10): Outline {
  const out: [number, number][] = [];
  const at = (i: number) => points[Math.min(Math.max(i, 0), points.length - 1)] as readonly [number, number];
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let k = 0; k < per; k++) {
      const t = k / per;
      const getMix = (n: 0 | 1) =>
        0.5 *
        (2 * b[n] +
          (c[n] - a[n]) * t +
          (2 * a[n] - 5 * b[n] + 4 * c[n] - d[n]) * t * t +
          (3 * b[n] - a[n] - 3 * c[n] + d[n]) * t * t * t);
      out.push([Math.max(0, getMix(0)), getMix(1)]);
    }
  }
  out.push([...at(points.length - 1)]);
  return out;
}

type Turning = {
  /** How far the radius goes in and out, as a factor, at an angle (radians) and a height. */
  shape?: (angle: number, height: number) => number;
  segments?: number;
};

/** Turned on a lathe from outlines, each smooth in itself, with a crease between one and the next; from top to bottom outside. */
export const lathe = (outlines: readonly Outline[], { shape = () => 1, segments = 64 }: Turning = {}): Piece =>
  together(
    ...outlines.map((outline) =>
      sheet({
        across: segments,
        along: outline.length - 1,
        round: true,
        at: (u, v) => {
          const [radius, height] = outline[Math.round(v * (outline.length - 1))] as readonly [number, number];
          const angle = u * Math.PI * 2;
          const r = radius * shape(angle, height);
          return [Math.cos(angle) * r, height, Math.sin(angle) * r];
        },
      }),
    ),
  );

/** A ball about the origin. */
export const ball = (radius: number, segments = 40): Piece =>
  lathe(
    [
      Array.from({ length: segments / 2 + 1 }, (_, i) => {
        const angle = (i / (segments / 2)) * Math.PI;
        return [Math.sin(angle) * radius, Math.cos(angle) * radius] as const;
      }),
    ],
    { segments },
  );

/**
 * A pot from its outer line, top to foot: with a rounded lip, an inner wall `thick` away that goes down to `floor`, and
 * a flat foot.
 */
export function pot(outer: Outline, thick: number, turning: Turning & { per?: number; floor?: number } = {}): Piece {
  const line = easeOutline(outer, turning.per ?? 5);
  const [topR, topY] = line[0] as readonly [number, number];
  const [footR, footY] = line[line.length - 1] as readonly [number, number];
  const floor = turning.floor ?? footY + thick * 1.4;
  const inner = line.map(([r, y]) => [Math.max(0.001, r - thick), y] as const).filter(([, y]) => y > floor);
  const [innerR] = inner[inner.length - 1] ?? [0.01, floor];
  const lip = Array.from({ length: 7 }, (_, i) => {
    const angle = (i / 6) * Math.PI;
    return [topR - thick / 2 - (Math.cos(angle) * thick) / 2, topY + (Math.sin(angle) * thick) / 2] as const;
  });
  const inside: Outline = [
    [0, floor],
    [innerR * 0.6, floor + thick * 0.05],
    [innerR * 0.93, floor + thick * 0.3],
    ...inner.reverse(),
  ];
  const skin: Outline = [...inside.slice(0, -1), ...lip, ...line.slice(1)];
  const foot: Outline = [
    [footR, footY],
    [footR * 0.97, footY - 0.001],
    [0, footY],
  ];
  return lathe([skin, foot], turning);
}
