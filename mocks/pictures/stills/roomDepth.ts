/** How far the wall stands behind the middle of the table. */
export const BEHIND = 0.62;
