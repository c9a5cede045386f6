import type { CartLine } from './cartLine.ts';
import { getLineKey } from './lineKey.ts';
import type { Paise } from './money.ts';

/** How many lines the cart holds (CART-35, CART-39). */
export const MAX_LINES = 30;
/** How many of one line can be ordered (CART-41). */
export const MAX_QUANTITY = 30;

/** 'added' a new line, 'addedLast' the 30th one, 'raised' an equal line's quantity, 'full' nothing at all. */
export type AddOutcome = 'added' | 'addedLast' | 'raised' | 'full';

/** Unit price × quantity of a line, in paise; a stored total is never believed (CART-45). */
export const getLineTotal = (line: { price: Paise; quantity: number }): Paise => line.price * line.quantity;

const withQuantity = <Line extends CartLine>(line: Line, quantity: number): Line => ({
  ...line,
  quantity,
  total_price: getLineTotal({ ...line, quantity }),
});

/** The line at another price of one piece (CART-48). */
export const withPrice = <Line extends CartLine>(line: Line, price: Paise): Line => {
  const priced = { ...line, price, ...('art_price' in line && { art_price: price }) };
  return { ...priced, total_price: getLineTotal(priced) };
};

/**
 * Adds a line, or one more of an equal line, which then takes the newer price (CART-27 to CART-30,
 * CART-35 to CART-38, CART-48). A cart of 30 lines refuses every add, an equal line among them, and
 * so does a line of 30 pieces.
 */
export function addLine(lines: readonly CartLine[], line: CartLine): { lines: CartLine[]; outcome: AddOutcome } {
  if (lines.length >= MAX_LINES) return { lines: [...lines], outcome: 'full' };
  const key = getLineKey(line);
  const at = lines.findIndex((other) => getLineKey(other) === key);
  const equal = lines[at];
  if (!equal) {
    const added = [...lines, withQuantity({ ...line, key }, line.quantity)];
    return { lines: added, outcome: added.length === MAX_LINES ? 'addedLast' : 'added' };
  }
  if (equal.quantity >= MAX_QUANTITY) return { lines: [...lines], outcome: 'full' };
  const raised = withQuantity(withPrice(equal, line.price), equal.quantity + 1);
  return { lines: lines.with(at, raised), outcome: 'raised' };
}

/** The lines with equal ones made one, up to 30 pieces of it: an order has one item for each (CART-27, CART-41, ORD-01). */
export function mergeEqualLines(lines: readonly CartLine[]): CartLine[] {
  const bag = new Map<string, CartLine>();
  for (const line of lines) {
    const equal = bag.get(getLineKey(line));
    const quantity = line.quantity + (equal?.quantity ?? 0);
    bag.set(getLineKey(line), withQuantity(equal ?? line, Math.min(MAX_QUANTITY, quantity)));
  }
  return [...bag.values()];
}

const changeQuantity = (lines: readonly CartLine[], key: string, by: 1 | -1): CartLine[] =>
  lines.map((line) => {
    const quantity = line.quantity + by;
    return line.key === key && quantity >= 1 && quantity <= MAX_QUANTITY ? withQuantity(line, quantity) : line;
  });

/** One more of the line with this key, up to 30 (CART-41). */
export const raiseQuantity = (lines: readonly CartLine[], key: string): CartLine[] => changeQuantity(lines, key, 1);

/** One less of the line with this key, never under 1 (CART-43). */
export const lowerQuantity = (lines: readonly CartLine[], key: string): CartLine[] => changeQuantity(lines, key, -1);

/** The lines without the one of this key (CART-44). */
export const removeLine = (lines: readonly CartLine[], key: string): CartLine[] =>
  lines.filter((line) => line.key !== key);

/** The lines without what was ordered: an equal line keeps the pieces that came to it since (PAY-06). */
export const removeOrdered = (lines: readonly CartLine[], ordered: readonly CartLine[]): CartLine[] =>
  lines.flatMap((line) => {
    const orderedLine = ordered.find(({ key }) => key === line.key);
    const left = line.quantity - (orderedLine?.quantity ?? 0);
    return left > 0 ? [withQuantity(line, left)] : [];
  });

/** A bag as one text: the same for two bags that cost the same and hold the same. */
export const getCartFingerprint = (lines: readonly CartLine[]): string =>
  JSON.stringify(lines.map((line) => [line.key, line.price, line.quantity]));

/** Unit price × quantity over all lines, always counted anew (CART-23, CART-45). */
export const getTotalPrice = (lines: readonly CartLine[]): Paise =>
  lines.reduce((sum, line) => sum + getLineTotal(line), 0);
