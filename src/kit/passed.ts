import { useCallback, useState } from 'react';

/** Has this element been scrolled out of the window? False on the server, and until the browser has looked. */
export function usePassed<E extends Element>(): [
  ref: (element: E | null) => (() => void) | undefined,
  hasPassed: boolean,
] {
  const [hasPassed, setPassed] = useState(false);
  const ref = useCallback((element: E | null) => {
    if (!element) return;
    const observer = new IntersectionObserver((entries) => setPassed(!entries.at(-1)?.isIntersecting));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, hasPassed];
}
