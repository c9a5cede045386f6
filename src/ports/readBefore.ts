import type { DefaultError, FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { CACHED } from '../api/cached.ts';
import { queryAtHand } from '../api/queries/atHand.ts';

/** An answer that was read before and still counts, so that it can be shown without asking; null where there is none. (CONST-04) */
export function readBefore<T, Key extends QueryKey>(
  queries: QueryClient,
  query: FetchQueryOptions<T, DefaultError, T, Key>,
): T | null {
  const read = queryAtHand(queries, query);
  return read.isStaleByTime(CACHED) ? null : (read.state.data ?? null);
}
