/** The number between two others, both included, that is nearest to a wish. */
export const clamp = (value: number, min: number, max: number): number => Math.max(min, Math.min(value, max));

/** The number that was typed, '2.5' or '2,5'; null where it is none between the least and the most. */
export function parseWithin(text: string, { least, most }: { least: number; most: number }): number | null {
  const number = Number(text.trim().replace(',', '.'));
  return text.trim() !== '' && number >= least && number <= most ? number : null;
}
