import { clamp } from '../../domain/range.ts';
import type { Side } from '../geometry/plane.ts';
import { channels } from './colour.ts';
import type { Moulding } from './moulding.ts';

// One lamp for all previews, high at the upper left, and a room around it that throws some of its light back.
const LAMP = [-0.406, -0.6, 0.689] as const;
/** Between the lamp and the eye, which looks straight at the picture. */
const HALF = [-0.221, -0.327, 0.919] as const;

/**
 * Where the inner edge of each of the four mouldings is, x right and y down, and how much of the room's light they get.
 * Their length runs clockwise around the frame.
 */
const SIDE_ORIENTATIONS: Record<Side, [x: number, y: number, room: number]> = {
  top: [0, 1, 1.05],
  right: [-1, 0, 0.95],
  bottom: [0, -1, 0.92],
  left: [1, 0, 1.01],
};

/** What a leaning mirror shows, from looking down (-1) to up (1): a bright window, a dark sill under it, a pale floor. */
const ROOM = Float32Array.from({ length: 257 }, (_, i) => {
  const bump = (at: number, wide: number) => Math.exp(-((((i - 128) / 116 - at) / wide) ** 2));
  return 0.74 + 0.7 * bump(0.6, 0.3) - 0.12 * bump(0.12, 0.16) - 0.2 * bump(-0.55, 0.3);
});

const STEEPEST = 2.5;
const limitSlope = (slope: number) => clamp(slope, -STEEPEST, STEEPEST);

/**
 * What light does to a colour: a share of it, and what is added to it, in a metal's own colour or in the lamp's. Gold goes
 * brown in the dark: it stays red longer than green and blue, by `warm`.
 */
export type Lighting = { shade: number; own: number; plain: number; warm: number };

export const createUnlit = (): Lighting => ({ shade: 1, own: 0, plain: 0, warm: 0 });

/**
 * How a moulding on one side is lit where its surface rises by so much inwards, and by so much along its length. It
 * writes into `lit`, for a strip asks it a hundred thousand times.
 */
export function createLighting(
  { mirror, shine, tone }: Moulding,
  side: Side,
): (across: number, along: number, lit: Lighting) => Lighting {
  const [inX, inY, room] = SIDE_ORIENTATIONS[side];
  const [red, , blue] = channels(tone);
  const gold = mirror > 0 && red - blue > 40 ? 0.11 : 0;
  return (across, along, lit) => {
    const a = limitSlope(across);
    const b = limitSlope(along);
    const z = 1 / Math.sqrt(a * a + b * b + 1);
    const x = -(a * inX + b * inY) * z;
    const y = -(a * inY - b * inX) * z;
    const lamp = Math.max(0, x * LAMP[0] + y * LAMP[1] + z * LAMP[2]) / LAMP[2];
    lit.shade = (0.5 + 0.5 * lamp) * room;
    let glint = Math.max(0, x * HALF[0] + y * HALF[1] + z * HALF[2]);
    // to the 32nd power on metal, to the 16th on all else
    for (let i = mirror > 0 ? 5 : 4; i > 0; i--) glint *= glint;
    glint *= shine * 0.45;
    if (mirror > 0) lit.shade *= 1 + mirror * ((ROOM[Math.round(130 - 60 * x - 94 * y)] as number) - 1);
    lit.warm = gold * Math.max(0, 1 - lit.shade);
    lit.own = mirror > 0 ? glint : 0;
    lit.plain = glint * (mirror > 0 ? 51 : 120);
    return lit;
  };
}

/** A channel (0 is red) of a colour in its light; colours may stand one after the other, and this one begins at `from`. */
export function applyLighting(
  colours: ArrayLike<number>,
  channel: number,
  { shade, own, plain, warm }: Lighting,
  from = 0,
): number {
  return (colours[from + channel] as number) * (shade * (1 + (channel ? -warm : warm)) + own) + plain;
}
