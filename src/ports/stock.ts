import { isFailure } from '../api/failure.ts';
import { fetchOffer } from '../api/variations.ts';
import { withTimeout } from '../api/withTimeout.ts';
import type { CartLine } from '../domain/cartLine.ts';
import { getLineVariation } from '../domain/variation.ts';

/** Less than the charts' patience, so that one line that is never answered does not hide what is known of the others. */
const LONGEST_LOOK = 8_000;

/** Is it not sold any more? It is read in nobody's name, so that a refusal, 401 or 403, tells that it was withdrawn. */
const isUnavailable = (error: unknown): boolean => isFailure(error, 'notFound') || isFailure(error, 'unauthorised');

/**
 * Can this line be had now? Not where the shop has it no more, which is an answer too. Rejects as `fetchOffer` does
 * with every other failure, and with 'timeout' (CART-42, CART-50, CHK-21).
 */
export async function isInStock(line: CartLine, signal: AbortSignal): Promise<boolean> {
  try {
    return (await withTimeout(LONGEST_LOOK, signal, (limit) => fetchOffer(getLineVariation(line), limit))).isInStock;
  } catch (error) {
    if (isUnavailable(error)) return false;
    throw error;
  }
}
