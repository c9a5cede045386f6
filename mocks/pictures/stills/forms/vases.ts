import type { Part } from '../model.ts';
import { type Outline, pot } from '../turn.ts';

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
