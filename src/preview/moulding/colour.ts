export type Rgb = [red: number, green: number, blue: number];

/** The channels of #RRGGBB, 0 to 255. */
export const channels = (hex: string): Rgb => {
  const n = Number.parseInt(hex.slice(1), 16);
  return [n >> 16, (n >> 8) & 255, n & 255];
};

/** #RRGGBB of channels, which may lie outside 0 to 255 and between whole numbers. */
export const hex = (rgb: readonly number[]): string =>
  `#${rgb.map((c) => (256 + Math.round(Math.min(255, Math.max(0, c)))).toString(16).slice(1)).join('')}`;

/** So much of the way from one colour to another. */
export const mix = (from: string, to: string, share: number): string => {
  const other = channels(to);
  return hex(channels(from).map((c, i) => c + ((other[i] as number) - c) * share));
};
