import type { CartLine } from '../../src/domain/cartLine.ts';
import { getChangedPrices, type LinePrices } from '../../src/domain/linePrices.ts';
import type { Paise } from '../../src/domain/money.ts';
import { omit } from '../../src/domain/omit.ts';

/** The note beside a line's price: no more of it can be had, or it cost something else before. */
export type LineNote = { kind: 'outOfStock' } | { kind: 'repriced'; from: Paise };
/** At most one note a line, by line key; it stands until the line changes or the visit ends. */
export type LineNotes = Readonly<Record<string, LineNote>>;

/** The notes without that of one line. */
export const withoutNote = (notes: LineNotes, key: string): LineNotes => (key in notes ? omit(notes, key) : notes);

/** The notes, and of each line that other prices change what it cost before (CART-48). */
export const withPriceNotes = (notes: LineNotes, lines: readonly CartLine[], prices: LinePrices): LineNotes => {
  const differing = getChangedPrices(lines, prices);
  return {
    ...notes,
    ...Object.fromEntries(
      lines.flatMap(({ key, price }) => (key in differing ? [[key, { kind: 'repriced', from: price }] as const] : [])),
    ),
  };
};
