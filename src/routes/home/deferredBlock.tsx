import { type ComponentType, memo, type ReactNode, Suspense, use, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useInViewPromise } from '../../kit/browser/viewport.ts';
import { HydrationZone, PageDataContext } from '../../kit/hydration/hydration.tsx';
import { PartErrorBoundary } from '../../kit/loading/PartErrorBoundary.tsx';
import { PrerenderedContext } from './Block.tsx';
import styles from './deferredBlock.module.css';

/** So high, about, is the block's place until it is there. */
type Place = 'favourites' | 'framing' | 'walls' | 'store' | 'callsToAction' | 'testimonials' | 'process';

/**
 * A block below the first screen. In HTML made at build time it stands as it is, and is hydrated when the shopper comes near;
 * what it reads comes then, too. Without such HTML it has a place of about its size until then, so that
 * nothing that one looks at moves.
 */
export function createDeferredBlock(place: Place, Block: ComponentType) {
  const zone = `later-${place}`;
  // What stands in HTML is drawn by nobody until it is near: a block that was drawn anew before that would vanish.
  return memo(function Later() {
    const [ref, nearing] = useInViewPromise<HTMLDivElement>();
    const { key } = useLocation();
    const [atFirst] = useState(key);
    const [isPrerendered] = useState(() => !import.meta.env.SSR && document.getElementById(zone) !== null);
    return (
      <div ref={ref} id={zone} className={styles.block} data-block={place}>
        <PartErrorBoundary part={place}>
          <Suspense fallback={<div className={styles.placeholder} />}>
            {/* Another address of the same page reaches all of it, and so may not wait. */}
            {import.meta.env.SSR ? (
              <AtLeisure>
                <HydrationZone id={zone}>
                  <Block />
                </HydrationZone>
              </AtLeisure>
            ) : (
              <PrerenderedContext value={isPrerendered}>
                <When settled={key === atFirst ? nearing : null}>
                  <HydrationZone id={zone}>
                    <Block />
                  </HydrationZone>
                </When>
              </PrerenderedContext>
            )}
          </Suspense>
        </PartErrorBoundary>
      </div>
    );
  });
}

function When({ settled, children }: { settled: Promise<void> | null; children: ReactNode }) {
  if (settled) use(settled);
  return children;
}

/** What is read here a browser needs later. */
function AtLeisure({ children }: { children: ReactNode }) {
  const data = use(PageDataContext);
  return data && 'later' in data ? <PageDataContext value={data.later}>{children}</PageDataContext> : children;
}
