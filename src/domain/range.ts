/** The number between two others, both included, that is nearest to a wish. */
export const clamp = (value: number, min: number, max: number): number => Math.max(min, Math.min(value, max));
