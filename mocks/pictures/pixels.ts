/** Bytes of red, green and blue, row by row. */
export type Pixels = { data: Buffer; width: number; height: number };
