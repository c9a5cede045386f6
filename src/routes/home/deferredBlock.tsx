import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, memo, type ReactNode, Suspense, use, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { CachedQuery } from '../../api/queries/cachedQuery.ts';
import { useInViewPromise } from '../../kit/browser/viewport.ts';
import { HydrationZone } from '../../kit/hydration/hydration.tsx';
import { PartErrorBoundary } from '../../kit/loading/PartErrorBoundary.tsx';
import { retryImport } from '../../kit/loading/retryImport.ts';
import styles from './deferredBlock.module.css';

/** What a block reads, whatever that is. */
type Reads = readonly Pick<CachedQuery<unknown>, 'queryKey' | 'queryFn'>[];

/** Reads all that is not in the cache yet; retried without end, because the block's HTML stays usable meanwhile. */
const readAll = async (queries: QueryClient, reads: Reads): Promise<void> => {
  await Promise.all(reads.map((read) => retryImport(() => queries.ensureQueryData(read))));
};

/** Marks queries as ones that the browser reads by itself, so that their data does not travel with the HTML. */
function markDeferred(queries: QueryClient, reads: Reads): void {
  for (const { queryKey } of reads) queries.setQueryDefaults(queryKey, { meta: { isDeferred: true } });
}

/**
 * A block below the first screen. In HTML made at build time it is complete, and is hydrated when it is near the window and
 * what it `reads` is here. Without such HTML it has a placeholder of about its size until it is near, so that nothing in view
 * moves; CSS reserves its height by the block's name.
 */
export function createDeferredBlock(name: string, reads: Reads, Block: ComponentType) {
  const zoneId = `later-${name}`;
  // Memoized: a prerendered block that rendered again before it is near would vanish.
  return memo(function DeferredBlock() {
    const queries = useQueryClient();
    const [ref, inView, resolve] = useInViewPromise<HTMLDivElement>();
    const { key } = useLocation();
    const [initialKey] = useState(key);
    const [ready] = useState(() => {
      if (import.meta.env.SSR) return null;
      const isPrerendered = document.getElementById(zoneId) !== null;
      return isPrerendered ? inView.then(() => readAll(queries, reads)) : inView;
    });
    if (import.meta.env.SSR) markDeferred(queries, reads);
    // A navigation within the page renders all blocks again, which may not wait for the window then.
    if (key !== initialKey) resolve();
    return (
      <div ref={ref} id={zoneId} className={styles.block} data-block={name}>
        <PartErrorBoundary part={name}>
          <Suspense fallback={<div className={styles.placeholder} />}>
            <WaitFor promise={ready}>
              <HydrationZone id={zoneId}>
                <Block />
              </HydrationZone>
            </WaitFor>
          </Suspense>
        </PartErrorBoundary>
      </div>
    );
  });
}

function WaitFor({ promise, children }: { promise: Promise<void> | null; children: ReactNode }) {
  if (promise) use(promise);
  return children;
}
