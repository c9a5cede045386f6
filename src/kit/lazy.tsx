import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useState } from 'react';
import { PartBoundary } from './PartBoundary.tsx';
import { persistently } from './retryImport.ts';

/** A part whose code comes when it is first drawn. On the server a fault in it is a fault of the page; a browser asks again. */
export const lazily = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({
    default: await (import.meta.env.SSR ? load() : persistently(load)),
  }));

/**
 * A part of a page whose code comes when it is first wanted, or when `load` is called before; it stays from then on. A fault
 * in it leaves the rest, and the next time it is wanted it begins anew; `part` is what reports call it.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>, part = '') {
  const Part = lazily(load);
  function OnDemand({
    wanted,
    props,
    onFailed,
  }: {
    wanted: boolean;
    props: Props;
    onFailed?: (() => void) | undefined;
  }) {
    const [isHere, setHere] = useState(wanted);
    if (wanted && !isHere) setHere(true);
    return (
      <PartBoundary part={part} anew={wanted} onFailed={onFailed}>
        <Suspense fallback={null}>{isHere ? <Part {...props} /> : null}</Suspense>
      </PartBoundary>
    );
  }
  return Object.assign(OnDemand, { load });
}
