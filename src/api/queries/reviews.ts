import { cachedQuery } from './cachedQuery.ts';

/** What a page reads for the reviews of a frame. */
export const reviewsQuery = (frame: string) =>
  cachedQuery(['reviews', frame], async ({ signal }) => (await import('../reviews.ts')).reviewsOf(frame, signal));
