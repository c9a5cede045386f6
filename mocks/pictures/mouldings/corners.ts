import type { Pixels } from '../pixels.ts';
import { layRing } from './ring.ts';
import { cornerShadow, wallAt } from './softShadow.ts';
import { cutStrip } from './strip.ts';

// shares of the picture's side
const FIRST = 0.1;
const FACE = 0.17;
const STEP = 0.27;

/** Corners of several frames, one within the other, as they hang on the board of a framer's shop (FRAME-07). */
export function cornersView(frames: readonly string[], side: number): Pixels {
  const face = Math.round(FACE * side);
  const data = new Uint8ClampedArray(side * side * 3);
  const places = frames.map((_, at) => Math.round((FIRST + at * STEP) * side));
  const shadows = places.flatMap((out) => [
    { of: cornerShadow(side, [out + face * 0.12, out + face * 0.2], face * 0.3), strength: 0.3, inside: false, out },
    { of: cornerShadow(side, [out - 1, out + 1], face * 0.08), strength: 0.3, inside: false, out },
    { of: cornerShadow(side, [out + face * 1.08, out + face * 1.12], face * 0.24), strength: 0.42, inside: true, out },
  ]);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      let shade = 1;
      const nearest = Math.min(x, y);
      for (const { of, strength, inside, out } of shadows) {
        if (inside ? nearest >= out + face : nearest < out) shade *= 1 - strength * (inside ? 1 - of(x, y) : of(x, y));
      }
      const index = (y * side + x) * 3;
      for (const c of [0, 1, 2] as const) data[index + c] = wallAt((x + y) / side / 2, c) * shade;
    }
  }
  for (const [at, frame] of frames.entries()) {
    const out = places[at] as number;
    layRing({ data, width: side, height: side }, cutStrip(frame, face, side), out, out, side * 2, side * 2);
  }
  return { data: Buffer.from(data.buffer), width: side, height: side };
}
