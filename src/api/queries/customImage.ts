import { cachedQuery } from './cachedQuery.ts';

/** What the configurator reads to sell an upload; kept for 15 minutes (CONST-04). */
export const customImageQuery = () =>
  cachedQuery(['customImage'], async ({ signal }) => (await import('../customImage.ts')).customImageVariation(signal));
