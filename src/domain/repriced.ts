import { withPrice } from './cart.ts';
import type { CartLine } from './cartLine.ts';
import type { Paise } from './money.ts';

/** Prices of one piece, in paise by line key. */
export type Prices = Readonly<Record<string, Paise>>;

/** Those of the prices that are not what the lines cost already. */
export const pricesThatDiffer = (lines: readonly CartLine[], prices: Prices): Prices =>
  Object.fromEntries(
    lines.flatMap(({ key, price }) => {
      const now = prices[key];
      return now === undefined || now === price ? [] : [[key, now]];
    }),
  );

/** The lines with other prices of a piece; the same array where nothing changes, and the same line (CART-48). */
export function repriced(lines: readonly CartLine[], prices: Prices): readonly CartLine[] {
  const differing = pricesThatDiffer(lines, prices);
  if (Object.keys(differing).length === 0) return lines;
  return lines.map((line) => {
    const price = differing[line.key];
    return price === undefined ? line : withPrice(line, price);
  });
}
