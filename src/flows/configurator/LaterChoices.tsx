import { type CSSProperties, Suspense } from 'react';
import { lazily } from '../../kit/lazily.ts';
import { useNear } from '../../kit/near.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { ConfiguratorView } from './configurator.ts';
import styles from './LaterChoices.module.css';
import { mostOf } from './mostOf.ts';

const Lower = lazily(async () => (await import('./LowerChoices.tsx')).LowerChoices);

/** The bar with price and button at the foot of a phone, in pixels: what lies under it is not seen yet. */
const BAR = 92;

/** The choices further down: their code comes as soon as they are seen, or the page is touched. Their place is kept. */
export function LaterChoices({ view }: { view: ConfiguratorView }) {
  const [ref, isNear] = useNear<HTMLDivElement>(BAR);
  const place = <Place view={view} />;
  return (
    <div ref={ref} className={styles.choices} data-place="choices">
      {isNear ? (
        <Suspense fallback={place}>
          <Lower view={view} />
        </Suspense>
      ) : (
        place
      )}
    </div>
  );
}

/** As high as what comes in its place, so that nothing below it moves. */
function Place({ view: { mode, media, matStyles, tabs } }: { view: ConfiguratorView }) {
  const isFramed = mode === 'frame';
  return (
    <>
      {isFramed ? (
        <div className={styles.frames}>
          <Skeleton height="100%" />
        </div>
      ) : null}
      {isFramed && media === 'Paper' && matStyles.length > 1 ? (
        <div className={styles.mat}>
          <Skeleton height="100%" />
        </div>
      ) : null}
      <div className={styles.sizes} style={{ '--most': mostOf(tabs) } as CSSProperties}>
        <Skeleton height="100%" />
      </div>
    </>
  );
}
