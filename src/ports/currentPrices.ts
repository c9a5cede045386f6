import { isFailure } from '../api/failure.ts';
import { fetchPriceTable } from '../api/prices.ts';
import { fetchOffer } from '../api/variations.ts';
import { withTimeout } from '../api/withTimeout.ts';
import { type CartLine, isPictureLine, type PictureLine, toLineFraming } from '../domain/cartLine.ts';
import type { LinePrices } from '../domain/linePrices.ts';
import type { Paise } from '../domain/money.ts';
import { calculatePrice, type PriceTable } from '../domain/price.ts';
import { getLineVariation } from '../domain/variation.ts';

/**
 * What each of the pieces of work came to, in their order; null for one that failed. Rejects where all of them did, with
 * the first one's reason; with nothing to do there is nothing to fail.
 */
export async function settleAll<T>(work: readonly Promise<T>[]): Promise<(T | null)[]> {
  const ends = await Promise.allSettled(work);
  const [first] = ends;
  if (first?.status === 'rejected' && ends.every(({ status }) => status === 'rejected')) throw first.reason;
  return ends.map((end) => (end.status === 'fulfilled' ? end.value : null));
}

const getPicturePrice = (line: PictureLine, table: PriceTable): Paise =>
  calculatePrice({ ...toLineFraming(line), source: line.user_upload ? 'upload' : 'art', table });

/** One read for each thing that is queried about, however many lines ask. */
const memoize = <Read>(read: (line: CartLine) => Promise<Read>, getKey: (line: CartLine) => string) => {
  const pending = new Map<string, Promise<Read>>();
  return (line: CartLine) => {
    const reading = pending.get(getKey(line)) ?? read(line);
    pending.set(getKey(line), reading);
    return reading;
  };
};

/**
 * What one piece of each line costs now, in paise by line key: pictures by the price table, as where they are made up,
 * everything else by its variation. A line whose price cannot be read is left out. All is read side by side. Rejects
 * where nothing can be read. (CART-48, CONF-35)
 */
export async function fetchCurrentPrices(lines: readonly CartLine[], signal: AbortSignal): Promise<LinePrices> {
  const table = memoize(
    () => fetchPriceTable(signal),
    () => 'table',
  );
  const offer = memoize(
    (line) => fetchOffer(getLineVariation(line), signal),
    (line) => getLineVariation(line).id,
  );
  const costs = async (line: CartLine) =>
    isPictureLine(line) ? getPicturePrice(line, await table(line)) : (await offer(line)).price;
  const read = await settleAll(lines.map(costs));
  return Object.fromEntries(
    lines.flatMap(({ key }, at) => {
      const cost = read[at] ?? null;
      return cost === null ? [] : [[key, cost]];
    }),
  );
}

/** Less than the charts' patience, so that one line that is never answered does not hide what is known of the others. */
const STOCK_TIMEOUT = 8_000;

/** Is it not sold any more? It is read in nobody's name, so that a refusal, 401 or 403, means that it was withdrawn. */
const isUnavailable = (error: unknown): boolean => isFailure(error, 'notFound') || isFailure(error, 'unauthorised');

/**
 * Can this line be had now? Not where the shop has it no more, which is an answer too. Rejects as `fetchOffer` does
 * with every other failure, and with 'timeout' (CART-42, CART-50, CHK-21).
 */
export async function isInStock(line: CartLine, signal: AbortSignal): Promise<boolean> {
  try {
    return (await withTimeout(STOCK_TIMEOUT, signal, (limit) => fetchOffer(getLineVariation(line), limit))).isInStock;
  } catch (error) {
    if (isUnavailable(error)) return false;
    throw error;
  }
}
