import type { Part } from '../model.ts';
import { put, settle, sheet, together } from '../piece.ts';
import { block, rod } from '../shapes.ts';
import { ball, easeOutline, lathe } from '../turn.ts';
import type { Vec } from '../vector.ts';

const TURN = Math.PI * 2;

const plinth = (w: number, h: number, d: number): Part => ({
  piece: settle(put(block([w, h, d], 0.014), { to: [0, h / 2, 0] })),
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
      easeOutline(
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
