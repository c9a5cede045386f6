/** Milliseconds for which a read of the catalogue is good (CONST-04). */
export const CACHED = 15 * 60_000;
