/** Framed, or the print by itself ('art'). (CONF-21) */
export const MODES = ['frame', 'art'] as const;
export type Mode = (typeof MODES)[number];

/** The mode before anyone chooses. (CONF-22) */
export const DEFAULT_MODE: Mode = 'frame';
