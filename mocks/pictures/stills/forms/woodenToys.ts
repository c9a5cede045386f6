import type { Part } from '../model.ts';
import { put, settle, together } from '../piece.ts';
import { block, plate, rod } from '../shapes.ts';
import { ball, easeOutline, lathe } from '../turn.ts';

const plinth = (w: number, h: number, d: number): Part => ({
  piece: settle(put(block([w, h, d], 0.014), { to: [0, h / 2, 0] })),
  surface: 'base',
});

const eye = (x: number, y: number, z: number, r = 0.018): Part[] => [
  { piece: put(ball(r, 14), { to: [x, y, z] }), surface: 'eye' },
];

/** Birds turned on the lathe, a large and a small one. */
export const birds = (): Part[] =>
  (
    [
      [-0.14, -0.02, 1, 24, 'body'],
      [0.3, 0.12, 0.66, -30, 'second'],
    ] as const
  ).flatMap(([x, z, size, turn, surface]): Part[] => {
    const whole = (piece: Part['piece']) => put(piece, { size, turn: [0, turn, 0], to: [x, 0, z] });
    const body = put(
      lathe(
        [
          easeOutline(
            [
              [0, 0.42],
              [0.05, 0.4],
              [0.12, 0.3],
              [0.165, 0.12],
              [0.15, -0.06],
              [0.08, -0.22],
              [0.035, -0.34],
              [0.03, -0.44],
              [0, -0.45],
            ],
            6,
          ),
        ],
        { segments: 64 },
      ),
      { turn: [0, 0, -58], to: [0, 0.29, 0] },
    );
    const beak = put(
      lathe(
        [
          [
            [0, 0.12],
            [0.012, 0.08],
            [0.03, 0],
          ],
        ],
        { segments: 24 },
      ),
      { turn: [0, 0, -96], to: [0.335, 0.505, 0] },
    );
    return [
      { piece: whole(body), surface },
      { piece: whole(put(ball(0.115, 40), { to: [0.25, 0.515, 0] })), surface: 'head' },
      { piece: whole(beak), surface: 'beak' },
      {
        piece: whole(
          together(
            put(ball(0.017, 12), { to: [0.31, 0.545, 0.085] }),
            put(ball(0.017, 12), { to: [0.31, 0.545, -0.085] }),
          ),
        ),
        surface: 'eye',
      },
      {
        piece: whole(
          together(
            rod(
              [
                [0, 0.17, 0.05],
                [0.01, 0.06, 0.055],
                [0.01, 0.0, 0.055],
              ],
              0.012,
            ),
            rod(
              [
                [0, 0.17, -0.05],
                [0.01, 0.06, -0.055],
                [0.01, 0, -0.055],
              ],
              0.012,
            ),
            put(
              lathe([
                [
                  [0, 0.02],
                  [0.1, 0.018],
                  [0.11, 0.008],
                  [0.11, 0],
                  [0, 0],
                ],
              ]),
              { to: [0.01, 0, 0] },
            ),
          ),
        ),
        surface: 'trim',
      },
    ];
  });

/** An owl with round eyes. */
export const owl = (): Part[] => [
  {
    piece: lathe([
      easeOutline(
        [
          [0, 0.72],
          [0.1, 0.7],
          [0.19, 0.62],
          [0.205, 0.52],
          [0.19, 0.46],
          [0.23, 0.34],
          [0.24, 0.2],
          [0.19, 0.05],
          [0.16, 0],
          [0, 0],
        ],
        6,
      ),
    ]),
    surface: 'body',
  },
  {
    piece: together(
      ...[1, -1].map((side) =>
        put(
          lathe(
            [
              [
                [0, 0.1],
                [0.02, 0.07],
                [0.045, 0],
              ],
            ],
            { segments: 24 },
          ),
          { turn: [0, 0, side * -22], to: [side * 0.11, 0.67, 0.02] },
        ),
      ),
    ),
    surface: 'body',
  },
  {
    piece: together(
      ...[1, -1].map((side) =>
        put(
          put(
            lathe(
              [
                [
                  [0, 0.012],
                  [0.06, 0.01],
                  [0.075, 0],
                ],
              ],
              { segments: 40 },
            ),
            { turn: [90, 0, 0] },
          ),
          { turn: [-6, side * 24, 0], to: [side * 0.083, 0.57, 0.178] },
        ),
      ),
    ),
    surface: 'second',
  },
  {
    piece: together(...[1, -1].map((side) => put(ball(0.026, 18), { to: [side * 0.088, 0.572, 0.185] }))),
    surface: 'eye',
  },
  {
    piece: put(
      lathe(
        [
          [
            [0, 0.07],
            [0.012, 0.045],
            [0.026, 0],
          ],
        ],
        { segments: 20 },
      ),
      { turn: [158, 0, 0], to: [0, 0.545, 0.195] },
    ),
    surface: 'beak',
  },
  {
    piece: together(
      ...[1, -1].map((side) =>
        put(ball(0.5, 30), { size: [0.07, 0.34, 0.2], turn: [0, 0, side * 10], to: [side * 0.222, 0.3, 0] }),
      ),
    ),
    surface: 'wing',
  },
];

/** Spinning tops of lacquered wood: one stands in spin, two lie. */
export const tops = (): Part[] => {
  const top = lathe(
    [
      easeOutline(
        [
          [0, 0.44],
          [0.014, 0.435],
          [0.018, 0.36],
          [0.03, 0.3],
          [0.12, 0.27],
          [0.18, 0.22],
          [0.19, 0.17],
          [0.13, 0.09],
          [0.05, 0.03],
          [0.015, 0.008],
          [0, 0],
        ],
        6,
      ),
    ],
    { segments: 64 },
  );
  return (
    [
      [-0.26, 0.0, -0.04, 0, 0, 1, 'body'],
      [0.1, 0.115, 0.16, 68, 30, 0.8, 'second'],
      [0.34, 0.15, -0.1, 70, -60, 1.02, 'third'],
    ] as const
  ).map(([x, y, z, lean, turn, size, surface]) => ({
    piece: put(put(top, { turn: [0, 0, lean], size }), { turn: [0, turn, 0], to: [x, y, z] }),
    surface,
  }));
};

/** A fish of carved wood on a pin. */
export const fish = (): Part[] => [
  {
    piece: together(
      put(
        lathe(
          [
            easeOutline(
              [
                [0, 0.4],
                [0.04, 0.38],
                [0.1, 0.28],
                [0.15, 0.08],
                [0.13, -0.14],
                [0.06, -0.3],
                [0.045, -0.36],
                [0.06, -0.4],
                [0, -0.41],
              ],
              6,
            ),
          ],
          { segments: 56 },
        ),
        { turn: [0, 0, -90], size: [1, 1.25, 0.6], to: [0.06, 0.42, 0] },
      ),
    ),
    surface: 'body',
  },
  {
    piece: together(
      put(
        plate(
          [
            [-0.02, -0.03],
            [0.02, -0.03],
            [0.02, 0.03],
            [-0.14, 0.15],
            [-0.2, 0.16],
            [-0.1, 0],
            [-0.2, -0.16],
            [-0.14, -0.15],
          ]
            .reverse()
            .map(([a = 0, b = 0]) => [a, b] as [number, number])
            .reverse(),
          0.03,
          0.008,
          [-0.06, 0],
        ),
        { to: [-0.42, 0.42, 0] },
      ),
      put(
        plate(
          [
            [-0.14, 0],
            [0.12, 0],
            [0.02, 0.1],
            [-0.1, 0.11],
          ],
          0.026,
          0.008,
          [-0.02, 0.04],
        ),
        { to: [0.03, 0.56, 0] },
      ),
    ),
    surface: 'second',
  },
  ...eye(0.42, 0.45, 0.07, 0.02),
  ...eye(0.42, 0.45, -0.07, 0.02),
  {
    piece: rod(
      [
        [0, 0.08, 0],
        [0, 0.3, 0],
      ],
      0.012,
    ),
    surface: 'trim',
  },
  plinth(0.3, 0.08, 0.18),
];
