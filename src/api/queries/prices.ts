import { cachedQuery } from './cachedQuery.ts';

/** What the configurator reads to price a print. */
export const priceTableQuery = () =>
  cachedQuery(['prices'], async ({ signal }) => (await import('../prices.ts')).priceTable(signal));
