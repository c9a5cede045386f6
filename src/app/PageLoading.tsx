import { useEffect, useState } from 'react';
import { createLazyPart } from '../kit/loading/lazy.tsx';
import { PageSkeleton } from '../ui/Skeleton.tsx';

/** Milliseconds until the page shows why it is slow, and other pages. */
const SLOW_DELAY = 4_000;

/** Has loading taken longer than these milliseconds? */
export function useIsSlow(isLoading: boolean, delay: number): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setSlow(true), delay);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isLoading, delay]);
  return isSlow;
}

/** Loaded once a page is hydrated, so that it is there when nothing else loads. */
export const LoadingTimeout = createLazyPart(async () => (await import('./PageNotLoaded.tsx')).PageNotLoaded);

/** The skeleton of a page while its code loads, with a notice where that takes long. `back` leads to the page before, where that is still open. */
export function PageLoading({ back }: { back?: () => void }) {
  const isSlow = useIsSlow(true, SLOW_DELAY);
  return <PageSkeleton fallback={isSlow ? <LoadingTimeout isActive back={back} /> : undefined} />;
}

/** Not a fault: tells React that the browser renders the page. */
export const CLIENT_ONLY_ERROR = new Error('drawn-later');

/** Replaces a page that no server can render; React leaves it to the browser. */
export function ClientOnly(): never {
  throw CLIENT_ONLY_ERROR;
}
