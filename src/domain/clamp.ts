/** The number between two others, both included, that is nearest to a wish. */
export const clamp = (wish: number, least: number, most: number): number => Math.max(least, Math.min(wish, most));
