import type { Part } from '../model.ts';
import { type Piece, put, together } from '../piece.ts';
import { block, curve, rod } from '../shapes.ts';
import { ball, eased, lathe, type Outline, pot } from '../turn.ts';

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
    eased(
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
    piece: put(lathe([eased([[0, 0.492], [0.06, 0.494], ...STAND], 5)], { segments: 56 }), {
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
      eased(
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

/** Eight posts, a roof and a ring; panes of pierced metal between. */
export function lantern(): Part[] {
  const posts = Array.from({ length: 8 }, (_, i) => {
    const angle = (i / 8) * TURN + 0.39;
    const at = (r: number, y: number) => [Math.cos(angle) * r, y, Math.sin(angle) * r] as const;
    return rod([at(0.23, 0.06), at(0.23, 0.3), at(0.23, 0.56)], 0.011, { sides: 10 });
  });
  const lattice = Array.from({ length: 8 }, (_, i) => {
    const [from, to] = [(i / 8) * TURN + 0.39, ((i + 1) / 8) * TURN + 0.39];
    const place = (t: number, y: number) => {
      const [ax, az, bx, bz] = [Math.cos(from) * 0.23, Math.sin(from) * 0.23, Math.cos(to) * 0.23, Math.sin(to) * 0.23];
      return [ax + (bx - ax) * t, y, az + (bz - az) * t] as const;
    };
    return together(
      ...[0, 1, 2, 3].flatMap((row) => {
        const y = 0.1 + row * 0.125;
        return [
          rod([place(0, y), place(0.5, y + 0.0625), place(1, y)], 0.006, { sides: 8 }),
          rod([place(0, y), place(0.5, y - 0.0625 + 0.125), place(0, y + 0.125)], 0.006, { sides: 8 }),
          rod([place(1, y), place(0.5, y + 0.0625), place(1, y + 0.125)], 0.006, { sides: 8 }),
          rod([place(0, y + 0.125), place(0.5, y + 0.0625), place(1, y + 0.125)], 0.006, { sides: 8 }),
        ];
      }),
    );
  });
  const base = lathe([
    eased(
      [
        [0.2, 0.065],
        [0.25, 0.06],
        [0.26, 0.04],
        [0.25, 0.02],
        [0.28, 0.008],
        [0.28, 0],
        [0, 0],
      ],
      4,
    ),
  ]);
  const roof = lathe([
    eased(
      [
        [0.03, 0.83],
        [0.035, 0.8],
        [0.03, 0.78],
        [0.12, 0.72],
        [0.2, 0.63],
        [0.27, 0.575],
        [0.28, 0.56],
        [0.26, 0.55],
        [0, 0.55],
      ],
      5,
    ),
  ]);
  const ring = rod(
    Array.from(
      { length: 40 },
      (_, i) => [Math.cos((i / 40) * TURN) * 0.075, 0.9 + Math.sin((i / 40) * TURN) * 0.075, 0] as const,
    ),
    0.011,
    { closed: true, sides: 12 },
  );
  return [
    { piece: together(base, roof, ring, ...posts, ...lattice), surface: 'body' },
    { piece: put(candle(0.2, 0.07), { to: [0, 0.06, 0] }), surface: 'lit' },
  ];
}

/** Three tiers of oil on a stem, as lit at dusk in the south. */
export function oilLamp(): Part[] {
  const tier = (y: number, r: number) =>
    put(
      pot(
        [
          [r, 0.035],
          [r * 0.98, 0.02],
          [r * 0.7, 0.006],
          [r * 0.2, 0],
          [0.02, -0.01],
        ],
        0.01,
        {
          segments: 72,
          shape: (a, h) => 1 + 0.07 * Math.max(0, h / 0.035) * Math.max(0, Math.cos(a * 5)) ** 6,
          floor: 0.012,
        },
      ),
      { to: [0, y, 0] },
    );
  const stem = lathe(
    [
      eased(
        [
          [0, 1.02],
          [0.012, 1],
          [0.03, 0.95],
          [0.014, 0.9],
          [0.03, 0.86],
          [0.02, 0.82],
          [0.02, 0.74],
          [0.04, 0.7],
          [0.02, 0.66],
          [0.022, 0.56],
          [0.045, 0.52],
          [0.022, 0.47],
          [0.022, 0.34],
          [0.05, 0.28],
          [0.03, 0.22],
          [0.045, 0.14],
          [0.12, 0.08],
          [0.21, 0.05],
          [0.235, 0.03],
          [0.235, 0.01],
          [0.22, 0],
          [0, 0],
        ],
        4,
      ),
    ],
    { segments: 56 },
  );
  return [{ piece: together(stem, tier(0.76, 0.15), tier(0.58, 0.2), tier(0.38, 0.25)), surface: 'body' }];
}

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
      eased(
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
      eased(
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
      eased(
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
      eased(
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
      eased(
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
      eased(
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
      eased(
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
/** Two small discs on a stem, a pierced cup for incense. */
export const incense = (): Part[] => [
  {
    piece: together(
      lathe([
        eased(
          [
            [0, 0.1],
            [0.03, 0.098],
            [0.05, 0.08],
            [0.04, 0.05],
            [0.1, 0.03],
            [0.4, 0.035],
            [0.42, 0.05],
            [0.43, 0.045],
            [0.42, 0.02],
            [0.35, 0],
            [0, 0],
          ],
          4,
        ),
      ]),
    ),
    surface: 'body',
  },
  {
    piece: rod(
      [
        [0.0, 0.09, 0],
        [0.17, 0.33, 0],
        [0.33, 0.56, 0],
      ],
      0.006,
      { sides: 8 },
    ),
    surface: 'stick',
  },
  {
    piece: rod(
      [
        [0.25, 0.445, 0],
        [0.29, 0.503, 0],
        [0.335, 0.567, 0],
      ],
      0.0085,
      { sides: 8 },
    ),
    surface: 'ash',
  },
];
void block;
