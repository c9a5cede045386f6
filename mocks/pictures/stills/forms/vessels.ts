import type { Part } from '../model.ts';
import { put, together } from '../piece.ts';
import { curve, rod } from '../shapes.ts';
import { ball, lathe, pot } from '../turn.ts';

const TURN = Math.PI * 2;

const body = (piece: Part['piece']): Part => ({ piece, surface: 'body' });

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
