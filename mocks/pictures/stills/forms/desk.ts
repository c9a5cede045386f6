import type { Part } from '../model.ts';
import { put, settled, together } from '../piece.ts';
import { band, block, curve, plate, rod } from '../shapes.ts';
import { ball, eased, lathe, pot } from '../turn.ts';
import { arch, circle, rounded } from './outlines.ts';

const TURN = Math.PI * 2;

/** A few books side by side from `from` on; answers where the last one ends. */
function books(
  from: number,
  list: readonly (readonly [thick: number, tall: number, deep: number, cloth: string])[],
): { parts: Part[]; to: number } {
  let x = from;
  const parts = list.flatMap(([thick, tall, deep, cloth]): Part[] => {
    const at = x + thick / 2;
    x += thick + 0.004;
    return [
      { piece: put(block([thick, tall, deep], 0.008), { to: [at, tall / 2, 0] }), surface: cloth },
      {
        piece: put(block([thick - 0.022, 0.02, deep - 0.02], 0.003), { to: [at, tall - 0.004, 0.004] }),
        surface: 'pages',
      },
      {
        piece: put(block([thick * 0.7, 0.012, 0.004], 0.001), { to: [at, tall * 0.78, deep / 2 + 0.001] }),
        surface: 'foil',
      },
      {
        piece: put(block([thick * 0.7, 0.005, 0.004], 0.001), { to: [at, tall * 0.22, deep / 2 + 0.001] }),
        surface: 'foil',
      },
    ];
  });
  return { parts, to: x };
}

const SHELF = [
  [0.07, 0.5, 0.34, 'clothA'],
  [0.05, 0.44, 0.32, 'clothB'],
  [0.085, 0.53, 0.36, 'clothC'],
  [0.045, 0.47, 0.33, 'clothD'],
  [0.06, 0.49, 0.34, 'clothB'],
] as const;

/** Two of a thing with books between them; the right one looks the other way. */
function pair(one: (surface: string) => Part[]): Part[] {
  const { parts, to } = books(-0.16, SHELF);
  const shift = (list: Part[], x: number, turn: number) =>
    list.map(({ piece, surface }) => ({ surface, piece: put(piece, { turn: [0, turn, 0], to: [x, 0, 0] }) }));
  return [...parts, ...shift(one('body'), -0.165, 0), ...shift(one('body'), to + 0.003, 180)];
}

export const archEnds = (): Part[] =>
  pair((surface) => [
    { piece: put(plate(arch(0.16, 0.22), 0.09, 0.012, [0, 0.18]), { turn: [0, 90, 0], to: [-0.046, 0, 0] }), surface },
    {
      piece: put(plate(arch(0.11, 0.14), 0.08, 0.012, [0, 0.12]), { turn: [0, 90, 0], to: [-0.132, 0, 0.02] }),
      surface: 'second',
    },
    {
      piece: put(plate(arch(0.06, 0.07), 0.07, 0.012, [0, 0.06]), { turn: [0, 90, 0], to: [-0.208, 0, 0.04] }),
      surface,
    },
  ]);
export const quarterEnds = (): Part[] =>
  pair((surface) => {
    const quarter: [number, number][] = [
      [0, 0],
      ...Array.from({ length: 25 }, (_, i): [number, number] => [
        -Math.sin((i / 24) * (Math.PI / 2)) * 0.36,
        Math.cos((i / 24) * (Math.PI / 2)) * 0.36,
      ]),
    ];
    return [{ piece: put(plate(quarter, 0.2, 0.014, [-0.1, 0.1]), { to: [-0.002, 0, 0] }), surface }];
  });
export const domeEnds = (): Part[] =>
  pair((surface) => [
    { piece: put(ball(0.15, 44), { to: [-0.13, 0.16, 0] }), surface },
    { piece: put(block([0.27, 0.045, 0.28], 0.012), { to: [-0.136, 0.0225, 0] }), surface: 'second' },
    { piece: put(block([0.035, 0.36, 0.28], 0.012), { to: [-0.018, 0.18, 0] }), surface: 'second' },
  ]);
export const stepEnds = (): Part[] =>
  pair((surface) =>
    [0.42, 0.3, 0.19, 0.09].map((tall, i) => ({
      piece: settled(put(block([0.075, tall, 0.24], 0.01), { to: [-0.04 - i * 0.076, tall / 2, 0] })),
      surface,
    })),
  );

const hand = (long: number, wide: number, turn: number, z: number, y: number) =>
  put(block([wide, long, 0.006], 0.002), {
    to: [Math.sin((-turn * Math.PI) / 180) * long * -0.36, y + Math.cos((turn * Math.PI) / 180) * long * 0.36, z],
    turn: [0, 0, -turn],
  });

/** Hour marks, hands at ten past ten, a boss. */
function dial(r: number, y: number, z: number, numerals = 12): Part[] {
  const marks = Array.from({ length: numerals }, (_, i) => {
    const angle = (i / numerals) * TURN;
    const long = numerals === 12 && i % 3 === 0 ? r * 0.16 : r * 0.09;
    return put(block([r * 0.028, long, 0.005], 0.002), {
      to: [Math.sin(angle) * r * 0.8, y + Math.cos(angle) * r * 0.8, z + 0.002],
      turn: [0, 0, (-angle * 180) / Math.PI],
    });
  });
  return [
    { piece: put(plate(circle(r, 72), 0.012, 0.003), { to: [0, y, z - 0.006] }), surface: 'dial' },
    {
      piece: together(
        ...marks,
        hand(r * 0.62, r * 0.045, -55, z + 0.01, y),
        hand(r * 0.92, r * 0.032, 60, z + 0.017, y),
        put(ball(r * 0.05, 16), { to: [0, y, z + 0.018] }),
      ),
      surface: 'hands',
    },
  ];
}

export const archClock = (): Part[] => [
  { piece: plate(arch(0.32, 0.36), 0.2, 0.03, [0, 0.3]), surface: 'body' },
  ...dial(0.235, 0.37, 0.106),
  { piece: put(band(circle(0.25), circle(0.232), 0.02, 0.006), { to: [0, 0.37, 0.108] }), surface: 'trim' },
];
export const drumClock = (): Part[] => [
  { piece: put(plate(circle(0.3, 88), 0.2, 0.025), { to: [0, 0.36, 0] }), surface: 'body' },
  ...dial(0.25, 0.36, 0.106),
  {
    piece: together(
      put(ball(0.045, 20), { to: [-0.16, 0.045, 0] }),
      put(ball(0.045, 20), { to: [0.16, 0.045, 0] }),
      rod(
        [
          [-0.16, 0.05, 0],
          [-0.15, 0.1, 0],
          [-0.14, 0.13, 0],
        ],
        0.022,
        { sides: 12 },
      ),
      rod(
        [
          [0.16, 0.05, 0],
          [0.15, 0.1, 0],
          [0.14, 0.13, 0],
        ],
        0.022,
        { sides: 12 },
      ),
    ),
    surface: 'trim',
  },
];
/** Hangs on a wall; its middle is the origin's height. */
export const wallClock = (): Part[] => [
  { piece: put(plate(circle(0.46, 96), 0.06, 0.016), { to: [0, 0, 0.04] }), surface: 'body' },
  { piece: put(band(circle(0.47, 96), circle(0.425, 96), 0.075, 0.02), { to: [0, 0, 0.05] }), surface: 'trim' },
  ...dial(0.4, 0, 0.076).filter(({ surface }) => surface === 'hands'),
];
/** Woven round the dial in a broad ring. */
export const caneClock = (): Part[] => [
  { piece: put(band(circle(0.5, 96), circle(0.29, 96), 0.03, 0.01), { to: [0, 0, 0.03] }), surface: 'body' },
  {
    piece: together(
      put(
        rod(
          circle(0.5, 96).map(([x, y]) => [x, y, 0.04] as const),
          0.02,
          { closed: true, sides: 12 },
        ),
        {},
      ),
      rod(
        circle(0.29, 96).map(([x, y]) => [x, y, 0.045] as const),
        0.016,
        { closed: true, sides: 12 },
      ),
    ),
    surface: 'trim',
  },
  ...dial(0.28, 0, 0.04),
];

const knob = (y: number, r = 0.03): Part => ({
  piece: put(
    lathe(
      [
        eased(
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
      eased(
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
      eased(
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
  { piece: settled(put(block([0.86, 0.24, 0.5], 0.016), { to: [0, 0.12, 0] })), surface: 'body' },
  { piece: settled(put(block([0.88, 0.075, 0.52], 0.018), { to: [0, 0.285, 0] })), surface: 'lid' },
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
      eased(
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

const BELL = [
  [0.03, 0.3],
  [0.07, 0.285],
  [0.1, 0.24],
  [0.11, 0.16],
  [0.135, 0.08],
  [0.19, 0.02],
  [0.2, 0],
] as const;
const bell = (scale: number) =>
  put(
    together(
      lathe([
        eased(BELL, 6),
        [
          [0.2, 0],
          [0.19, 0.004],
          [0.12, 0.08],
          [0.09, 0.2],
          [0, 0.27],
        ],
      ]),
      rod(
        [
          [0, 0.2, 0],
          [0, 0.05, 0],
          [0, 0.012, 0],
        ],
        0.01,
        { sides: 10 },
      ),
      put(ball(0.034, 20), { to: [0, -0.006, 0] }),
    ),
    { size: scale },
  );
const loop = (r: number, y: number, turn = 0) =>
  put(
    rod(
      circle(r, 36).map(([x, z]) => [x, z, 0] as const),
      r * 0.2,
      { closed: true, sides: 12 },
    ),
    { turn: [0, turn, 0], to: [0, y, 0] },
  );

export const handBell = (): Part[] => [
  {
    piece: together(
      bell(1.25),
      lathe(
        [
          eased(
            [
              [0, 0.78],
              [0.028, 0.775],
              [0.045, 0.74],
              [0.03, 0.7],
              [0.022, 0.66],
              [0.036, 0.58],
              [0.024, 0.48],
              [0.03, 0.42],
              [0.06, 0.38],
            ],
            5,
          ),
        ],
        { segments: 40 },
      ),
    ),
    surface: 'body',
  },
];
/** Hangs from a bracket on the wall: five bells on a cord. */
export const bellString = (): Part[] => [
  ...[0, 1, 2, 3, 4].map(
    (i): Part => ({
      piece: put(together(bell(0.62 - i * 0.05), loop(0.025, 0.19 - i * 0.012)), {
        to: [(i % 2 ? 1 : -1) * 0.012, 0.52 - i * 0.27, 0.16],
        turn: [0, i * 30, (i % 2 ? 1 : -1) * 2],
      }),
      surface: 'body',
    }),
  ),
  {
    piece: rod(
      [
        [0, 0.9, 0.16],
        [0.004, 0.4, 0.16],
        [-0.004, -0.1, 0.16],
        [0, -0.45, 0.16],
      ],
      0.008,
      { sides: 8 },
    ),
    surface: 'cord',
  },
  {
    piece: together(
      put(ball(0.022, 14), { to: [0, 0.84, 0.16] }),
      put(ball(0.018, 14), { to: [0, 0.44, 0.16] }),
      put(ball(0.018, 14), { to: [0, 0.18, 0.16] }),
      put(ball(0.018, 14), { to: [0, -0.08, 0.16] }),
      put(ball(0.018, 14), { to: [0, -0.34, 0.16] }),
    ),
    surface: 'bead',
  },
  {
    piece: together(
      rod(
        curve(
          [
            [0, 0.98, 0.01],
            [0, 0.98, 0.12],
            [0, 0.96, 0.16],
            [0, 0.91, 0.165],
          ],
          6,
        ),
        0.012,
        { sides: 10 },
      ),
      put(plate(circle(0.05, 40), 0.014, 0.004), { to: [0, 0.98, 0.008] }),
    ),
    surface: 'trim',
  },
];
/** A temple bell in a small frame that stands. */
export const standingBell = (): Part[] => [
  { piece: put(bell(1.3), { to: [0, 0.3, 0] }), surface: 'body' },
  { piece: put(loop(0.045, 0), { to: [0, 0.74, 0] }), surface: 'body' },
  {
    piece: together(
      rod(
        curve(
          [
            [-0.4, 0.04, 0],
            [-0.4, 0.5, 0],
            [-0.36, 0.72, 0],
            [-0.2, 0.82, 0],
            [0, 0.84, 0],
            [0.2, 0.82, 0],
            [0.36, 0.72, 0],
            [0.4, 0.5, 0],
            [0.4, 0.04, 0],
          ],
          8,
        ),
        0.028,
        { sides: 16 },
      ),
      put(block([0.96, 0.06, 0.26], 0.02), { to: [0, 0.03, 0] }),
    ),
    surface: 'trim',
  },
];
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
        eased(
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
void rounded;
