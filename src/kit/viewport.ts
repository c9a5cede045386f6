import { useCallback, useState } from 'react';

/** How far ahead of the window, once the page moves. */
const AHEAD = '60%';

/** Whether the page stands further down than at its top. Null until somebody asks: each look at it costs a layout. */
let isScrolled: boolean | null = null;

const look = () => {
  isScrolled = window.scrollY > 0;
};

function standsFurtherDown(): boolean {
  if (isScrolled === null) {
    window.addEventListener('scroll', look, { passive: true });
    look();
  }
  return isScrolled === true;
}

const TOUCHES = ['scroll', 'pointerdown', 'keydown'] as const;

/**
 * Tells once an element has come near the window; gives how to stop looking. Until the page is first scrolled or touched it
 * must stand in the window, so that a page that nobody has touched loads only what it shows; from then on it is told
 * ahead. `covered`: so many pixels at the foot of the window lie under a bar.
 */
function watchNear(element: Element, covered: number, tell: () => void): () => void {
  const watch = (margin: string) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) tell();
      },
      // The document, so that the margin holds where the page stands in another one too.
      { root: document, rootMargin: `0px 0px ${margin} 0px` },
    );
    observer.observe(element);
    return observer;
  };
  let observer = watch(standsFurtherDown() ? AHEAD : `${-covered}px`);
  const lookAhead = () => {
    observer.disconnect();
    observer = watch(AHEAD);
  };
  const touched = new AbortController();
  for (const touch of TOUCHES)
    window.addEventListener(touch, lookAhead, { once: true, passive: true, signal: touched.signal });
  return () => {
    touched.abort();
    observer.disconnect();
  };
}

type Watching<E extends Element> = (element: E | null) => (() => void) | undefined;

/** Has this element come near the window? Once near, it stays so. False on the server. `covered` as above. */
export function useNear<E extends Element>(covered = 0): [ref: Watching<E>, isNear: boolean] {
  const [isNear, setNear] = useState(false);
  const ref = useCallback(
    (element: E | null) => (element ? watchNear(element, covered, () => setNear(true)) : undefined),
    [covered],
  );
  return [ref, isNear];
}

/** Settles once this element has come near the window: for what waits without being drawn anew. Never on the server. */
export function useNearing<E extends Element>(): [ref: Watching<E>, nearing: Promise<void>] {
  const [{ nearing, tell }] = useState(() => {
    let tell = () => {};
    const nearing = new Promise<void>((resolve) => {
      tell = resolve;
    });
    return { nearing, tell: () => tell() };
  });
  const ref = useCallback((element: E | null) => (element ? watchNear(element, 0, tell) : undefined), [tell]);
  return [ref, nearing];
}

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
