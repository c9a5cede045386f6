/** A colour in linear light. */
export type Linear = readonly [number, number, number];

/** What a surface is like at one point; textures change it in place. */
export type Texel = {
  red: number;
  green: number;
  blue: number;
  rough: number;
  /** how strongly it mirrors when looked at straight on, 0.04 for a glaze */
  gloss: number;
  /** the way that its small bumps lean */
  leanX: number;
  leanY: number;
  leanZ: number;
};

export type Surface = {
  colour: Linear;
  rough: number;
  gloss: number;
  /** A metal mirrors in its own colour and has no other. */
  metal?: boolean;
  /** Light of its own. */
  glow?: Linear;
  /** See-through, in its colour. */
  glass?: boolean;
  /** Light comes through from behind, 0 to 1. */
  thin?: number;
  texture?(x: number, y: number, z: number, texel: Texel, open: number): void;
};

const getLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** `#rrggbb` as linear light. */
export const linear = (hex: string): Linear =>
  [1, 3, 5].map((i) => getLinear(Number.parseInt(hex.slice(i, i + 2), 16) / 255)) as unknown as Linear;

/** Goes part of the way to a colour. */
export function tint(texel: Texel, [red, green, blue]: Linear, share: number): void {
  texel.red += (red - texel.red) * share;
  texel.green += (green - texel.green) * share;
  texel.blue += (blue - texel.blue) * share;
}

export function darken(texel: Texel, by: number): void {
  texel.red *= by;
  texel.green *= by;
  texel.blue *= by;
}
