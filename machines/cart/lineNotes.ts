import type { CartLine } from '../../src/domain/cartLine.ts';
import type { Paise } from '../../src/domain/money.ts';
import { type Prices, pricesThatDiffer } from '../../src/domain/repriced.ts';

/** What a line tells beside its price: no more of it can be had, or it cost something else before. */
export type LineNote = { tells: 'outOfStock' } | { tells: 'repriced'; from: Paise };
/** At most one note a line, by line key; it stands until the line changes or the visit ends. */
export type LineNotes = Readonly<Record<string, LineNote>>;

/** The notes without that of one line. */
export const withoutNote = (notes: LineNotes, key: string): LineNotes => {
  if (!(key in notes)) return notes;
  const { [key]: _, ...others } = notes;
  return others;
};

/** The notes, and of each line that other prices change what it cost before (CART-48). */
export const notedPrices = (notes: LineNotes, lines: readonly CartLine[], prices: Prices): LineNotes => {
  const differing = pricesThatDiffer(lines, prices);
  return {
    ...notes,
    ...Object.fromEntries(
      lines.flatMap(({ key, price }) => (key in differing ? [[key, { tells: 'repriced', from: price }] as const] : [])),
    ),
  };
};
