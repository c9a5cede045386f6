/** Where a thing lies in a picture, in px. */
export type Spot = { left: number; top: number; width: number; height: number };
