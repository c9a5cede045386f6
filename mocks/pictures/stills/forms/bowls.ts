import type { Part } from '../model.ts';
import { put, sheet, together } from '../piece.ts';
import { easeOutline, lathe, type Outline, pot } from '../turn.ts';

const WIDE: Outline = [
  [0.52, 0.27],
  [0.5, 0.22],
  [0.42, 0.12],
  [0.28, 0.045],
  [0.19, 0.03],
  [0.18, 0.012],
  [0.18, 0],
];

const body = (piece: Part['piece']): Part => ({ piece, surface: 'body' });

export const wideBowl = (): Part[] => [body(pot(WIDE, 0.022, { floor: 0.05 }))];

export const footedBowl = (): Part[] => [
  body(
    pot(
      [
        [0.46, 0.5],
        [0.44, 0.43],
        [0.33, 0.31],
        [0.14, 0.245],
        [0.075, 0.21],
        [0.065, 0.16],
        [0.09, 0.07],
        [0.19, 0.025],
        [0.21, 0.012],
        [0.21, 0],
      ],
      0.02,
      { floor: 0.29 },
    ),
  ),
];

export const nest = (): Part[] =>
  [1, 0.78, 0.58].map((scale, i) => ({
    piece: put(pot(WIDE, 0.022 / scale, { floor: 0.05 }), {
      size: [scale * 0.86, scale, scale * 0.86],
      to: [0, i * 0.075 + (i === 2 ? 0.015 : 0), 0],
    }),
    surface: ['body', 'second', 'third'][i] as string,
  }));

export const scalloped = (): Part[] => [
  body(
    pot(
      [
        [0.5, 0.2],
        [0.46, 0.15],
        [0.36, 0.08],
        [0.22, 0.03],
        [0.17, 0.012],
        [0.165, 0],
      ],
      0.018,
      {
        shape: (angle, height) => 1 + 0.09 * Math.max(0, height / 0.2) ** 1.4 * (Math.abs(Math.cos(angle * 6)) - 0.5),
        segments: 144,
        floor: 0.035,
      },
    ),
  ),
];

/** Two rings of petals that open outwards from a low cup. */
export function lotusBowl(): Part[] {
  const petal = (long: number, wide: number, lift: number) =>
    sheet({
      across: 16,
      along: 10,
      at: (u, v) => {
        const half = wide * Math.sin(Math.PI * (0.1 + u * 0.9)) ** 0.75;
        const side = 1 - v * 2;
        // hollow like a spoon, its tip turned out
        return [
          0.13 + u * long * (1 - lift * 0.35),
          0.03 + lift * long * u ** 1.35 + 0.055 * side * side * Math.sin(u * 3),
          side * half,
        ];
      },
    });
  const ring = (count: number, turn: number, one: Part['piece']) =>
    together(...Array.from({ length: count }, (_, i) => put(one, { turn: [0, (i / count) * 360 + turn, 0] })));
  const cup = pot(
    [
      [0.2, 0.16],
      [0.205, 0.13],
      [0.19, 0.07],
      [0.15, 0.02],
      [0.12, 0],
    ],
    0.012,
    { floor: 0.03 },
  );
  return [
    { piece: together(cup, ring(9, 0, petal(0.34, 0.13, 0.72))), surface: 'body' },
    { piece: ring(9, 20, petal(0.42, 0.14, 0.3)), surface: 'second' },
  ];
}

export function mortar(): Part[] {
  const pestle = lathe(
    [
      easeOutline(
        [
          [0, 0.6],
          [0.036, 0.59],
          [0.045, 0.55],
          [0.034, 0.48],
          [0.03, 0.3],
          [0.042, 0.12],
          [0.06, 0.04],
          [0.045, 0.005],
          [0, 0],
        ],
        5,
      ),
    ],
    { segments: 40 },
  );
  return [
    body(
      pot(
        [
          [0.31, 0.4],
          [0.33, 0.37],
          [0.315, 0.28],
          [0.25, 0.13],
          [0.2, 0.09],
          [0.24, 0.04],
          [0.25, 0.01],
          [0.24, 0],
        ],
        0.05,
        { floor: 0.12 },
      ),
    ),
    { piece: put(pestle, { turn: [-8, 0, -38], to: [-0.1, 0.17, 0.02] }), surface: 'second' },
  ];
}

export const pedestalPlate = (): Part[] => [
  body(
    pot(
      [
        [0.5, 0.33],
        [0.49, 0.3],
        [0.4, 0.29],
        [0.13, 0.28],
        [0.07, 0.24],
        [0.06, 0.15],
        [0.1, 0.06],
        [0.22, 0.022],
        [0.24, 0.01],
        [0.24, 0],
      ],
      0.016,
      { floor: 0.305 },
    ),
  ),
];
