import { chanceAt, cloud, noise3, specks } from './noise3.ts';
import { darken, linear, type Surface, type Texel, tint } from './surface.ts';

const clamp = (value: number) => Math.min(Math.max(value, 0), 1);
const BONE = linear('#d9c7a8');
const DUST = linear('#e8c9a9');
const PATINA = linear('#3a2712');
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

/** Oiled wood whose grain runs along an axis of the thing's own space. */
export const wood = (hex: string, dark: string, axis: 'x' | 'y' | 'z' = 'y', scale = 1): Surface => {
  const late = linear(dark);
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
      tint(texel, late, clamp(line * line * 0.55 + bend * 0.22 + clamp(fibre * 1.6 - 0.35) * 0.3));
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
export const marble = (hex: string, vein: string, rough = 0.2): Surface => {
  const dark = linear(vein);
  return {
    colour: linear(hex),
    rough,
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
export const cane = (hex: string, { flat = false, fine = 1 } = {}): Surface => {
  const gap = linear('#3b2817');
  return {
    colour: linear(hex),
    rough: 0.45,
    gloss: 0.04,
    texture(x, y, z, texel, open) {
      const angle = Math.atan2(z, x);
      const u = (flat ? x * 26 : (angle / (Math.PI * 2)) * 56) * fine;
      const v = (flat ? y * 26 : y * 34) * fine;
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

const soft = (low: number, high: number, value: number): number => {
  const t = clamp((value - low) / (high - low));
  return t * t * (3 - 2 * t);
};

/** A looking glass that shows a pale room with a window, a little out of focus. */
export const mirror = (): Surface => {
  const [wall, shadow, light, leaf] = [linear('#cfc9be'), linear('#8f8b84'), linear('#fbfaf5'), linear('#7d8a72')];
  return {
    colour: wall,
    rough: 0.03,
    gloss: 0.06,
    texture(x, y, _z, texel) {
      tint(texel, shadow, soft(-0.1, 0.5, x * 0.8 - y * 0.5) * 0.75);
      const pane = soft(0.34, 0.3, Math.abs(x + 0.16) * 1.9) * soft(0.36, 0.32, Math.abs(y - 0.06));
      const bar = Math.max(soft(0.02, 0.008, Math.abs(x + 0.16)), soft(0.02, 0.008, Math.abs(y - 0.13)));
      tint(texel, light, pane * (1 - bar * 0.75));
      tint(texel, leaf, soft(0.1, 0.5, cloud(x * 5, y * 5, 2, 3)) * pane * soft(0.25, -0.2, y) * 0.75);
      tint(texel, shadow, soft(-0.24, -0.27, y) * 0.6);
    },
  };
};
