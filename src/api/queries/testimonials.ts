import { cachedQuery } from './cachedQuery.ts';

/** What home reads for its testimonials. */
export const testimonialsQuery = () =>
  cachedQuery(['testimonials'], async ({ signal }) => (await import('../testimonials.ts')).testimonials(signal));
