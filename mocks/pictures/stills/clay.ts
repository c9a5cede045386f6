import { clamp } from '../smoothstep.ts';
import { cloud, noise3, specks } from './noise3.ts';
import { darken, linear, type Surface, type Texel, tint } from './surface.ts';

const DUST = linear('#e8c9a9');

const SPECK = linear('#4a3c30');

// glaze gathers in hollows, and rings of the thrower's fingers run round
const thrown = (y: number, texel: Texel, open: number) => {
  darken(texel, 0.82 + 0.18 * open);
  texel.leanY += noise3(3, y * 38, 9) * 0.035;
};

/** A bright glaze that breaks a little lighter and darker. */
export const glaze = (hex: string): Surface => ({
  colour: linear(hex),
  rough: 0.09,
  gloss: 0.05,
  texture(x, y, z, texel, open) {
    darken(texel, 1 + 0.09 * cloud(x * 5, y * 5, z * 5, 2));
    thrown(y, texel, open);
  },
});

/** A quiet glaze with iron specks in it. */
export const speckled = (hex: string): Surface => ({
  colour: linear(hex),
  rough: 0.4,
  gloss: 0.035,
  texture(x, y, z, texel, open) {
    darken(texel, 1 + 0.05 * noise3(x * 6, y * 6, z * 6));
    const dots = Math.max(specks(x * 26, y * 26, z * 26, 0.3, 0.26), specks(x * 61, y * 61, z * 61, 0.18, 0.34) * 0.7);
    tint(texel, SPECK, dots * 0.72);
    thrown(y, texel, open);
  },
});

/** Two glazes that ran into each other. */
export const reactive = (hex: string, other: string): Surface => {
  const second = linear(other);
  return {
    colour: linear(hex),
    rough: 0.14,
    gloss: 0.05,
    texture(x, y, z, texel, open) {
      const runs = cloud(x * 9, y * 2.2, z * 9, 3);
      tint(texel, second, clamp(0.5 + (y - 0.5) * 1.5 + runs * 0.85));
      darken(texel, 1 + 0.12 * cloud(x * 22, y * 9, z * 22, 2));
      thrown(y, texel, open);
    },
  };
};

/** Glazed down to a wavering line, raw clay below; `line` is its height. */
export const dipped = (hex: string, clay: string, line: number): Surface => {
  const raw = linear(clay);
  return {
    colour: linear(hex),
    rough: 0.12,
    gloss: 0.05,
    texture(x, y, z, texel, open) {
      const angle = Math.atan2(z, x);
      const at = line + 0.035 * Math.sin(angle + 1) + 0.012 * noise3(angle * 2, 4, 1);
      const bare = clamp((at - y) / 0.006);
      thrown(y, texel, open);
      if (bare <= 0) {
        darken(texel, 1 - 0.22 * clamp(1 - (y - at) / 0.03));
        return;
      }
      tint(texel, raw, bare);
      texel.rough = 0.12 + 0.6 * bare;
      texel.gloss = 0.05 - 0.025 * bare;
      tint(texel, SPECK, specks(x * 40, y * 40, z * 40, 0.2, 0.24) * 0.4 * bare);
    },
  };
};

/** Fired earth without a glaze, dusty where hands do not reach. */
export const terracotta = (hex: string): Surface => ({
  colour: linear(hex),
  rough: 0.85,
  gloss: 0.025,
  texture(x, y, z, texel, open) {
    const blotch = cloud(x * 4, y * 4, z * 4, 3);
    darken(texel, 1 + 0.16 * blotch);
    tint(texel, DUST, clamp(0.1 + 0.35 * cloud(x * 7 + 9, y * 3, z * 7, 3)) * 0.45);
    darken(texel, 0.86 + 0.14 * open);
    texel.leanX += noise3(x * 70, y * 70, z * 70) * 0.07;
    texel.leanY += noise3(y * 70, z * 70, x * 70) * 0.07 + noise3(2, y * 46, 5) * 0.05;
  },
});
