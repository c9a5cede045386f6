import { useEffect, useState } from 'react';
import { createLazyPart } from '../kit/loading/lazy.tsx';
import { PageSkeleton } from '../ui/Skeleton.tsx';

/** In milliseconds: whoever waits longer reads why, and what else there is. */
const LONGEST_WAIT = 4_000;

/** Loaded once a page is hydrated, so that it is there when nothing else comes. */
export const LoadingTimeout = createLazyPart(async () => (await import('./PageNotLoaded.tsx')).PageNotLoaded);

/** Stands where a page will be while its code arrives, and shows a notice where that takes long. `back` leads to the page before, where that is still open. */
export function PageLoading({ back }: { back?: () => void }) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const waiting = setTimeout(() => setSlow(true), LONGEST_WAIT);
    return () => clearTimeout(waiting);
  }, []);
  return <PageSkeleton fallback={isSlow ? <LoadingTimeout isActive props={{ back }} /> : undefined} />;
}

/** Not a fault: the sign to React that the browser draws the page. */
export const CLIENT_ONLY_ERROR = new Error('drawn-later');

/** Stands for a page that no server can draw; React leaves its place to the browser. */
export function ClientOnly(): never {
  throw CLIENT_ONLY_ERROR;
}
