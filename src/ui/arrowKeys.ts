type Sign = -1 | 0 | 1;

/** Which way an arrow key points, x to the right and y down; undefined for another key. */
export const ARROW_DIRECTIONS: Record<string, { x: Sign; y: Sign } | undefined> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
