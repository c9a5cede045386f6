import type { Part } from '../model.ts';
import { put, sheet, together } from '../piece.ts';
import { band, plate, rod } from '../shapes.ts';
import { lathe } from '../turn.ts';
import { arch, circle, growOutline } from './outlines.ts';

const pane = (outline: [number, number][], middle: readonly [number, number] = [0, 0]): Part => ({
  piece: put(plate(outline, 0.01, 0.002, middle), { to: [0, 0, 0.02] }),
  surface: 'mirror',
});

export const roundMirror = (): Part[] => [
  pane(circle(0.44, 96)),
  {
    piece: rod(
      circle(0.455, 96).map(([x, y]) => [x, y, 0.03] as const),
      0.026,
      { closed: true, sides: 20 },
    ),
    surface: 'body',
  },
];

export const archMirror = (): Part[] => {
  const outer = arch(0.32, 0.62).map(([x, y]): [number, number] => [x, y - 0.47]);
  return [
    pane(growOutline(outer, 0.95, [0, 0]), [0, 0]),
    { piece: put(band(outer, growOutline(outer, 0.9, [0, 0.0]), 0.05, 0.016), { to: [0, 0, 0.035] }), surface: 'body' },
  ];
};

/** Petals of metal all round a small glass. */
export const sunMirror = (): Part[] => [
  pane(circle(0.24, 80)),
  {
    piece: rod(
      circle(0.25, 80).map(([x, y]) => [x, y, 0.035] as const),
      0.018,
      { closed: true, sides: 16 },
    ),
    surface: 'body',
  },
  {
    piece: together(
      ...Array.from({ length: 24 }, (_, i) => {
        const long = i % 2 ? 0.21 : 0.16;
        return put(
          sheet({
            across: 10,
            along: 6,
            at: (u, v) => {
              const half = 0.031 * Math.sin(Math.PI * (0.12 + u * 0.86)) ** 0.8;
              const s = v * 2 - 1;
              return [0.262 + u * long, s * half, 0.03 + 0.02 * (1 - s * s) - 0.012 * u];
            },
          }),
          { turn: [0, 0, i * 15] },
        );
      }),
    ),
    surface: 'body',
  },
];

/** A broad woven ring round the glass. */
export const caneMirror = (): Part[] => [
  pane(circle(0.3, 96)),
  { piece: put(band(circle(0.5, 96), circle(0.29, 96), 0.03, 0.012), { to: [0, 0, 0.03] }), surface: 'body' },
  {
    piece: together(
      rod(
        circle(0.505, 96).map(([x, y]) => [x, y, 0.04] as const),
        0.02,
        { closed: true, sides: 12 },
      ),
      rod(
        circle(0.29, 96).map(([x, y]) => [x, y, 0.045] as const),
        0.016,
        { closed: true, sides: 12 },
      ),
    ),
    surface: 'trim',
  },
];

/** Three plates hung together. */
export const plateTrio = (): Part[] =>
  (
    [
      [-0.28, 0.16, 0.31, 'body'],
      [0.3, 0.3, 0.23, 'second'],
      [0.24, -0.28, 0.27, 'third'],
    ] as const
  ).map(([x, y, r, surface]) => ({
    piece: put(
      lathe(
        [
          [
            [0, 0],
            [0.5, 0.002],
            [0.62, 0.01],
            [0.7, 0.05],
            [0.8, 0.075],
            [0.97, 0.105],
            [1, 0.105],
          ],
          [
            [1, 0.105],
            [0.98, 0.085],
            [0.6, -0.03],
            [0, -0.03],
          ],
        ].map((line) => line.map(([a = 0, b = 0]) => [a, b] as const)),
        { segments: 88 },
      ),
      { size: r, turn: [90, 0, 0], to: [x, y, 0.02] },
    ),
    surface,
  }));
