import { within } from '../api/deadline.ts';
import { variationOffer } from '../api/variations.ts';
import type { CartLine } from '../domain/cartLine.ts';
import { variationOf } from '../domain/variation.ts';

/** Less than the charts' patience, so that one line that is never answered does not hide what is known of the others. */
const LONGEST_LOOK = 8_000;

/** Can this line be had now? Rejects as `variationOffer` does, and with 'timeout' (CART-42, CHK-21). */
export const isInStock = async (line: CartLine, signal: AbortSignal): Promise<boolean> =>
  (await within(LONGEST_LOOK, signal, (limit) => variationOffer(variationOf(line), limit))).isInStock;
