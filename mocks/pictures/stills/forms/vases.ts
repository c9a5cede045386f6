import type { Part } from '../model.ts';
import { put, together } from '../piece.ts';
import { curve, rod } from '../shapes.ts';
import { lathe, type Outline, pot } from '../turn.ts';

const TURN = Math.PI * 2;
const BOTTLE: Outline = [
  [0.088, 1],
  [0.072, 0.965],
  [0.066, 0.9],
  [0.07, 0.74],
  [0.13, 0.6],
  [0.225, 0.45],
  [0.25, 0.27],
  [0.215, 0.08],
  [0.18, 0.012],
  [0.17, 0],
];
const body = (piece: Part['piece']): Part[] => [{ piece, surface: 'body' }];

export const bottle = (): Part[] => body(pot(BOTTLE, 0.018));

export const moonJar = (): Part[] =>
  body(
    pot(
      [
        [0.19, 0.84],
        [0.175, 0.815],
        [0.18, 0.79],
        [0.3, 0.71],
        [0.43, 0.52],
        [0.44, 0.38],
        [0.35, 0.15],
        [0.2, 0.02],
        [0.185, 0],
      ],
      0.02,
    ),
  );

export const gourd = (): Part[] =>
  body(
    pot(
      [
        [0.075, 1],
        [0.062, 0.96],
        [0.068, 0.92],
        [0.15, 0.83],
        [0.185, 0.74],
        [0.155, 0.65],
        [0.13, 0.6],
        [0.18, 0.53],
        [0.285, 0.38],
        [0.3, 0.25],
        [0.24, 0.08],
        [0.19, 0.01],
        [0.18, 0],
      ],
      0.018,
    ),
  );

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

export const cylinder = (): Part[] =>
  body(
    pot(
      [
        [0.2, 0.9],
        [0.203, 0.86],
        [0.207, 0.55],
        [0.21, 0.2],
        [0.205, 0.03],
        [0.185, 0.004],
        [0.175, 0],
      ],
      0.018,
    ),
  );

export const fluted = (): Part[] =>
  body(
    pot(
      [
        [0.24, 0.92],
        [0.19, 0.84],
        [0.155, 0.7],
        [0.175, 0.52],
        [0.23, 0.36],
        [0.25, 0.24],
        [0.21, 0.06],
        [0.17, 0.004],
        [0.16, 0],
      ],
      0.016,
      {
        shape: (angle) => 1 + 0.035 * (Math.abs(Math.sin(angle * 11)) - 0.6),
        segments: 176,
      },
    ),
  );

export const twisted = (): Part[] =>
  body(
    pot(
      [
        [0.13, 1],
        [0.1, 0.93],
        [0.1, 0.86],
        [0.19, 0.7],
        [0.25, 0.48],
        [0.23, 0.25],
        [0.16, 0.06],
        [0.14, 0.006],
        [0.13, 0],
      ],
      0.016,
      {
        shape: (angle, height) => 1 + 0.05 * Math.sin(angle * 9 + height * 5),
        segments: 144,
      },
    ),
  );

/** Nine flat sides. */
export const faceted = (): Part[] =>
  body(
    pot(
      [
        [0.15, 0.88],
        [0.16, 0.86],
        [0.27, 0.55],
        [0.28, 0.5],
        [0.15, 0.03],
        [0.14, 0],
      ],
      0.018,
      {
        shape: (angle, height) => {
          const side = TURN / 9;
          const within = ((angle + (height > 0.52 ? side / 2 : 0)) % side) - side / 2;
          return Math.cos(side / 2) / Math.cos(within);
        },
        segments: 144,
        per: 5,
      },
    ),
  );

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

export const surahi = (): Part[] =>
  body(
    pot(
      [
        [0.085, 1],
        [0.06, 0.96],
        [0.05, 0.88],
        [0.055, 0.8],
        [0.066, 0.78],
        [0.052, 0.76],
        [0.05, 0.62],
        [0.075, 0.52],
        [0.19, 0.42],
        [0.28, 0.28],
        [0.27, 0.15],
        [0.19, 0.03],
        [0.17, 0],
      ],
      0.014,
    ),
  );

export const teardrop = (): Part[] =>
  body(
    pot(
      [
        [0.06, 0.96],
        [0.046, 0.93],
        [0.05, 0.84],
        [0.1, 0.68],
        [0.19, 0.46],
        [0.245, 0.26],
        [0.22, 0.1],
        [0.14, 0.01],
        [0.12, 0],
      ],
      0.016,
      { shape: (angle, height) => 1 + 0.16 * height * Math.cos(angle) },
    ),
  );
