import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useState } from 'react';
import { PartErrorBoundary } from './PartErrorBoundary.tsx';
import { retryImport } from './retryImport.ts';

/** A component whose code loads when it is first rendered. A failed load fails the page on the server; a browser retries. */
export const lazyWithRetry = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({
    default: await (import.meta.env.SSR ? load() : retryImport(load)),
  }));

/**
 * A part of a page whose code loads when it is first active, or when `load` is called before; it stays from then on. A fault
 * in it leaves the rest, and the next activation renders it again; `part` is its name in error reports.
 */
export function createLazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>, part = '') {
  const Part = lazyWithRetry(load);
  function LazyPart({ isActive, onFailed, ...props }: Props & { isActive: boolean; onFailed?: () => void }) {
    const [isLoaded, setLoaded] = useState(isActive);
    if (isActive && !isLoaded) setLoaded(true);
    return (
      <PartErrorBoundary part={part} resetKey={isActive} onFailed={onFailed}>
        <Suspense fallback={null}>{isLoaded ? <Part {...(props as unknown as Props)} /> : null}</Suspense>
      </PartErrorBoundary>
    );
  }
  return Object.assign(LazyPart, { load });
}
