import { type Query, QueryClient } from '@tanstack/react-query';

/** Some queries of a page depend on the answers of others. */
const MAX_ROUNDS = 5;

/** The query client of one page; nothing is requested twice, and nothing becomes stale. */
export const createPrerenderQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, gcTime: Number.POSITIVE_INFINITY, staleTime: Number.POSITIVE_INFINITY },
    },
  });

/** Includes disabled queries, whose charts would ask: all that a page is rendered from is read. */
const isPending = ({ state, options }: Query) => state.status === 'pending' && options.queryFn !== undefined;

/** Shares the answer of a query between pages, by its hash: `read` is called the first time only. */
export type ReadCached = (queryHash: string, read: () => Promise<unknown>) => Promise<unknown>;
const readDirectly: ReadCached = (_, read) => read();

/** Reads a query; its data passes through JSON, as it does on the way to the browser. */
async function read(query: Query, queries: QueryClient, readCached: ReadCached): Promise<void> {
  const data = await readCached(query.queryHash, async () => JSON.parse(JSON.stringify(await query.fetch())));
  queries.setQueryData(query.queryKey, data);
}

/**
 * Renders a page, reads what it requested, and renders it again, until it requests no more. Gives the last output and its
 * queries. Rejects as the page or its reads do.
 */
export async function renderUntilLoaded<Output>(
  queries: QueryClient,
  render: () => Promise<Output>,
  readCached: ReadCached = readDirectly,
): Promise<{ output: Output; reads: readonly Query[] }> {
  const cache = queries.getQueryCache();
  const reads = new Set<Query>();
  for (let round = 1; ; round++) {
    const output = await render();
    const pending = cache.getAll().filter(isPending);
    for (const query of pending) reads.add(query);
    if (pending.length === 0 || round === MAX_ROUNDS) return { output, reads: [...reads] };
    await Promise.all(pending.map((query) => read(query, queries, readCached)));
  }
}
