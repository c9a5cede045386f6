import { type ComponentType, memo, type ReactNode, Suspense, use, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useInViewPromise } from '../../kit/browser/viewport.ts';
import { HydrationZone, PageDataContext } from '../../kit/hydration/hydration.tsx';
import { PartErrorBoundary } from '../../kit/loading/PartErrorBoundary.tsx';
import { PrerenderedContext } from './Block.tsx';
import styles from './deferredBlock.module.css';

/** The name of a block, by which CSS reserves its height. */
type BlockName = 'favourites' | 'framing' | 'walls' | 'store' | 'callsToAction' | 'testimonials' | 'process';

/**
 * A block below the first screen. In HTML made at build time it is complete, and is hydrated, with its data, when it is near
 * the window. Without such HTML it has a placeholder of about its size until then, so that nothing in view moves.
 */
export function createDeferredBlock(name: BlockName, Block: ComponentType) {
  const zoneId = `later-${name}`;
  // Memoized: a prerendered block that rendered again before it is near would vanish.
  return memo(function DeferredBlock() {
    const [ref, inView] = useInViewPromise<HTMLDivElement>();
    const { key } = useLocation();
    const [initialKey] = useState(key);
    const [isPrerendered] = useState(() => !import.meta.env.SSR && document.getElementById(zoneId) !== null);
    return (
      <div ref={ref} id={zoneId} className={styles.block} data-block={name}>
        <PartErrorBoundary part={name}>
          <Suspense fallback={<div className={styles.placeholder} />}>
            {/* A navigation within the page re-renders all blocks, which may not suspend then. */}
            {import.meta.env.SSR ? (
              <DeferredReads>
                <HydrationZone id={zoneId}>
                  <Block />
                </HydrationZone>
              </DeferredReads>
            ) : (
              <PrerenderedContext value={isPrerendered}>
                <WaitFor promise={key === initialKey ? inView : null}>
                  <HydrationZone id={zoneId}>
                    <Block />
                  </HydrationZone>
                </WaitFor>
              </PrerenderedContext>
            )}
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

/** Records the queries inside as ones that the browser needs only later. */
function DeferredReads({ children }: { children: ReactNode }) {
  const data = use(PageDataContext);
  const deferred = data && 'deferred' in data ? data.deferred : undefined;
  return <PageDataContext value={deferred ?? data}>{children}</PageDataContext>;
}
