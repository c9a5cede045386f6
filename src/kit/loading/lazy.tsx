import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useState } from 'react';
import { PartErrorBoundary } from './PartErrorBoundary.tsx';
import { retryImport } from './retryImport.ts';

/** A part whose code comes when it is first drawn. On the server a fault in it is a fault of the page; a browser asks again. */
export const lazyWithRetry = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({
    default: await (import.meta.env.SSR ? load() : retryImport(load)),
  }));

/**
 * A part of a page whose code comes when it is first wanted, or when `load` is called before; it stays from then on. A fault
 * in it leaves the rest, and the next time it is wanted it begins anew; `part` is what reports call it.
 */
export function createLazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>, part = '') {
  const Part = lazyWithRetry(load);
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
      <PartErrorBoundary part={part} anew={wanted} onFailed={onFailed}>
        <Suspense fallback={null}>{isHere ? <Part {...props} /> : null}</Suspense>
      </PartErrorBoundary>
    );
  }
  return Object.assign(OnDemand, { load });
}
