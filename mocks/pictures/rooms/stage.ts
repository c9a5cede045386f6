import type { Canvas } from '../canvas.ts';
import { n } from '../path.ts';
import type { Random } from '../random.ts';

/** Where things stand: px for an inch, the floor's line, and what chance and colours they have. */
export type Stage = { inch: number; floor: number; canvas: Canvas; random: Random };

/** A box with round corners. */
export const soft = (x: number, y: number, width: number, height: number, r: number, paint: string): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(r)}" fill="${paint}"/>`;
