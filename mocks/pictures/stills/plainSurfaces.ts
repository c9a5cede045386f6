import { clamp, smoothstep } from '../smoothstep.ts';
import { cloud, noise3 } from './noise3.ts';
import { darken, linear, type Surface, tint } from './surface.ts';

/** Cloth of a lampshade with a bulb behind it; brightest at a height. */
export const shade = (hex: string, from: number, to: number): Surface => {
  const [red, green, blue] = linear(hex);
  return {
    colour: [red, green, blue],
    rough: 0.9,
    gloss: 0.02,
    glow: [red * 0.2, green * 0.15, blue * 0.08],
    texture(x, y, z, texel) {
      const t = clamp((y - from) / (to - from));
      const warm = Math.exp(-(((t - 0.42) / 0.36) ** 2)) * 0.75;
      const weave = 1 + 0.05 * noise3(x * 120, y * 30, z * 120) + 0.05 * noise3(x * 30, y * 130, z * 30);
      texel.red = (texel.red + warm * 0.55) * weave;
      texel.green = (texel.green + warm * 0.36) * weave;
      texel.blue = (texel.blue + warm * 0.16) * weave;
    },
  };
};

export const plain = (hex: string, rough = 0.6, gloss = 0.03): Surface => ({ colour: linear(hex), rough, gloss });

/** Blown glass. */
export const glass = (hex: string): Surface => ({ colour: linear(hex), rough: 0.02, gloss: 0.05, glass: true });

/** Leaves of a living plant, seen from both sides. */
export const leafy = (hex: string): Surface => ({
  colour: linear(hex),
  rough: 0.38,
  gloss: 0.04,
  thin: 0.6,
  texture(x, y, z, texel) {
    darken(texel, 1 + 0.22 * cloud(x * 8, y * 8, z * 8, 2));
  },
});

/** The cut edges of a book's pages. */
export const pages = (): Surface => ({
  colour: linear('#e9dfca'),
  rough: 0.9,
  gloss: 0.02,
  texture(x, y, z, texel) {
    darken(texel, 0.9 + 0.1 * noise3(x * 160, y * 160, z * 3));
  },
});

/** A looking glass that shows a pale room with a window, a little out of focus. */
export const mirror = (): Surface => {
  const [wall, shadow, light, leaf] = [linear('#cfc9be'), linear('#8f8b84'), linear('#fbfaf5'), linear('#7d8a72')];
  return {
    colour: wall,
    rough: 0.03,
    gloss: 0.06,
    texture(x, y, _z, texel) {
      tint(texel, shadow, smoothstep(-0.1, 0.5, x * 0.8 - y * 0.5) * 0.75);
      const pane = smoothstep(0.34, 0.3, Math.abs(x + 0.16) * 1.9) * smoothstep(0.36, 0.32, Math.abs(y - 0.06));
      const bar = Math.max(smoothstep(0.02, 0.008, Math.abs(x + 0.16)), smoothstep(0.02, 0.008, Math.abs(y - 0.13)));
      tint(texel, light, pane * (1 - bar * 0.75));
      tint(texel, leaf, smoothstep(0.1, 0.5, cloud(x * 5, y * 5, 2, 3)) * pane * smoothstep(0.25, -0.2, y) * 0.75);
      tint(texel, shadow, smoothstep(-0.24, -0.27, y) * 0.6);
    },
  };
};
