import { cachedQuery } from './cachedQuery.ts';

/** What home reads for its banners. */
export const bannersQuery = () =>
  cachedQuery(['banners'], async ({ signal }) => (await import('../home.ts')).banners(signal));

/** What home reads for its promises. */
export const promisesQuery = () =>
  cachedQuery(['promises'], async ({ signal }) => (await import('../home.ts')).promises(signal));
