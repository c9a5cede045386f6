import type { Part } from '../model.ts';
import { type Piece, put, together } from '../piece.ts';
import { curve, rod } from '../shapes.ts';
import { easeOutline, lathe, type Outline, pot } from '../turn.ts';

const TURN = Math.PI * 2;

const STAND: Outline = [
  [0.075, 0.5],
  [0.08, 0.485],
  [0.06, 0.47],
  [0.03, 0.45],
  [0.026, 0.4],
  [0.05, 0.37],
  [0.052, 0.34],
  [0.026, 0.3],
  [0.03, 0.2],
  [0.055, 0.13],
  [0.04, 0.09],
  [0.09, 0.05],
  [0.15, 0.025],
  [0.155, 0.008],
  [0.15, 0],
  [0, 0],
];

const candle = (tall: number, thick = 0.032): Piece =>
  lathe(
    [
      [
        [0, tall],
        [thick * 0.8, tall - 0.002],
        [thick, tall - 0.012],
        [thick, tall / 2],
        [thick * 1.02, 0],
      ],
    ],
    { segments: 32 },
  );

const wick = (x: number, y: number, z: number): Part => ({
  piece: rod(
    [
      [x, y - 0.005, z],
      [x + 0.002, y + 0.015, z],
      [x + 0.007, y + 0.028, z],
    ],
    0.0035,
    { sides: 8 },
  ),
  surface: 'wick',
});

const socket = lathe(
  [
    easeOutline(
      [
        [0.045, 0.06],
        [0.047, 0.05],
        [0.04, 0.03],
        [0.044, 0.005],
        [0.07, -0.004],
        [0.075, -0.012],
        [0.02, -0.03],
      ],
      4,
    ),
  ],
  { segments: 40 },
);

const standAt = (x: number, z: number, scale: number, wax: number): Part[] => [
  {
    piece: put(lathe([easeOutline([[0, 0.492], [0.06, 0.494], ...STAND], 5)], { segments: 56 }), {
      size: [1, scale, 1],
      to: [x, 0, z],
    }),
    surface: 'body',
  },
  { piece: put(candle(wax), { to: [x, 0.49 * scale, z] }), surface: 'wax' },
  wick(x, 0.49 * scale + wax, z),
];

export const candleStand = (): Part[] => standAt(0, 0, 1.15, 0.42);

export const candlePair = (): Part[] => [...standAt(-0.19, -0.03, 1.2, 0.34), ...standAt(0.17, 0.06, 0.86, 0.3)];

/** Three arms on one stem. */
export function candelabra(): Part[] {
  const arm = (side: number) =>
    rod(
      curve(
        [
          [0, 0.42, 0],
          [side * 0.13, 0.34, 0],
          [side * 0.28, 0.36, 0],
          [side * 0.32, 0.46, 0],
          [side * 0.32, 0.52, 0],
        ],
        9,
      ),
      0.016,
      { sides: 14 },
    );
  const cups = [-0.32, 0, 0.32].map((x) => put(socket, { to: [x, x === 0 ? 0.64 : 0.54, 0] }));
  const stem = lathe(
    [
      easeOutline(
        [
          [0.02, 0.63],
          [0.022, 0.56],
          [0.034, 0.43],
          [0.022, 0.38],
          [0.02, 0.12],
          [0.04, 0.07],
          [0.13, 0.025],
          [0.15, 0.01],
          [0.15, 0],
          [0, 0],
        ],
        5,
      ),
    ],
    { segments: 48 },
  );
  return [
    { piece: together(stem, arm(1), arm(-1), ...cups), surface: 'body' },
    ...[-0.32, 0, 0.32].flatMap((x): Part[] => {
      const foot = x === 0 ? 0.65 : 0.55;
      return [{ piece: put(candle(0.3, 0.026), { to: [x, foot, 0] }), surface: 'wax' }, wick(x, foot + 0.3, 0)];
    }),
  ];
}

/** Three cups for small lights. */
export const tealights = (): Part[] =>
  (
    [
      [-0.27, -0.06, 1],
      [0.03, 0.14, 0.8],
      [0.28, -0.05, 1.22],
    ] as const
  ).flatMap(([x, z, tall]): Part[] => [
    {
      piece: put(
        pot(
          [
            [0.125, 0.22],
            [0.128, 0.2],
            [0.115, 0.1],
            [0.1, 0.02],
            [0.09, 0],
          ],
          0.014,
          { segments: 64, shape: (a) => 1 + 0.012 * Math.sin(a * 16) },
        ),
        { size: [1, tall, 1], to: [x, 0, z] },
      ),
      surface: 'body',
    },
    {
      piece: put(
        lathe(
          [
            [
              [0, 0.1],
              [0.08, 0.1],
              [0.1, 0.098],
            ],
          ],
          { segments: 40 },
        ),
        { to: [x, tall * 0.04, z] },
      ),
      surface: 'wax',
    },
    wick(x, 0.105 + tall * 0.04, z),
  ]);

/** A saucer with a loop to carry it by. */
export function chamberstick(): Part[] {
  const dish = pot(
    [
      [0.3, 0.07],
      [0.295, 0.05],
      [0.24, 0.02],
      [0.18, 0.004],
      [0.16, 0],
    ],
    0.014,
    { floor: 0.016 },
  );
  const loop = rod(
    Array.from(
      { length: 30 },
      (_, i) => [0.37 + Math.cos((i / 30) * TURN) * 0.075, 0.09 + Math.sin((i / 30) * TURN) * 0.075, 0] as const,
    ),
    0.013,
    { closed: true, sides: 12 },
  );
  const cup = lathe(
    [
      easeOutline(
        [
          [0.05, 0.15],
          [0.056, 0.14],
          [0.046, 0.11],
          [0.05, 0.04],
          [0.08, 0.018],
        ],
        4,
      ),
    ],
    { segments: 40 },
  );
  return [
    { piece: together(dish, loop, cup), surface: 'body' },
    { piece: put(candle(0.36, 0.04), { to: [0, 0.12, 0] }), surface: 'wax' },
    wick(0, 0.48, 0),
  ];
}
