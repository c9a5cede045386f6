import type { DefaultError, FetchQueryOptions, Query, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * What was read before by a query. Where nothing was, the query is noted: a chart asks for it in the browser, but who makes
 * HTML of a page sees by it what the page wants to be drawn from.
 */
export function queryAtHand<T, Key extends QueryKey>(
  queries: QueryClient,
  query: FetchQueryOptions<T, DefaultError, T, Key>,
): Query<T, DefaultError, T, Key> {
  const options = queries.defaultQueryOptions(query);
  const found = queries.getQueryCache().build(queries, options);
  // What came with the HTML does not know yet how it is read anew.
  if (!found.options.queryFn) found.setOptions(options);
  return found;
}

/** What was read before by a query, however long ago; undefined where nothing was, which is noted. */
export const atHand = <T, Key extends QueryKey>(
  queries: QueryClient,
  query: FetchQueryOptions<T, DefaultError, T, Key>,
): T | undefined => queryAtHand(queries, query).state.data;
