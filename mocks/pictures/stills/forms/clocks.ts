import type { Part } from '../model.ts';
import { put, together } from '../piece.ts';
import { band, block, plate, rod } from '../shapes.ts';
import { ball } from '../turn.ts';
import { arch, circle } from './outlines.ts';

const TURN = Math.PI * 2;

const hand = (long: number, wide: number, turn: number, z: number, y: number) =>
  put(block([wide, long, 0.006], 0.002), {
    to: [Math.sin((-turn * Math.PI) / 180) * long * -0.36, y + Math.cos((turn * Math.PI) / 180) * long * 0.36, z],
    turn: [0, 0, -turn],
  });

/** Hour marks, hands at ten past ten, a boss. */
function dial(r: number, y: number, z: number): Part[] {
  const marks = Array.from({ length: 12 }, (_, i) => {
    const angle = (i / 12) * TURN;
    const long = i % 3 === 0 ? r * 0.16 : r * 0.09;
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
