import type { Query, QueryClient, QueryFunction } from '@tanstack/react-query';
import { STALE_TIME } from '../../api/queries/cachedQuery.ts';
import { notifyRefetched } from '../../kit/loading/refetchSignal.ts';
import { retryPending } from '../../kit/loading/retryImport.ts';
import { retryAll } from '../../ui/BlockStates.tsx';

/**
 * When the page's HTML was written, in milliseconds since 1970: what came with it was read then, however fresh the browser
 * takes it for. Null for a page that came without what it was read from.
 */
export function getPrerenderTime(page: Pick<Document, 'getElementById' | 'lastModified'>): number | null {
  if (!page.getElementById('page-data')) return null;
  const written = Date.parse(page.lastModified);
  return Number.isNaN(written) ? null : written;
}

const isLoaded = ({ state }: Query) => state.status === 'success';

/** The function of a query; queries of prerendered data have it from their observers. */
const getQueryFunction = ({ options, observers }: Query): QueryFunction | null => {
  const read = options.queryFn ?? observers.find((observer) => observer.options.queryFn)?.options.queryFn;
  return typeof read === 'function' ? read : null;
};

/**
 * Refetches the loaded queries in the background: by the query function and not by the query, which would show a failure in
 * place of its data. Resolves with whether all succeeded.
 */
async function refetchLoaded(queries: QueryClient): Promise<boolean> {
  const signal = new AbortController().signal;
  const loadedQueries = queries.getQueryCache().findAll({ predicate: isLoaded });
  const answers = await Promise.allSettled(
    loadedQueries.map(async (query) => {
      const data = await getQueryFunction(query)?.({
        client: queries,
        queryKey: query.queryKey,
        signal,
        meta: undefined,
      });
      // An equal answer keeps its identity, so that nothing renders again.
      if (data !== undefined) queries.setQueryData(query.queryKey, data);
    }),
  );
  if (answers.length > 0) notifyRefetched();
  return answers.every(({ status }) => status === 'fulfilled');
}

/** Is what came with the HTML older than a read of the catalogue may be? (CONST-04) */
const isStale = (prerenderTime: number | null, now: number): prerenderTime is number =>
  prerenderTime !== null && now - prerenderTime > STALE_TIME;

/** Refetches prerendered data that is stale. Resolves with whether it succeeded, also where there was nothing to do. */
export async function refetchStale(queries: QueryClient, prerenderTime: number | null, now: number): Promise<boolean> {
  return isStale(prerenderTime, now) ? refetchLoaded(queries) : true;
}

/** Retries all that failed to load: code, queries and blocks; refetches what is stale. */
export async function refetchAll(queries: QueryClient, prerenderTime: number | null, now: number): Promise<boolean> {
  retryPending();
  retryAll();
  void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  return refetchStale(queries, prerenderTime, now);
}

/** The time of the oldest data on the page; null where nothing was read. */
export function getOldestDataTime(queries: QueryClient, prerenderTime: number | null): number | null {
  const reads = queries
    .getQueryCache()
    .findAll({ predicate: isLoaded })
    .map(({ state }) => state.dataUpdatedAt);
  if (reads.length === 0) return null;
  return Math.min(...reads, prerenderTime ?? Number.POSITIVE_INFINITY);
}
