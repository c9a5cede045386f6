import type { Part } from '../model.ts';
import { put, together } from '../piece.ts';
import { curve, rod } from '../shapes.ts';
import { lathe, type Outline, pot } from '../turn.ts';

const TURN = Math.PI * 2;

const body = (piece: Part['piece']): Part[] => [{ piece, surface: 'body' }];

const AMPHORA: Outline = [
  [0.13, 1],
  [0.105, 0.975],
  [0.092, 0.93],
  [0.095, 0.84],
  [0.15, 0.77],
  [0.26, 0.66],
  [0.3, 0.53],
  [0.25, 0.33],
  [0.14, 0.12],
  [0.115, 0.07],
  [0.15, 0.02],
  [0.155, 0],
];

export function amphora(): Part[] {
  const handle = (side: number) =>
    rod(
      curve(
        [
          [side * 0.095, 0.9, 0],
          [side * 0.2, 0.93, 0],
          [side * 0.275, 0.86, 0],
          [side * 0.285, 0.74, 0],
          [side * 0.25, 0.65, 0],
        ],
        7,
      ),
      0.026,
      { sides: 14 },
    );
  return body(together(pot(AMPHORA, 0.02), handle(1), handle(-1)));
}

/** A hollow ring with a neck, on a foot. */
export function ringVase(): Part[] {
  const ring = Array.from({ length: 72 }, (_, i) => {
    const angle = (i / 72) * TURN;
    return [Math.cos(angle) * 0.3, 0.42 + Math.sin(angle) * 0.3, 0] as const;
  });
  return body(
    together(
      rod(ring, 0.105, { closed: true, sides: 40 }),
      put(
        pot(
          [
            [0.075, 0.2],
            [0.06, 0.16],
            [0.06, 0.06],
            [0.085, 0],
          ],
          0.014,
        ),
        { to: [0, 0.77, 0] },
      ),
      lathe([
        [
          [0.11, 0.09],
          [0.12, 0.05],
          [0.165, 0.015],
          [0.165, 0],
          [0, 0],
        ],
      ]),
    ),
  );
}

export function jug(): Part[] {
  const skin = pot(
    [
      [0.15, 0.86],
      [0.125, 0.82],
      [0.12, 0.72],
      [0.17, 0.6],
      [0.255, 0.42],
      [0.27, 0.26],
      [0.22, 0.07],
      [0.18, 0.006],
      [0.17, 0],
    ],
    0.018,
    {
      // the lip is drawn out into a beak
      shape: (angle, height) => {
        const beak = Math.max(0, Math.cos(angle - Math.PI)) ** 14;
        return 1 + beak * 0.42 * Math.max(0, (height - 0.7) / 0.16) ** 1.5;
      },
      segments: 96,
    },
  );
  const handle = rod(
    curve(
      [
        [0.12, 0.79, 0],
        [0.22, 0.84, 0],
        [0.33, 0.74, 0],
        [0.35, 0.58, 0],
        [0.27, 0.44, 0],
        [0.24, 0.42, 0],
      ],
      8,
    ),
    (t) => 0.026 - 0.006 * Math.sin(t * 3.1),
    { sides: 16 },
  );
  return body(together(skin, handle));
}

export function gingerJar(): Part[] {
  const jar = pot(
    [
      [0.13, 0.7],
      [0.125, 0.67],
      [0.15, 0.655],
      [0.26, 0.58],
      [0.3, 0.47],
      [0.27, 0.28],
      [0.19, 0.08],
      [0.18, 0.03],
      [0.2, 0],
    ],
    0.02,
  );
  const lid = lathe([
    [
      [0, 0.9],
      [0.022, 0.895],
      [0.034, 0.875],
      [0.026, 0.85],
      [0.018, 0.835],
      [0.05, 0.822],
      [0.11, 0.79],
      [0.148, 0.74],
      [0.152, 0.71],
      [0.152, 0.675],
      [0.13, 0.672],
    ],
  ]);
  return body(together(jar, lid));
}

const BUD: readonly Outline[] = [
  [
    [0.05, 0.56],
    [0.036, 0.53],
    [0.036, 0.4],
    [0.09, 0.28],
    [0.13, 0.16],
    [0.1, 0.02],
    [0.09, 0],
  ],
  [
    [0.06, 0.36],
    [0.05, 0.335],
    [0.055, 0.3],
    [0.14, 0.21],
    [0.155, 0.13],
    [0.1, 0.01],
    [0.09, 0],
  ],
  [
    [0.045, 0.44],
    [0.04, 0.41],
    [0.06, 0.34],
    [0.085, 0.24],
    [0.09, 0.12],
    [0.075, 0.01],
    [0.07, 0],
  ],
];

/** Three small vases that belong together. */
export const budTrio = (): Part[] =>
  BUD.map((outline, i) => ({
    piece: put(pot(outline, 0.012, { segments: 56 }), {
      to: [
        [-0.25, 0, -0.06],
        [0.03, 0, 0.13],
        [0.26, 0, -0.05],
      ][i] as unknown as [number, number, number],
    }),
    surface: ['body', 'second', 'third'][i] as string,
  }));
