import type { BillingAddress, DeliveryAddress } from './address.ts';
import { withPrice } from './cart.ts';
import type { CartLine, MixedMediaLine, ObjectLine } from './cartLine.ts';
import type { Paise } from './money.ts';
import type { UserSession } from './userSession.ts';

/** Prices of one piece, in paise by line key. */
export type LinePrices = Readonly<Record<string, Paise>>;

/** Those of the prices that are not what the lines cost already. */
export const getChangedPrices = (lines: readonly CartLine[], prices: LinePrices): LinePrices =>
  Object.fromEntries(
    lines.flatMap(({ key, price }) => {
      const now = prices[key];
      return now === undefined || now === price ? [] : [[key, now]];
    }),
  );

/** The lines with other prices of a piece; the same array where nothing changes, and the same line (CART-48). */
export function updatePrices(lines: readonly CartLine[], prices: LinePrices): readonly CartLine[] {
  const differing = getChangedPrices(lines, prices);
  if (Object.keys(differing).length === 0) return lines;
  return lines.map((line) => {
    const price = differing[line.key];
    return price === undefined ? line : withPrice(line, price);
  });
}

/** The colour that an object or a mixed media work is bought in; empty for everything else, and where none is known (CART-21, CART-22). */
export function getLineColour(line: CartLine): string {
  if (line.kind === 'object') return line.object_color;
  return line.kind === 'mixed_media' ? line.mixed_media_color : '';
}

/** Can it sell out? Everything else is made for who orders it. (CHK-21) */
export const canSellOut = (line: CartLine): line is ObjectLine | MixedMediaLine =>
  line.kind === 'object' || line.kind === 'mixed_media';

/** Is its stock looked up before one more of it is taken? Of a mixed media work there is one; it is looked up once, as the bag is left. (CART-42) */
export const hasStockCount = (line: CartLine): line is ObjectLine => line.kind === 'object';

/** The title and colour by which a line that sold out is named. (CART-49) */
export const toSoldOutValues = (line: ObjectLine | MixedMediaLine): { title: string; color: string } => ({
  title: line.title,
  color: getLineColour(line),
});

/** What the backend states an order would cost; `lineTotals` of the bag's lines in their order, before any discount (API-86, CHK-38). */
export type Quote = { amount: Paise; subtotal: Paise; discount: Paise; lineTotals: readonly Paise[] };

/** What a quote request holds: `coupon` is a code, `delivery` null where the order goes to the billing address. */
export type QuoteRequest = {
  lines: readonly CartLine[];
  session: UserSession;
  coupon: string | null;
  billing: BillingAddress;
  delivery: DeliveryAddress | null;
};
