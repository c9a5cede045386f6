import type { Part } from '../model.ts';
import { put, sheet, together } from '../piece.ts';
import { curve, plate, rod } from '../shapes.ts';
import { ball, eased, lathe, type Outline, pot } from '../turn.ts';

const TURN = Math.PI * 2;
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

/** A wide shallow vessel with two ring handles, for flowers afloat. */
export function urli(): Part[] {
  const vessel = pot(
    [
      [0.56, 0.225],
      [0.54, 0.205],
      [0.48, 0.2],
      [0.465, 0.175],
      [0.47, 0.13],
      [0.4, 0.06],
      [0.24, 0.012],
      [0.2, 0],
    ],
    0.02,
    { floor: 0.03 },
  );
  const handle = (side: number) =>
    rod(
      curve(
        [
          [side * 0.54, 0.21, -0.1],
          [side * 0.64, 0.25, -0.07],
          [side * 0.66, 0.255, 0],
          [side * 0.64, 0.25, 0.07],
          [side * 0.54, 0.21, 0.1],
        ],
        6,
      ),
      0.018,
      { sides: 12 },
    );
  return [body(together(vessel, handle(1), handle(-1)))];
}
/** The same with water and petals in it. */
export function urliWithFlowers(): Part[] {
  const petals = (x: number, z: number, scale: number, turn: number) =>
    together(
      ...[0, 1].flatMap((ring) =>
        Array.from({ length: 8 - ring * 2 }, (_, i) => {
          const angle = (i / (8 - ring * 2)) * 360 + ring * 22 + turn;
          return put(
            put(ball(0.5, 14), {
              size: [0.075, 0.016, 0.045],
              turn: [0, 0, 24 + ring * 24],
              to: [0.05 - ring * 0.02, 0.014 + ring * 0.012, 0],
            }),
            { turn: [0, angle, 0], size: scale, to: [x, 0.165, z] },
          );
        }),
      ),
    );
  const places = [
    [-0.2, 0.1, 1.3, 0],
    [0.12, -0.12, 1.15, 20],
    [0.2, 0.17, 1.25, 40],
    [-0.1, -0.2, 1, 10],
    [-0.02, 0.26, 0.9, 50],
    [0.33, -0.02, 0.9, 5],
  ] as const;
  return [
    ...urli(),
    {
      piece: lathe([
        [
          [0, 0.164],
          [0.2, 0.164],
          [0.448, 0.164],
        ],
      ]),
      surface: 'water',
    },
    ...places.map(
      ([x, z, scale, turn], i): Part => ({ piece: petals(x, z, scale, turn), surface: i % 2 ? 'petal' : 'petalToo' }),
    ),
    ...places.map(
      ([x, z, scale]): Part => ({ piece: put(ball(0.02 * scale, 12), { to: [x, 0.185, z] }), surface: 'pollen' }),
    ),
  ];
}

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
        return [0.13 + u * long * (1 - lift * 0.35), 0.03 + lift * long * u ** 1.35 + 0.055 * side * side * Math.sin(u * 3), side * half];
      },
    });
  const ring = (count: number, turn: number, one: Part['piece']) =>
    together(...Array.from({ length: count }, (_, i) => put(one, { turn: [0, (i / count) * 360 + turn, 0] })));
  const cup = pot([[0.2, 0.16], [0.205, 0.13], [0.19, 0.07], [0.15, 0.02], [0.12, 0]], 0.012, { floor: 0.03 });
  return [
    { piece: together(cup, ring(9, 0, petal(0.34, 0.13, 0.72))), surface: 'body' },
    { piece: ring(9, 20, petal(0.42, 0.14, 0.3)), surface: 'second' },
  ];
}

export function mortar(): Part[] {
  const pestle = lathe(
    [
      eased(
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

/** A shallow basket with two bowed handles. */
export function basket(): Part[] {
  const handle = (side: number) =>
    rod(
      curve(
        [
          [side * 0.2, 0.2, 0.4],
          [side * 0.17, 0.36, 0.43],
          [0, 0.42, 0.44],
          [-side * 0.17, 0.36, 0.43],
          [-side * 0.2, 0.2, 0.4],
        ],
        8,
      ),
      0.02,
      { sides: 12 },
    );
  const rim = Array.from(
    { length: 72 },
    (_, i) => [Math.cos((i / 72) * TURN) * 0.485, 0.25, Math.sin((i / 72) * TURN) * 0.485] as const,
  );
  return [
    body(
      pot(
        [
          [0.48, 0.25],
          [0.46, 0.17],
          [0.4, 0.06],
          [0.34, 0.01],
          [0.32, 0],
        ],
        0.02,
        { floor: 0.03 },
      ),
    ),
    {
      piece: together(rod(rim, 0.024, { closed: true, sides: 14 }), handle(1), put(handle(1), { turn: [0, 180, 0] })),
      surface: 'trim',
    },
  ];
}

const circle = (r: number, count = 72): [number, number][] =>
  Array.from({ length: count }, (_, i) => [Math.cos((i / count) * TURN) * r, Math.sin((i / count) * TURN) * r]);
const rounded = (w: number, h: number, r: number): [number, number][] =>
  [0, 1, 2, 3].flatMap((corner) =>
    Array.from({ length: 13 }, (_, i): [number, number] => {
      const angle = ((corner + i / 12) * Math.PI) / 2;
      const [sx, sy] = [corner === 0 || corner === 3 ? 1 : -1, corner < 2 ? 1 : -1];
      return [sx * (w / 2 - r) + Math.cos(angle) * r, sy * (h / 2 - r) + Math.sin(angle) * r];
    }),
  );

export const roundTray = (): Part[] => [
  body(
    pot(
      [
        [0.52, 0.085],
        [0.515, 0.06],
        [0.49, 0.02],
        [0.46, 0.004],
        [0.44, 0],
      ],
      0.018,
      { floor: 0.022, segments: 96 },
    ),
  ),
  {
    piece: together(
      ...[1, -1].map((side) =>
        rod(
          curve(
            [
              [side * 0.47, 0.07, -0.13],
              [side * 0.5, 0.15, -0.11],
              [side * 0.505, 0.165, 0],
              [side * 0.5, 0.15, 0.11],
              [side * 0.47, 0.07, 0.13],
            ],
            7,
          ),
          0.014,
          { sides: 12 },
        ),
      ),
    ),
    surface: 'trim',
  },
];

/** A long tray; its wall follows a rounded oblong. */
export function longTray(): Part[] {
  const flat = put(plate(rounded(1.1, 0.62, 0.1), 0.03, 0.008), { turn: [-90, 0, 0], to: [0, 0.015, 0] });
  const rim = rounded(1.1, 0.62, 0.1).map(([x, y]) => [x, 0.06, y] as const);
  const handle = (side: number) =>
    rod(
      curve(
        [
          [side * 0.55, 0.08, -0.13],
          [side * 0.57, 0.15, -0.12],
          [side * 0.57, 0.15, 0.12],
          [side * 0.55, 0.08, 0.13],
        ],
        7,
      ),
      0.014,
      { sides: 12 },
    );
  const wall = rod(rim, 0.022, { closed: true, sides: 12 });
  return [
    body(together(flat, put(wall, { size: [1, 1, 1] }), put(wall, { to: [0, -0.03, 0] }))),
    { piece: together(handle(1), handle(-1)), surface: 'trim' },
  ];
}

/** A round slab on three ball feet. */
export const slabTray = (): Part[] => [
  body(put(plate(circle(0.46), 0.05, 0.014), { turn: [-90, 0, 0], to: [0, 0.085, 0] })),
  {
    piece: together(
      ...[0, 1, 2].map((i) =>
        put(ball(0.045, 20), { to: [Math.cos(i * 2.094 + 0.5) * 0.3, 0.044, Math.sin(i * 2.094 + 0.5) * 0.3] }),
      ),
    ),
    surface: 'trim',
  },
];
