import { QueryClient } from '@tanstack/react-query';
import { STALE_TIME } from '../api/queries/cachedQuery.ts';

/**
 * The queries of a visit, cached as long as those of the catalogue are fresh. Pages set their own stale times; a failed
 * query is retried once. Without a network queries fail, rather than wait.
 */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: { queries: { networkMode: 'always', retry: 1, refetchOnWindowFocus: false, gcTime: STALE_TIME } },
  });
