import type { Part } from '../model.ts';
import { put, together } from '../piece.ts';
import { curve, plate, rod } from '../shapes.ts';
import { ball, pot } from '../turn.ts';
import { circle, roundedRect } from './outlines.ts';

const body = (piece: Part['piece']): Part => ({ piece, surface: 'body' });

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
  const flat = put(plate(roundedRect(1.1, 0.62, 0.1), 0.03, 0.008), { turn: [-90, 0, 0], to: [0, 0.015, 0] });
  const rim = roundedRect(1.1, 0.62, 0.1).map(([x, y]) => [x, 0.06, y] as const);
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
