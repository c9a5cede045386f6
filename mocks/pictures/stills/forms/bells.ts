import type { Part } from '../model.ts';
import { put, together } from '../piece.ts';
import { block, curve, plate, rod } from '../shapes.ts';
import { ball, easeOutline, lathe } from '../turn.ts';
import { circle } from './outlines.ts';

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
        easeOutline(BELL, 6),
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

const loop = (r: number, y: number) =>
  put(
    rod(
      circle(r, 36).map(([x, z]) => [x, z, 0] as const),
      r * 0.2,
      { closed: true, sides: 12 },
    ),
    { to: [0, y, 0] },
  );

export const handBell = (): Part[] => [
  {
    piece: together(
      bell(1.25),
      lathe(
        [
          easeOutline(
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
