import { clamp } from '../smoothstep.ts';
import { cloud, noise3 } from './noise3.ts';
import { darken, linear, type Surface, tint } from './surface.ts';

const PATINA = linear('#3a2712');

/** Polished metal that was turned, darker in its hollows. */
export const metal = (hex: string, rough = 0.15): Surface => ({
  colour: linear(hex),
  rough,
  gloss: 0.6,
  metal: true,
  texture(x, y, z, texel, open) {
    tint(texel, PATINA, clamp(0.9 - open * 1.05) * 0.75);
    darken(texel, 0.97 + 0.06 * cloud(x * 6, y * 6, z * 6, 2));
    texel.rough += 0.05 * noise3(x * 9, y * 9, z * 9);
    texel.leanY += noise3(1, y * 120, 6) * 0.02;
  },
});

/** Metal beaten all over with a round hammer. */
export const hammered = (hex: string, fine = 26): Surface => ({
  ...metal(hex, 0.2),
  texture(x, y, z, texel, open) {
    tint(texel, PATINA, clamp(0.9 - open * 1.05) * 0.75);
    texel.leanX += noise3(x * fine, y * fine, z * fine) * 0.2;
    texel.leanY += noise3(x * fine + 9, y * fine + 3, z * fine) * 0.2;
    texel.leanZ += noise3(x * fine + 5, y * fine, z * fine + 8) * 0.2;
  },
});

/** Iron blackened over a fire, or painted matt. */
export const iron = (hex = '#2b2927'): Surface => ({
  colour: linear(hex),
  rough: 0.42,
  gloss: 0.06,
  texture(x, y, z, texel) {
    darken(texel, 1 + 0.2 * cloud(x * 10, y * 10, z * 10, 2));
    texel.rough += 0.12 * noise3(x * 24, y * 24, z * 24);
    texel.leanX += noise3(x * 42, y * 42, z * 42) * 0.06;
    texel.leanY += noise3(y * 42, z * 42, x * 42) * 0.06;
  },
});
