import { QueryClient } from '@tanstack/react-query';
import { STALE_TIME } from '../api/queries/cachedQuery.ts';

/**
 * The reads of a visit, stored as long as those of the catalogue are good. Pages say how long theirs stay fresh; a failed
 * read is requested once more before it shows. Without a network they fail like any other, and say so, rather than wait.
 */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: { queries: { networkMode: 'always', retry: 1, refetchOnWindowFocus: false, gcTime: STALE_TIME } },
  });
