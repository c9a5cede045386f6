import { type Paise, rupeesToPaise } from './money.ts';

/** Where one band of prices ends and the next begins, in rupees. */
const LIMITS = [1_000, 1_500, 2_000, 3_000, 5_000, 10_000, 20_000, 40_000] as const;

/** The band of a price, as an address has it: '1500-2000', '0-1000', '40000-'. Its upper end belongs to the next band. */
export function getPriceBand(price: Paise): string {
  const at = LIMITS.findIndex((limit) => price < rupeesToPaise(limit));
  return at === -1 ? `${LIMITS.at(-1)}-` : `${LIMITS[at - 1] ?? 0}-${LIMITS[at]}`;
}

/** The bands in their order, the cheapest first. */
export const comparePriceBands = (one: string, other: string): number =>
  Number.parseInt(one, 10) - Number.parseInt(other, 10);
