import type { Part } from '../model.ts';
import { put, settle, together } from '../piece.ts';
import { block, rod } from '../shapes.ts';
import { ball, easeOutline, lathe, pot } from '../turn.ts';

const TURN = Math.PI * 2;

const knob = (y: number, r = 0.03): Part => ({
  piece: put(
    lathe(
      [
        easeOutline(
          [
            [0, r * 2.2],
            [r * 0.7, r * 2.1],
            [r, r * 1.5],
            [r * 0.6, r * 0.8],
            [r * 0.4, r * 0.5],
            [r * 0.9, 0],
          ],
          4,
        ),
      ],
      { segments: 32 },
    ),
    { to: [0, y, 0] },
  ),
  surface: 'trim',
});

export const roundBox = (): Part[] => [
  {
    piece: lathe([
      easeOutline(
        [
          [0.36, 0.2],
          [0.365, 0.18],
          [0.365, 0.03],
          [0.345, 0.004],
          [0.33, 0],
          [0, 0],
        ],
        4,
      ),
    ]),
    surface: 'body',
  },
  {
    piece: lathe([
      easeOutline(
        [
          [0, 0.34],
          [0.12, 0.335],
          [0.27, 0.3],
          [0.36, 0.245],
          [0.37, 0.225],
          [0.37, 0.206],
        ],
        6,
      ),
      [
        [0.37, 0.206],
        [0.34, 0.204],
        [0, 0.204],
      ],
    ]),
    surface: 'lid',
  },
  knob(0.335),
];

export const longBox = (): Part[] => [
  { piece: settle(put(block([0.86, 0.24, 0.5], 0.016), { to: [0, 0.12, 0] })), surface: 'body' },
  { piece: settle(put(block([0.88, 0.075, 0.52], 0.018), { to: [0, 0.285, 0] })), surface: 'lid' },
  {
    piece: together(
      put(block([0.09, 0.1, 0.012], 0.004), { to: [0, 0.24, 0.256] }),
      put(ball(0.018, 14), { to: [0, 0.22, 0.268] }),
      ...[-0.41, 0.41].flatMap((x) => [
        put(block([0.05, 0.05, 0.01], 0.003), { to: [x, 0.02, 0.247] }),
        put(block([0.05, 0.05, 0.01], 0.003), { to: [x, 0.3, 0.257] }),
      ]),
    ),
    surface: 'trim',
  },
];

export const domeBox = (): Part[] => [
  {
    piece: pot(
      [
        [0.25, 0.2],
        [0.255, 0.17],
        [0.235, 0.07],
        [0.2, 0.012],
        [0.19, 0],
      ],
      0.015,
    ),
    surface: 'body',
  },
  {
    piece: lathe([
      easeOutline(
        [
          [0, 0.41],
          [0.07, 0.4],
          [0.18, 0.34],
          [0.245, 0.25],
          [0.255, 0.215],
          [0.255, 0.205],
        ],
        6,
      ),
      [
        [0.255, 0.205],
        [0.2, 0.205],
        [0, 0.205],
      ],
    ]),
    surface: 'lid',
  },
  knob(0.405, 0.026),
];

export const hexBox = (): Part[] => {
  const shape = (angle: number) => {
    const side = TURN / 6;
    return Math.cos(side / 2) / Math.cos(((angle + TURN) % side) - side / 2);
  };
  const turning = { shape, segments: 96 };
  return [
    {
      piece: lathe(
        [
          [
            [0.33, 0.2],
            [0.33, 0.1],
            [0.33, 0.012],
          ],
          [
            [0.33, 0.012],
            [0.32, 0.002],
            [0.3, 0],
            [0, 0],
          ],
        ],
        turning,
      ),
      surface: 'body',
    },
    {
      piece: lathe(
        [
          [
            [0, 0.262],
            [0.2, 0.262],
            [0.325, 0.262],
          ],
          [
            [0.325, 0.262],
            [0.345, 0.25],
            [0.345, 0.21],
          ],
          [
            [0.345, 0.21],
            [0.3, 0.205],
            [0, 0.205],
          ],
        ],
        turning,
      ),
      surface: 'lid',
    },
    knob(0.262, 0.028),
  ];
};

/** Half a dozen pebbles of stone to hold papers down. */
export const paperweights = (): Part[] =>
  (
    [
      [-0.26, 0.05, 0.2, 'body'],
      [0.08, 0.16, 0.15, 'second'],
      [0.27, -0.08, 0.18, 'third'],
    ] as const
  ).map(([x, z, r, surface]) => ({
    piece: put(
      lathe([
        easeOutline(
          [
            [0, r * 1.1],
            [r * 0.6, r * 1.02],
            [r, r * 0.58],
            [r * 0.9, r * 0.18],
            [r * 0.6, 0],
            [0, 0],
          ],
          6,
        ),
      ]),
      { to: [x, 0, z] },
    ),
    surface,
  }));

/** Pens stand in it. */
export const penPot = (): Part[] => [
  {
    piece: pot(
      [
        [0.16, 0.4],
        [0.162, 0.38],
        [0.162, 0.03],
        [0.15, 0.004],
        [0.14, 0],
      ],
      0.014,
    ),
    surface: 'body',
  },
  ...(
    [
      [-0.05, -8, 0.62, 'clothC'],
      [0.03, 6, 0.7, 'clothA'],
      [0.07, 14, 0.58, 'foil'],
    ] as const
  ).map(
    ([x, lean, tall, surface]): Part => ({
      piece: put(
        rod(
          [
            [0, 0, 0],
            [0, tall / 2, 0],
            [0, tall, 0],
          ],
          (t) => (t > 0.97 ? 0.006 : 0.013),
          { sides: 10 },
        ),
        { turn: [4, 0, -lean], to: [x, 0.03, 0.02] },
      ),
      surface,
    }),
  ),
];
