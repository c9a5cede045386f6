import {
  type FetchQueryOptions,
  type Query,
  type QueryClient,
  type QueryFunctionContext,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query';

/** Milliseconds for which a read of the catalogue is good (CONST-04). */
export const STALE_TIME = 15 * 60_000;

/**
 * What a page reads of the catalogue, good for 15 minutes (CONST-04). A page needs a query's key and this of it, and no
 * more where the answer came with its HTML. So `read` imports the code that reads when it is called: code that does not
 * come is a read that failed, and asking again asks for it again.
 */
export const cachedQuery = <T>(queryKey: QueryKey, read: (context: QueryFunctionContext) => Promise<T>) =>
  queryOptions({ queryKey, queryFn: read, staleTime: STALE_TIME });

/** A query that `cachedQuery` made. */
export type CachedQuery<T> = ReturnType<typeof cachedQuery<T>>;

/**
 * What was read before by a query. Where nothing was, the query is noted: a chart asks for it in the browser, but who makes
 * HTML of a page sees by it what the page wants to be drawn from.
 */
export function getCachedQuery<T>(queries: QueryClient, query: FetchQueryOptions<T>): Query<T> {
  const options = queries.defaultQueryOptions(query);
  const found = queries.getQueryCache().build(queries, options);
  // What came with the HTML does not know yet how it is read anew.
  if (!found.options.queryFn) found.setOptions(options);
  return found;
}

/** What was read before by a query, however long ago; undefined where nothing was, which is noted. */
export const getCachedData = <T>(queries: QueryClient, query: FetchQueryOptions<T>): T | undefined =>
  getCachedQuery(queries, query).state.data;

/** An answer that was read before and still counts, so that it can be shown without asking; null where there is none. (CONST-04) */
export function getFreshData<T>(queries: QueryClient, query: FetchQueryOptions<T>): T | null {
  const read = getCachedQuery(queries, query);
  return read.isStaleByTime(STALE_TIME) ? null : (read.state.data ?? null);
}
