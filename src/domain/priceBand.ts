import { type Paise, rupeesToPaise } from './money.ts';

/** Where one band of prices ends and the next begins, in rupees. */
const LIMITS = [1_000, 1_500, 2_000, 3_000, 5_000, 10_000, 20_000, 40_000] as const;

/** The band of a price, as an address has it: '1500-2000', '0-1000', '40000-'. Its upper end belongs to the next band. */
export function getPriceBand(price: Paise): string {
  const at = LIMITS.findIndex((limit) => price < rupeesToPaise(limit));
  return at === -1 ? `${LIMITS.at(-1)}-` : `${LIMITS[at - 1] ?? 0}-${LIMITS[at]}`;
}

/** The ends of a band in paise; the last band has no upper one. Null for a text that is no band. */
export function parsePriceBand(band: string): { from: Paise; to: Paise | null } | null {
  const { from, to } = /^(?<from>\d+)-(?<to>\d*)$/.exec(band)?.groups ?? {};
  return from === undefined ? null : { from: rupeesToPaise(Number(from)), to: to ? rupeesToPaise(Number(to)) : null };
}

/** The bands in their order, the cheapest first. */
export const comparePriceBands = (one: string, other: string): number =>
  (parsePriceBand(one)?.from ?? 0) - (parsePriceBand(other)?.from ?? 0);
