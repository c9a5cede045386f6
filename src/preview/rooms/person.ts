import type { Part } from '../drawing/drawing.ts';
import { across, down, dusk, edge, glow, oval, shape } from './shapes.ts';

/** How tall the person is that stands beside a piece, in inches. */
export const PERSON_HEIGHT = 65;

const SKIN = '#75533f';
const HAIR = '#2e2521';
const BLOUSE = '#6f3a2b';

/** Someone in a sari who looks at the wall, for scale: 65 inches from the floor to the hair, the feet at 0, 0. */
export const person = (): Part[] => [
  oval(1.4, 0, 20, 3.8, glow(1.4, 0, 10, dusk(0.42), dusk(0.24), dusk(0))),
  // Arms: one hangs, one rests on the hip.
  shape(
    'M-5.9 -51.6C-7.2 -50.6-7.7 -47.4-7.9 -43.6C-8.1 -39.8-7.9 -35.6-7.4 -31.8L-6.9 -28.2C-6.7 -27-5.4 -26.9-5.3 -28.2L-5.6 -32C-5.8 -36-5.5 -40-4.9 -44.4Z',
    across(-8, -5, '#8d684f', SKIN),
  ),
  shape(
    'M5.9 -51.6C7.4 -50.2 8.9 -46.4 9.8 -43.2C10.1 -42 9.9 -41.3 9.1 -40.6L5.6 -37.4C4.9 -36.8 4 -37.4 4.4 -38.3L6.9 -42.4L4.9 -46.6Z',
    across(5, 10, SKIN, '#5c4031'),
  ),
  shape('M-1.7 -57.5H1.7L1.9 -53H-1.9Z', '#694a38'),
  shape(
    'M-2 -54.4C-4.4 -53.6-6 -52.9-6.9 -51C-7.6 -49.4-7.8 -47.4-7.9 -45.6L-5.4 -45L-5 -40H5L5.4 -45.4L7.6 -46.6C7.2 -48.4 6.9 -50 6.4 -51.2C5.6 -52.9 4.2 -53.6 2 -54.4C.8 -53.4-.8 -53.4-2 -54.4Z',
    across(-8, 8, '#84483a', BLOUSE, '#54291e'),
  ),
  // The sari around hips and legs, its pleats, and its border at the hem.
  shape(
    'M-4.9 -41.4C-5.3 -38-6.6 -35.4-7 -31.6C-7.5 -26-7.4 -12-8.4 -1.2C-8.4 -.4-8 0-7.4 0H7.6C8.2 0 8.6 -.4 8.6 -1.2C7.7 -12 7.4 -26 6.9 -31.6C6.5 -35.4 5.3 -38 4.9 -41.4Z',
    across(-8.4, 8.6, '#d6b48f', '#b98d6a', '#94694c'),
  ),
  edge(
    'M-3.6 -33C-3.9 -22-4.4 -10-4.8 -2.6M-.9 -34C-.9 -22-1 -10-1.1 -2.6M2 -33C2.2 -22 2.6 -10 2.8 -2.6M4.6 -30C5.1 -20 5.6 -10 6 -2.6',
    dusk(0.16),
    0.4,
  ),
  shape(
    'M-8.2 -3.2H8.4L8.6 -1.2C8.6 -.4 8.2 0 7.6 0H-7.4C-8 0-8.4 -.4-8.4 -1.2Z',
    across(-8.4, 8.6, '#a8452f', '#8a3422'),
  ),
  // Its end falls from the left shoulder over the back.
  shape(
    'M-6 -52.4C-4.2 -53.8-2.6 -53.4-1.6 -52.4C1.4 -48 4.4 -43.4 5.6 -38.4C6.5 -34.4 6.2 -28 5.9 -21.4L-.6 -20.4C-.2 -28-1.2 -34-2.8 -39C-4 -43.2-5.8 -47.4-6.8 -50.6Z',
    down(-53, -20, '#e3c6a2', '#c39a74'),
  ),
  edge('M-1.8 -52.2C1.2 -48 4.1 -43.4 5.3 -38.4C6.1 -34.4 5.9 -28 5.6 -21.6', '#a8452f', 0.8),
  shape('M-.6 -20.4 5.9 -21.4 5.8 -18.9-.7 -17.9Z', '#a8452f'),
  // Hair, drawn together in a knot.
  shape(
    'M0 -65C2.4 -65 3.7 -63.2 3.6 -60.7C3.5 -58.4 2.5 -56.7 0 -56.7C-2.5 -56.7-3.5 -58.4-3.6 -60.7C-3.7 -63.2-2.4 -65 0 -65Z',
    HAIR,
  ),
  oval(0.3, -58.2, 4.9, 4.3, glow(-0.4, -59, 3, '#4b3d35', HAIR)),
  ...[2.1, 2.7, 2.5].map((x, index) => oval(x, -59.6 + index * 0.95, 1.1, 1, '#f4e9d6')),
];
