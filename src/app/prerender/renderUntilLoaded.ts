import { type Query, QueryClient } from '@tanstack/react-query';

/** A page requests all that it shows at once, or some of it by what came first. */
const MOST_ROUNDS = 5;

/** Reads for one page; nothing is requested twice, and nothing grows old meanwhile. */
export const createPrerenderQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, gcTime: Number.POSITIVE_INFINITY, staleTime: Number.POSITIVE_INFINITY },
    },
  });

/** Also one that a view only follows, for its chart asks: whatever a page is drawn from is read. */
const isWanted = ({ state, options }: Query) => state.status === 'pending' && options.queryFn !== undefined;

/** What pages read alike, by the hash of its query: `read` reads it, where nobody has before. */
export type Recall = (queryHash: string, read: () => Promise<unknown>) => Promise<unknown>;
const readAnew: Recall = (_, read) => read();

/** A query's data as it travels: in the browser the page is drawn from what JSON keeps of it. */
async function read(query: Query, queries: QueryClient, recall: Recall): Promise<void> {
  const data = await recall(query.queryHash, async () => JSON.parse(JSON.stringify(await query.fetch())));
  queries.setQueryData(query.queryKey, data);
}

/**
 * Draws a page, reads what it requested, and draws it again, until it asks for no more. Gives the last drawing, and what it
 * was drawn from. Rejects as the page or its reads do.
 */
export async function renderUntilLoaded<Drawing>(
  queries: QueryClient,
  draw: () => Promise<Drawing>,
  recall: Recall = readAnew,
): Promise<{ drawing: Drawing; reads: readonly Query[] }> {
  const cache = queries.getQueryCache();
  const reads = new Set<Query>();
  for (let round = 1; ; round++) {
    const drawing = await draw();
    const wanted = cache.getAll().filter(isWanted);
    for (const query of wanted) reads.add(query);
    if (wanted.length === 0 || round === MOST_ROUNDS) return { drawing, reads: [...reads] };
    await Promise.all(wanted.map((query) => read(query, queries, recall)));
  }
}
