import type { Part } from '../model.ts';
import { put, together } from '../piece.ts';
import { rod } from '../shapes.ts';
import { ball, easeOutline, lathe } from '../turn.ts';

const drum = (low: number, high: number, bottom: number, top: number): Part[] => [
  {
    piece: lathe([
      [
        [top - 0.006, high],
        [top, high - 0.004],
        [(top + bottom) / 2, (low + high) / 2],
        [bottom, low + 0.004],
        [bottom - 0.006, low],
      ],
      [
        [bottom - 0.008, low],
        [(top + bottom) / 2 - 0.008, (low + high) / 2],
        [top - 0.008, high],
      ],
    ]),
    surface: 'shade',
  },
];

const neck = (from: number, to: number): Part => ({
  piece: lathe(
    [
      easeOutline(
        [
          [0.014, to],
          [0.014, from + 0.05],
          [0.03, from + 0.04],
          [0.032, from],
          [0.02, from - 0.01],
        ],
        3,
      ),
    ],
    { segments: 32 },
  ),
  surface: 'trim',
});

export const gourdLamp = (): Part[] => [
  {
    piece: lathe([
      easeOutline(
        [
          [0.03, 0.58],
          [0.05, 0.56],
          [0.09, 0.52],
          [0.12, 0.45],
          [0.085, 0.375],
          [0.11, 0.33],
          [0.21, 0.22],
          [0.225, 0.13],
          [0.16, 0.03],
          [0.14, 0.01],
          [0.14, 0],
          [0, 0],
        ],
        6,
      ),
    ]),
    surface: 'body',
  },
  neck(0.58, 0.72),
  ...drum(0.64, 1.06, 0.34, 0.26),
];

export const columnLamp = (): Part[] => [
  {
    piece: lathe([
      easeOutline(
        [
          [0.03, 0.6],
          [0.062, 0.59],
          [0.066, 0.56],
          [0.05, 0.53],
          [0.058, 0.3],
          [0.062, 0.12],
          [0.075, 0.1],
          [0.07, 0.08],
        ],
        4,
      ),
      [
        [0.17, 0.06],
        [0.175, 0.05],
        [0.175, 0.008],
        [0.17, 0],
        [0, 0],
      ],
      [
        [0, 0.062],
        [0.165, 0.062],
        [0.172, 0.058],
        [0.175, 0.05],
      ],
    ]),
    surface: 'body',
  },
  neck(0.6, 0.74),
  ...drum(0.66, 1.02, 0.3, 0.3),
];

export const mushroomLamp = (): Part[] => [
  {
    piece: lathe([
      easeOutline(
        [
          [0.06, 0.5],
          [0.065, 0.4],
          [0.07, 0.2],
          [0.1, 0.07],
          [0.19, 0.02],
          [0.2, 0.006],
          [0.2, 0],
          [0, 0],
        ],
        5,
      ),
    ]),
    surface: 'body',
  },
  {
    piece: lathe([
      easeOutline(
        [
          [0, 0.78],
          [0.1, 0.77],
          [0.22, 0.71],
          [0.32, 0.6],
          [0.35, 0.5],
          [0.345, 0.47],
        ],
        6,
      ),
      [
        [0.345, 0.47],
        [0.33, 0.475],
        [0.2, 0.52],
        [0, 0.56],
      ],
    ]),
    surface: 'dome',
  },
];

/** A lantern of split cane round a bulb, on three feet. */
export const caneLamp = (): Part[] => [
  {
    piece: lathe([
      easeOutline(
        [
          [0.13, 0.76],
          [0.15, 0.75],
          [0.25, 0.62],
          [0.28, 0.45],
          [0.24, 0.26],
          [0.16, 0.14],
          [0.14, 0.13],
        ],
        6,
      ),
      [
        [0.13, 0.14],
        [0.22, 0.3],
        [0.26, 0.45],
        [0.23, 0.6],
        [0.13, 0.75],
      ],
    ]),
    surface: 'body',
  },
  { piece: put(ball(0.09, 24), { to: [0, 0.42, 0] }), surface: 'lit' },
  {
    piece: together(
      ...[0, 1, 2].map((i) =>
        rod(
          [
            [Math.cos(i * 2.094 + 0.5) * 0.13, 0.16, Math.sin(i * 2.094 + 0.5) * 0.13],
            [Math.cos(i * 2.094 + 0.5) * 0.18, 0.06, Math.sin(i * 2.094 + 0.5) * 0.18],
            [Math.cos(i * 2.094 + 0.5) * 0.2, 0.012, Math.sin(i * 2.094 + 0.5) * 0.2],
          ],
          0.014,
          { sides: 12 },
        ),
      ),
      put(
        lathe([
          [
            [0.15, 0.02],
            [0.155, 0.01],
            [0.15, 0],
            [0.13, 0],
          ],
        ]),
        { to: [0, 0.75, 0] },
      ),
    ),
    surface: 'trim',
  },
];
