import { clamp } from '../smoothstep.ts';
import { chanceAt, cloud, noise3 } from './noise3.ts';
import { darken, linear, type Surface, tint } from './surface.ts';

const BONE = linear('#d9c7a8');

/** Oiled wood whose grain runs along an axis of the thing's own space. */
export const wood = (hex: string, dark: string, axis: 'x' | 'y' | 'z' = 'y', scale = 1): Surface => {
  const darkWood = linear(dark);
  return {
    colour: linear(hex),
    rough: 0.34,
    gloss: 0.04,
    texture(x, y, z, texel, open) {
      const [along, a, b] = axis === 'x' ? [x, y, z] : axis === 'y' ? [y, x, z] : [z, x, y];
      const [l, p, q] = [along * scale, a * scale, b * scale];
      const bend = cloud(p * 1.6, l * 0.7, q * 1.6 + 3, 2);
      const ring = Math.hypot(p + 0.45, q * 0.7 + 0.6) * 17 + bend * 2.4;
      const phase = ring - Math.floor(ring);
      const line = phase < 0.82 ? phase / 0.82 : (1 - phase) / 0.18;
      const fibre = noise3(p * 90, l * 5, q * 90);
      tint(texel, darkWood, clamp(line * line * 0.55 + bend * 0.22 + clamp(fibre * 1.6 - 0.35) * 0.3));
      darken(texel, (0.93 + 0.1 * fibre) * (0.85 + 0.15 * open));
    },
  };
};

/** Wood lacquered on the lathe in rings of colour; each ring begins at a height (from below). */
export const lacquer = (rings: readonly (readonly [from: number, hex: string])[]): Surface => {
  const coats = rings.map(([from, hex]) => [from, linear(hex)] as const);
  return {
    colour: coats[0]?.[1] ?? BONE,
    rough: 0.16,
    gloss: 0.05,
    texture(_x, y, _z, texel, open) {
      for (const [from, coat] of coats) if (y > from) tint(texel, coat, clamp((y - from) / 0.004));
      darken(texel, (0.96 + 0.06 * noise3(2, y * 90, 7)) * (0.8 + 0.2 * open));
    },
  };
};

/** Polished stone with veins. */
export const marble = (hex: string, vein: string): Surface => {
  const dark = linear(vein);
  return {
    colour: linear(hex),
    rough: 0.2,
    gloss: 0.045,
    texture(x, y, z, texel, open) {
      const drift = cloud(x * 2.2, y * 2.2, z * 2.2, 4);
      const bold = 1 - Math.abs(Math.sin((x * 1.4 + y * 2.1 + z * 0.8) * 2.4 + drift * 5.5));
      const fine = 1 - Math.abs(Math.sin((y * 1.7 - x * 2.6) * 5 + cloud(x * 4 + 8, y * 4, z * 4, 3) * 6));
      tint(texel, dark, clamp(bold ** 9 * 0.75 + fine ** 14 * 0.35 + Math.max(0, drift) * 0.16));
      darken(texel, 0.86 + 0.14 * open);
    },
  };
};

/** Dressed stone, cut and not polished. */
export const stone = (hex: string): Surface => ({
  colour: linear(hex),
  rough: 0.7,
  gloss: 0.03,
  texture(x, y, z, texel, open) {
    darken(texel, (1 + 0.14 * cloud(x * 9, y * 14, z * 9, 3)) * (0.84 + 0.16 * open));
    const grit = noise3(x * 85, y * 85, z * 85);
    darken(texel, 1 + 0.09 * grit);
    texel.leanX += grit * 0.09;
    texel.leanY += noise3(y * 60, x * 60, z * 60) * 0.09;
  },
});

/** Split cane, woven over and under; round a pot, or flat across x and y. */
export const cane = (hex: string, { flat = false } = {}): Surface => {
  const gap = linear('#3b2817');
  return {
    colour: linear(hex),
    rough: 0.45,
    gloss: 0.04,
    texture(x, y, z, texel, open) {
      const angle = Math.atan2(z, x);
      const u = flat ? x * 26 : (angle / (Math.PI * 2)) * 56;
      const v = flat ? y * 26 : y * 34;
      const [i, j] = [Math.floor(u), Math.floor(v)];
      const [fu, fv] = [u - i - 0.5, v - j - 0.5];
      const over = (i + j) % 2 === 0;
      const [across, along] = over ? [fv, fu] : [fu, fv];
      const edge = clamp((0.47 - Math.abs(across)) / 0.07);
      const lift = 1 - 0.55 * (along * 2) ** 2;
      darken(texel, 0.82 + 0.34 * chanceAt(i, over ? j : 3, over ? 5 : i));
      darken(texel, 0.5 + 0.5 * lift);
      tint(texel, gap, (1 - edge) * 0.8);
      darken(texel, 1 + 0.1 * noise3((over ? u : v) * 1.5, (over ? v : u) * 14, 2));
      const lean = -along * 0.9;
      const round = -across * 0.7;
      if (over) {
        texel.leanX += flat ? -lean : -lean * Math.sin(angle) * -1;
        texel.leanZ += flat ? 0 : -lean * Math.cos(angle);
        texel.leanY += -round;
      } else {
        texel.leanY += -lean;
        texel.leanX += flat ? -round : 0;
      }
      darken(texel, 0.7 + 0.3 * open);
    },
  };
};
