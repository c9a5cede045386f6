import type { Part } from '../model.ts';
import { put, settled, sheet, together } from '../piece.ts';
import { block, curve, plate, rod } from '../shapes.ts';
import { ball, eased, lathe } from '../turn.ts';
import type { Vec } from '../vector.ts';
import { bow, circle } from './outlines.ts';

const TURN = Math.PI * 2;
const plinth = (w: number, h: number, d: number): Part => ({
  piece: settled(put(block([w, h, d], 0.014), { to: [0, h / 2, 0] })),
  surface: 'base',
});

/** A cord tied once and joined to itself. */
export function knot(): Part[] {
  const path = Array.from({ length: 150 }, (_, i): Vec => {
    const t = (i / 150) * TURN;
    return [
      (Math.sin(t) + 2 * Math.sin(2 * t)) * 0.13,
      0.45 + (Math.cos(t) - 2 * Math.cos(2 * t)) * 0.13,
      -Math.sin(3 * t) * 0.12,
    ];
  });
  return [{ piece: rod(path, 0.085, { closed: true, sides: 28 }), surface: 'body' }];
}
/** Stones that stand on one another. */
export const cairn = (): Part[] =>
  (
    [
      [0.3, 0.13, 0, 0],
      [0.24, 0.11, 0.03, 30],
      [0.19, 0.1, -0.02, 80],
      [0.13, 0.08, 0.015, 120],
      [0.08, 0.055, -0.005, 10],
    ] as const
  ).map(([r, h, x, turn], i, all) => {
    const below = all.slice(0, i).reduce((sum, [, tall]) => sum + tall * 1.86, 0);
    return {
      piece: put(ball(1, 48), { size: [r, h, r * 0.86], turn: [0, turn, i % 2 ? 3 : -3], to: [x, below + h, 0] }),
      surface: ['body', 'second', 'body', 'third', 'second'][i] as string,
    };
  });
/** Three bows nested in one another. */
export const rainbow = (): Part[] =>
  (
    [
      [0.42, 0.31, 'body'],
      [0.3, 0.2, 'second'],
      [0.19, 0.1, 'third'],
    ] as const
  ).map(([outer, inner, surface]) => {
    const steps = 36;
    const half = (u: number, v: number, z: number): Vec => {
      const a = u * Math.PI;
      const r = outer + (inner - outer) * v;
      return [Math.cos(a) * r, Math.sin(a) * r, z];
    };
    const face = (z: number) => sheet({ across: steps, along: 4, at: (u, v) => half(z > 0 ? u : 1 - u, v, z) });
    const side = (v: number) =>
      sheet({ across: steps, along: 4, at: (u, w) => half(v === 0 ? 1 - u : u, v, 0.08 - 0.16 * w) });
    return { piece: together(face(0.08), face(-0.08), side(0), side(1)), surface };
  });
/** A disc with a hole on a block. */
export function disc(): Part[] {
  const turned = lathe(
    [
      eased(
        [
          [0.11, 0.02],
          [0.14, 0.05],
          [0.24, 0.065],
          [0.33, 0.05],
          [0.36, 0],
          [0.33, -0.05],
          [0.24, -0.065],
          [0.14, -0.05],
          [0.11, -0.02],
          [0.108, 0],
          [0.11, 0.02],
        ],
        5,
      ),
    ],
    { segments: 96 },
  );
  return [
    { piece: put(turned, { turn: [90, 0, 0], to: [0, 0.46, 0] }), surface: 'body' },
    {
      piece: rod(
        [
          [0, 0.08, 0],
          [0, 0.12, 0],
        ],
        0.016,
      ),
      surface: 'trim',
    },
    plinth(0.3, 0.1, 0.18),
  ];
}
/** Two loops that lean on each other. */
export const loops = (): Part[] => [
  {
    piece: rod(
      Array.from({ length: 90 }, (_, i): Vec => {
        const a = (i / 90) * TURN;
        return [-0.1 + Math.cos(a) * 0.24, 0.42 + Math.sin(a) * 0.3, Math.cos(a) * 0.12];
      }),
      0.055,
      { closed: true, sides: 26 },
    ),
    surface: 'body',
  },
  {
    piece: rod(
      Array.from({ length: 90 }, (_, i): Vec => {
        const a = (i / 90) * TURN;
        return [0.13 + Math.cos(a) * 0.2, 0.35 + Math.sin(a) * 0.24, -Math.cos(a) * 0.14];
      }),
      0.045,
      { closed: true, sides: 26 },
    ),
    surface: 'second',
  },
  { piece: put(block([0.6, 0.06, 0.3], 0.016), { to: [0.0, 0.03, 0] }), surface: 'base' },
];
/** A leaf that stands up from a block. */
export const leafForm = (): Part[] => {
  const blade = (z: number, flip: number) =>
    sheet({
      across: 40,
      along: 16,
      at: (u, v) => {
        const s = (v * 2 - 1) * flip;
        const half = 0.23 * Math.sin(Math.PI * (u * 0.97 + 0.015)) ** 0.85;
        const ribs = 0.006 * Math.sin(u * 46 - Math.abs(s) * 9);
        return [
          s * half + 0.08 * Math.sin(u * 3),
          0.1 + u * 0.82,
          z + 0.1 * Math.sin(u * 2.6) - 0.09 * (1 - s * s) * 0.8 + ribs,
        ];
      },
    });
  return [{ piece: together(blade(0.006, -1), blade(-0.01, 1)), surface: 'body' }, plinth(0.26, 0.1, 0.2)];
};

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
          eased(
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

/** An elephant with a cloth on its back. */
export function elephant(): Part[] {
  const leg = (x: number, z: number) =>
    put(
      lathe(
        [
          eased(
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
  const leg = (x: number, z: number) => put(lathe([eased([[0, 0.46], [0.07, 0.45], [0.1, 0.4], [0.085, 0.3], [0.058, 0.12], [0.072, 0.02], [0.066, 0], [0, 0]], 4)], { segments: 36 }), { to: [x, 0, z] });
  const neck = rod(curve([[0.12, 0.4, 0], [0.2, 0.55, 0], [0.245, 0.68, 0], [0.26, 0.8, 0]], 8), (t) => 0.155 - 0.06 * t, { sides: 28 });
  const head = rod(curve([[0.2, 0.8, 0], [0.3, 0.82, 0], [0.4, 0.75, 0], [0.49, 0.64, 0]], 7), (t) => 0.1 - 0.042 * t, { sides: 24 });
  const ear = (side: number) => put(lathe([[[0, 0.15], [0.022, 0.1], [0.032, 0.04], [0.024, -0.02]]], { segments: 20 }), { turn: [side * 10, 0, 6], to: [0.225, 0.87, side * 0.05] });
  const mane = rod(curve([[0.02, 0.56, 0], [0.1, 0.7, 0], [0.155, 0.82, 0], [0.21, 0.9, 0]], 8), (t) => 0.034 + 0.014 * Math.sin(t * 40), { sides: 12 });
  const ring = (y: number, r: number, x: number) => rod(circle(r, 40).map(([a, b]): Vec => [x + a, y - a * 0.42, b]), 0.014, { closed: true, sides: 10 });
  const girth = rod(circle(0.163, 44).map(([a, b]): Vec => [-0.04, 0.42 + a * 1.02, b * 0.94]), 0.014, { closed: true, sides: 10 });
  return [
    { piece: together(put(ball(0.5, 44), { size: [0.6, 0.34, 0.32], to: [-0.02, 0.42, 0] }), neck, head, ear(1), ear(-1), leg(-0.2, 0.085), leg(-0.2, -0.085), leg(0.15, 0.09), leg(0.15, -0.09), rod(curve([[-0.27, 0.48, 0], [-0.38, 0.46, 0], [-0.42, 0.3, 0]], 6), (t) => 0.045 * (1 - t) + 0.016, { sides: 14 })), surface: 'body' },
    { piece: together(ring(0.57, 0.142, 0.205), ring(0.65, 0.128, 0.233), girth, mane), surface: 'second' },
    ...eye(0.335, 0.83, 0.078),
    ...eye(0.335, 0.83, -0.078),
  ];
}
/** An owl with round eyes. */
export const owl = (): Part[] => [
  {
    piece: lathe([
      eased(
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
      eased(
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
            eased(
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
void bow;
