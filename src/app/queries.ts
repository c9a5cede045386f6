import { QueryClient } from '@tanstack/react-query';
import { CACHED } from '../api/cached.ts';

/**
 * The reads of a visit, kept as long as those of the catalogue are good. Pages say how long theirs stay fresh; a failed
 * read is asked for once more before it shows.
 */
export const createQueries = () =>
  new QueryClient({ defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false, gcTime: CACHED } } });
