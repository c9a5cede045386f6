const channels = (hex: string): number[] => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));

/** The colour at share t on the way from one `#rrggbb` to another. */
export function mix(from: string, to: string, t: number): string {
  const end = channels(to);
  const parts = channels(from).map((value, i) => Math.round(value + ((end[i] as number) - value) * t));
  return `#${parts.map((value) => Math.min(255, Math.max(0, value)).toString(16).padStart(2, '0')).join('')}`;
}

/** The colour at share t of a row of colours, in between where it falls between two. */
export function ramp(colours: readonly string[], t: number): string {
  const place = Math.min(Math.max(t, 0), 1) * (colours.length - 1);
  const i = Math.min(Math.floor(place), colours.length - 2);
  return mix(colours[i] as string, colours[i + 1] as string, place - i);
}
