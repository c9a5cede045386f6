import type { Part } from '../model.ts';
import { type Piece, put, together } from '../piece.ts';
import { rod } from '../shapes.ts';
import { easeOutline, lathe, pot } from '../turn.ts';

const TURN = Math.PI * 2;

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
    easeOutline(
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
    easeOutline(
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
      easeOutline(
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

/** Two small discs on a stem, a pierced cup for incense. */
export const incense = (): Part[] => [
  {
    piece: together(
      lathe([
        easeOutline(
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
