import type { Part } from '../model.ts';
import { type Piece, put, sheet, together } from '../piece.ts';
import { curve, rod } from '../shapes.ts';
import { lathe, pot } from '../turn.ts';
import type { Vec } from '../vector.ts';
import { circle } from './outlines.ts';

/** A leaf from the origin along x that droops by `droop`; its blade lies flat. */
export const leaf = (long: number, wide: number, droop: number): Piece =>
  sheet({
    across: 8,
    along: 4,
    at: (u, v) => {
      const half = wide * Math.sin(Math.PI * Math.min(1, u * 0.94 + 0.03)) ** 0.8;
      const side = 1 - v * 2;
      return [
        u * long * (1 - droop * 0.3 * u),
        -droop * long * u * u * 0.8 - Math.abs(side) * half * -0.22,
        side * half,
      ];
    },
  });

type Plant = { leaves: number; long: number; wide: number; rise: number; droop: number; rings: number; stalk?: number };

const soil = (r: number, y: number): Part => ({
  piece: lathe(
    [
      [
        [0, y + 0.02],
        [r * 0.5, y + 0.012],
        [r, y],
      ],
    ],
    { segments: 48 },
  ),
  surface: 'soil',
});

/** Leaves that spring from one place, ring above ring. */
function plant(y: number, { leaves, long, wide, rise, droop, rings, stalk = 0 }: Plant): Part[] {
  const blades: Piece[] = [];
  const stalks: Piece[] = [];
  for (let ring = 0; ring < rings; ring++) {
    const t = rings === 1 ? 0.5 : ring / (rings - 1);
    for (let i = 0; i < leaves; i++) {
      const turn = (i / leaves) * 360 + ring * 47 + ((i * 37) % 17);
      const pitch = rise * (0.45 + 0.6 * t) + ((i * 13) % 9);
      const scale = 1.08 - 0.4 * t + ((i * 7) % 5) * 0.03;
      const radians = (pitch * Math.PI) / 180;
      const reach = stalk * scale;
      const tip: Vec = [Math.cos(radians) * reach, Math.sin(radians) * reach, 0];
      if (stalk > 0)
        stalks.push(
          put(rod(curve([[0, -0.03, 0], [tip[0] * 0.35, tip[1] * 0.6, 0], tip], 5), 0.007, { sides: 8 }), {
            turn: [0, turn, 0],
            to: [0, y, 0],
          }),
        );
      blades.push(
        put(
          put(leaf(long * scale, wide * scale, droop), {
            turn: [((i * 29) % 30) - 15, 0, stalk > 0 ? pitch * 0.35 : pitch],
            to: tip,
          }),
          { turn: [0, turn, 0], to: [0, y, 0] },
        ),
      );
    }
  }
  return [
    { piece: together(...blades), surface: 'leaf' },
    ...(stalks.length > 0 ? [{ piece: together(...stalks), surface: 'stalk' }] : []),
  ];
}

const BROAD: Plant = { leaves: 5, long: 0.3, wide: 0.105, rise: 66, droop: 0.55, rings: 3, stalk: 0.34 };

const SWORDS: Plant = { leaves: 5, long: 0.66, wide: 0.034, rise: 78, droop: 0.16, rings: 3 };

const FERN: Plant = { leaves: 9, long: 0.42, wide: 0.04, rise: 56, droop: 0.9, rings: 4 };

const ROSETTE: Plant = { leaves: 9, long: 0.15, wide: 0.042, rise: 62, droop: 0.1, rings: 4 };

export const taperPot = (): Part[] => [
  {
    piece: pot(
      [
        [0.27, 0.44],
        [0.275, 0.42],
        [0.25, 0.3],
        [0.19, 0.02],
        [0.18, 0],
      ],
      0.022,
    ),
    surface: 'body',
  },
  soil(0.24, 0.37),
  ...plant(0.38, BROAD),
];

export const rimPot = (): Part[] => [
  {
    piece: lathe([
      [
        [0.25, 0.4],
        [0.262, 0.408],
        [0.285, 0.4],
        [0.285, 0.32],
        [0.28, 0.315],
      ],
      [
        [0.255, 0.316],
        [0.22, 0.15],
        [0.19, 0.02],
        [0.18, 0],
      ],
      [
        [0, 0.33],
        [0.22, 0.33],
        [0.24, 0.36],
        [0.25, 0.4],
      ],
    ]),
    surface: 'body',
  },
  {
    piece: put(
      pot(
        [
          [0.29, 0.05],
          [0.285, 0.035],
          [0.25, 0.006],
          [0.24, 0],
        ],
        0.014,
      ),
      { to: [0, -0.0, 0] },
    ),
    surface: 'body',
  },
  soil(0.24, 0.345),
  ...plant(0.35, SWORDS),
];

export const footedPlanter = (): Part[] => [
  {
    piece: pot(
      [
        [0.3, 0.46],
        [0.302, 0.44],
        [0.29, 0.26],
        [0.17, 0.15],
        [0.1, 0.12],
        [0.1, 0.09],
        [0.18, 0.02],
        [0.19, 0],
      ],
      0.022,
    ),
    surface: 'body',
  },
  soil(0.27, 0.4),
  ...plant(0.4, FERN),
];

export const legPlanter = (): Part[] => [
  {
    piece: put(
      pot(
        [
          [0.26, 0.4],
          [0.262, 0.38],
          [0.255, 0.1],
          [0.22, 0.01],
          [0.2, 0],
        ],
        0.02,
      ),
      { to: [0, 0.2, 0] },
    ),
    surface: 'body',
  },
  {
    piece: together(
      ...[0, 1, 2, 3].map((i) => {
        const a = i * 1.571 + 0.6;
        return rod(
          [
            [Math.cos(a) * 0.275, 0.42, Math.sin(a) * 0.275],
            [Math.cos(a) * 0.285, 0.2, Math.sin(a) * 0.285],
            [Math.cos(a) * 0.3, 0.012, Math.sin(a) * 0.3],
          ],
          0.018,
          { sides: 12 },
        );
      }),
      rod(
        circle(0.275, 60).map(([x, z]) => [x, 0.24, z] as const),
        0.014,
        { closed: true, sides: 10 },
      ),
    ),
    surface: 'trim',
  },
  soil(0.24, 0.54),
  ...plant(0.54, { ...BROAD, long: 0.27 }),
];

export const bowlPlanter = (): Part[] => [
  {
    piece: pot(
      [
        [0.42, 0.22],
        [0.42, 0.2],
        [0.36, 0.08],
        [0.24, 0.01],
        [0.22, 0],
      ],
      0.022,
      { floor: 0.1 },
    ),
    surface: 'body',
  },
  soil(0.4, 0.17),
  ...[
    [-0.17, 0.1, 1.1],
    [0.14, 0.14, 0.9],
    [0.05, -0.14, 1.25],
    [0.27, -0.06, 0.7],
    [-0.25, -0.12, 0.75],
  ].flatMap(([x = 0, z = 0, size = 1], i) =>
    plant(0, ROSETTE).map(
      ({ piece }): Part => ({
        piece: put(piece, { size, to: [x, 0.175, z], turn: [0, i * 40, 0] }),
        surface: i % 2 ? 'leaf' : 'leafToo',
      }),
    ),
  ),
];
