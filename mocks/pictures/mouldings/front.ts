import type { Pixels } from '../pixels.ts';
import { layRing } from './ring.ts';
import { cutStrip } from './strip.ts';

/** The width of the moulding in a frame's front picture, as a share of the picture's side: its corners are so large. */
const FRONT_FACE = 0.15;

/**
 * An empty frame from the front that fills the picture: four mitred corners, and between them sides that can be
 * repeated without a seam, since what lies between two corners ends as it begins (PREV-12).
 */
export function frontView(slug: string, side: number): Pixels {
  const face = Math.round(side * FRONT_FACE);
  const strip = cutStrip(slug, face, side - face * 2);
  const data = new Uint8ClampedArray(side * side * 3);
  // the backing board, in the shadow of the upper and the left side
  const deep = face * 0.42;
  for (let y = face; y < side - face; y++) {
    for (let x = face; x < side - face; x++) {
      const [dx, dy] = [x - face, y - face];
      const shade = 1 - 0.3 * Math.exp(-dx / deep) - 0.36 * Math.exp(-dy / deep);
      const glow = 1.0 - 0.035 * ((x + y) / side - 1);
      const index = (y * side + x) * 3;
      data[index] = 243 * shade * glow;
      data[index + 1] = 239 * shade * glow;
      data[index + 2] = 231 * shade * glow;
    }
  }
  layRing({ data, width: side, height: side }, strip, 0, 0, side, side);
  return { data: Buffer.from(data.buffer), width: side, height: side };
}
