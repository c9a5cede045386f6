/** The part of a square wall that a middling picture covers. */
const COVERED = 0.7;

/**
 * How wide a picture hangs on a square wall, as a part of the wall's width: pictures of every ratio (width by height)
 * cover the same area, as one would hang them, as long as they fit.
 */
export const hangingWidth = (ratio: number) => Math.min(1, ratio, Math.sqrt(COVERED * ratio));
