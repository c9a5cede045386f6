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

const isRead = ({ state }: Query) => state.status === 'success';

/** How a query reads; what came with the HTML knows it from whoever looks at it. */
const getReader = ({ options, observers }: Query): QueryFunction | null => {
  const read = options.queryFn ?? observers.find((observer) => observer.options.queryFn)?.options.queryFn;
  return typeof read === 'function' ? read : null;
};

/**
 * Reads anew what pages were drawn from, quietly: by its own function and not by the query's, which would show a failure in
 * the place of what is there. Settles with whether all of it came.
 */
async function readAnew(queries: QueryClient): Promise<boolean> {
  const signal = new AbortController().signal;
  const wanted = queries.getQueryCache().findAll({ predicate: isRead });
  const answers = await Promise.allSettled(
    wanted.map(async (query) => {
      const data = await getReader(query)?.({ client: queries, queryKey: query.queryKey, signal, meta: undefined });
      // What is answered as before is the same thing still, so that nothing is drawn anew.
      if (data !== undefined) queries.setQueryData(query.queryKey, data);
    }),
  );
  if (answers.length > 0) notifyRefetched();
  return answers.every(({ status }) => status === 'fulfilled');
}

/** Is what came with the HTML older than a read of the catalogue may be? (CONST-04) */
const isOld = (written: number | null, now: number): written is number =>
  written !== null && now - written > STALE_TIME;

/** Reads anew whatever came with HTML of long ago. Settles with whether it could; nothing to read is read. */
export async function refetchStale(queries: QueryClient, written: number | null, now: number): Promise<boolean> {
  return isOld(written, now) ? readAnew(queries) : true;
}

/** Asks again for whatever did not come: code, reads, and blocks that say that they failed; and for what is old by now. */
export async function refetchAll(queries: QueryClient, written: number | null, now: number): Promise<boolean> {
  retryPending();
  retryAll();
  void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  return refetchStale(queries, written, now);
}

/** The moment of the oldest thing on the page; null where nothing was read. */
export function getOldestDataTime(queries: QueryClient, written: number | null): number | null {
  const reads = queries
    .getQueryCache()
    .findAll({ predicate: isRead })
    .map(({ state }) => state.dataUpdatedAt);
  if (reads.length === 0) return null;
  return Math.min(...reads, written ?? Number.POSITIVE_INFINITY);
}
