import { shadowLine } from '../mouldings/softShadow.ts';
import type { Pixels } from '../pixels.ts';
import type { Spot } from './spot.ts';

/** A shadow: how far it is thrown to the right and down, how soft its edge is (px), and how dark it is at most. */
export type Shadow = { right: number; down: number; soft: number; strength: number };

/** Darkens a picture where a rectangle throws a soft shadow; a blur of the whole picture would come to the same, slowly. */
export function castShadow({ data, width, height }: Pixels, spot: Spot, { right, down, soft, strength }: Shadow): void {
  const edge = soft * 2.4;
  const span = (from: number, size: number, limit: number) => ({
    first: Math.max(0, Math.floor(from - edge)),
    last: Math.min(limit, Math.ceil(from + size + edge)),
    start: shadowLine(limit, from, soft),
    end: shadowLine(limit, from + size, soft),
  });
  const across = span(spot.left + right, spot.width, width);
  const along = span(spot.top + down, spot.height, height);
  for (let y = along.first; y < along.last; y++) {
    const row = strength * ((along.start[y] as number) - (along.end[y] as number));
    for (let x = across.first; x < across.last; x++) {
      const shade = 1 - row * ((across.start[x] as number) - (across.end[x] as number));
      const at = (y * width + x) * 3;
      data[at] = (data[at] as number) * shade;
      data[at + 1] = (data[at + 1] as number) * shade;
      data[at + 2] = (data[at + 2] as number) * shade;
    }
  }
}
