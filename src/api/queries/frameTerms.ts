import { cachedQuery } from './cachedQuery.ts';

/** What a page reads for the choices of its filters. */
export const frameTermsQuery = () =>
  cachedQuery(['frameTerms'], async ({ signal }) => (await import('../frameTerms.ts')).frameTerms(signal));
