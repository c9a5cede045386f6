import type { Part } from '../model.ts';
import { put, sheet, together } from '../piece.ts';
import { curve, rod } from '../shapes.ts';
import { ball, easeOutline, lathe } from '../turn.ts';
import type { Vec } from '../vector.ts';
import { circle } from './outlines.ts';

const eye = (x: number, y: number, z: number): Part[] => [
  { piece: put(ball(0.018, 14), { to: [x, y, z] }), surface: 'eye' },
];

/** An elephant with a cloth on its back. */
export function elephant(): Part[] {
  const leg = (x: number, z: number) =>
    put(
      lathe(
        [
          easeOutline(
            [
              [0.075, 0.3],
              [0.08, 0.2],
              [0.075, 0.08],
              [0.085, 0.02],
              [0.08, 0],
              [0, 0],
            ],
            4,
          ),
        ],
        { segments: 36 },
      ),
      { to: [x, 0, z] },
    );
  const trunk = rod(
    curve(
      [
        [0.32, 0.5, 0],
        [0.42, 0.42, 0],
        [0.45, 0.28, 0],
        [0.46, 0.16, 0],
        [0.51, 0.1, 0],
        [0.56, 0.13, 0],
      ],
      8,
    ),
    (t) => 0.075 * (1 - t) ** 0.7 + 0.026,
    { sides: 22 },
  );
  const ear = (side: number) =>
    put(put(ball(0.5, 30), { size: [0.2, 0.26, 0.035] }), {
      turn: [0, side * 38, side * -6],
      to: [0.22, 0.5, side * 0.175],
    });
  return [
    {
      piece: together(
        put(ball(0.5, 44), { size: [0.66, 0.48, 0.44], to: [-0.01, 0.44, 0] }),
        put(ball(0.5, 40), { size: [0.3, 0.33, 0.29], to: [0.29, 0.53, 0] }),
        trunk,
        leg(-0.2, 0.11),
        leg(-0.2, -0.11),
        leg(0.16, 0.12),
        leg(0.16, -0.12),
        ear(1),
        ear(-1),
        rod(
          curve(
            [
              [-0.29, 0.48, 0],
              [-0.35, 0.4, 0.02],
              [-0.36, 0.26, 0.03],
            ],
            6,
          ),
          0.014,
          { sides: 10 },
        ),
      ),
      surface: 'body',
    },
    {
      piece: sheet({
        across: 30,
        along: 20,
        at: (u, v) => {
          const a = (u - 0.5) * 2.9;
          const x = -0.16 + v * 0.26;
          const k = Math.sqrt(Math.max(0.01, 1 - (x / 0.33) ** 2));
          return [x - 0.01, 0.44 + Math.cos(a) * 0.245 * k + 0.004, Math.sin(a) * 0.226 * k];
        },
      }),
      surface: 'cloth',
    },
    {
      piece: together(
        ...[1, -1].map((side) =>
          rod(
            curve(
              [
                [0.36, 0.44, side * 0.07],
                [0.44, 0.4, side * 0.085],
                [0.49, 0.42, side * 0.09],
              ],
              5,
            ),
            (t) => 0.02 * (1 - t) + 0.006,
            { sides: 12 },
          ),
        ),
      ),
      surface: 'tusk',
    },
    ...eye(0.385, 0.575, 0.105),
    ...eye(0.385, 0.575, -0.105),
  ];
}

/** A horse of fired earth with a banded neck, as potters set out under trees. */
export function horse(): Part[] {
  const leg = (x: number, z: number) =>
    put(
      lathe(
        [
          easeOutline(
            [
              [0, 0.46],
              [0.07, 0.45],
              [0.1, 0.4],
              [0.085, 0.3],
              [0.058, 0.12],
              [0.072, 0.02],
              [0.066, 0],
              [0, 0],
            ],
            4,
          ),
        ],
        { segments: 36 },
      ),
      { to: [x, 0, z] },
    );
  const neck = rod(
    curve(
      [
        [0.12, 0.4, 0],
        [0.2, 0.55, 0],
        [0.245, 0.68, 0],
        [0.26, 0.8, 0],
      ],
      8,
    ),
    (t) => 0.155 - 0.06 * t,
    { sides: 28 },
  );
  const head = rod(
    curve(
      [
        [0.2, 0.8, 0],
        [0.3, 0.82, 0],
        [0.4, 0.75, 0],
        [0.49, 0.64, 0],
      ],
      7,
    ),
    (t) => 0.1 - 0.042 * t,
    { sides: 24 },
  );
  const ear = (side: number) =>
    put(
      lathe(
        [
          [
            [0, 0.15],
            [0.022, 0.1],
            [0.032, 0.04],
            [0.024, -0.02],
          ],
        ],
        { segments: 20 },
      ),
      { turn: [side * 10, 0, 6], to: [0.225, 0.87, side * 0.05] },
    );
  const mane = rod(
    curve(
      [
        [0.02, 0.56, 0],
        [0.1, 0.7, 0],
        [0.155, 0.82, 0],
        [0.21, 0.9, 0],
      ],
      8,
    ),
    (t) => 0.034 + 0.014 * Math.sin(t * 40),
    { sides: 12 },
  );
  const ring = (y: number, r: number, x: number) =>
    rod(
      circle(r, 40).map(([a, b]): Vec => [x + a, y - a * 0.42, b]),
      0.014,
      { closed: true, sides: 10 },
    );
  const girth = rod(
    circle(0.163, 44).map(([a, b]): Vec => [-0.04, 0.42 + a * 1.02, b * 0.94]),
    0.014,
    { closed: true, sides: 10 },
  );
  return [
    {
      piece: together(
        put(ball(0.5, 44), { size: [0.6, 0.34, 0.32], to: [-0.02, 0.42, 0] }),
        neck,
        head,
        ear(1),
        ear(-1),
        leg(-0.2, 0.085),
        leg(-0.2, -0.085),
        leg(0.15, 0.09),
        leg(0.15, -0.09),
        rod(
          curve(
            [
              [-0.27, 0.48, 0],
              [-0.38, 0.46, 0],
              [-0.42, 0.3, 0],
            ],
            6,
          ),
          (t) => 0.045 * (1 - t) + 0.016,
          { sides: 14 },
        ),
      ),
      surface: 'body',
    },
    { piece: together(ring(0.57, 0.142, 0.205), ring(0.65, 0.128, 0.233), girth, mane), surface: 'second' },
    ...eye(0.335, 0.83, 0.078),
    ...eye(0.335, 0.83, -0.078),
  ];
}
