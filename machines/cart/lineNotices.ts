import type { CartLine } from '../../src/domain/cartLine.ts';
import { getChangedPrices, type LinePrices } from '../../src/domain/linePrices.ts';
import type { Paise } from '../../src/domain/money.ts';
import { omit } from '../../src/domain/omit.ts';

/** The notice beside a line's price: no more of it can be had, or it cost something else before. */
export type LineNotice = { kind: 'outOfStock' } | { kind: 'repriced'; from: Paise };
/** At most one notice a line, by line key; it stands until the line changes or the visit ends. */
export type LineNotices = Readonly<Record<string, LineNotice>>;

/** The notices without that of one line. */
export const withoutNotice = (notices: LineNotices, key: string): LineNotices =>
  key in notices ? omit(notices, key) : notices;

/** The notices, and of each line that other prices change what it cost before (CART-48). */
export const withPriceNotices = (notices: LineNotices, lines: readonly CartLine[], prices: LinePrices): LineNotices => {
  const differing = getChangedPrices(lines, prices);
  return {
    ...notices,
    ...Object.fromEntries(
      lines.flatMap(({ key, price }) => (key in differing ? [[key, { kind: 'repriced', from: price }] as const] : [])),
    ),
  };
};
