import type { Json } from './entity.ts';

const NUMERIC = /^\s*[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?\s*$/i;

/** A number as PHP takes one, itself or in a text; NaN for anything else, such as '0x10' and ''. */
export const toNumber = (value: Json | undefined): number =>
  typeof value === 'number' ? value : typeof value === 'string' && NUMERIC.test(value) ? Number(value) : Number.NaN;
