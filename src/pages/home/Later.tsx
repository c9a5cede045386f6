import { type ComponentType, lazy, Suspense } from 'react';
import { useNear } from '../../kit/near.ts';
import { persistently } from '../../kit/persistently.ts';
import styles from './Later.module.css';

/** So high, about, is the block's place until it is there. */
type Place = 'favourites' | 'framing' | 'walls' | 'store' | 'ways' | 'voices' | 'made';

/**
 * A block below the first screen: its code and what it reads come when the shopper comes near. It stands in a place of
 * about its size until then, so that nothing that one looks at moves.
 */
export function later(place: Place, load: () => Promise<ComponentType>) {
  const Block = lazy(async () => ({ default: await persistently(load) }));
  return function Later() {
    const [ref, isNear] = useNear<HTMLDivElement>();
    const kept = <div className={styles.place} data-place={place} />;
    return <div ref={ref}>{isNear ? <Suspense fallback={kept}>{<Block />}</Suspense> : kept}</div>;
  };
}
