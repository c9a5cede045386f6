import { useCallback, useState } from 'react';

/** How far ahead of the window, once the page moves. */
const AHEAD = '60%';

/** Whether the page stands further down than at its top. Null until somebody asks: each look at it costs a layout. */
let isScrolled: boolean | null = null;

const updateScrolled = () => {
  isScrolled = window.scrollY > 0;
};

function isPageScrolled(): boolean {
  if (isScrolled === null) {
    window.addEventListener('scroll', updateScrolled, { passive: true });
    updateScrolled();
  }
  return isScrolled === true;
}

const TOUCHES = ['scroll', 'pointerdown', 'keydown'] as const;

/**
 * Notifies once an element has come near the window; gives how to stop looking. Until the page is first scrolled or touched it
 * must stand in the window, so that a page that nobody has touched loads only what it shows; from then on it is notified
 * ahead. `covered`: so many pixels at the foot of the window lie under a bar.
 */
function observeInView(element: Element, covered: number, notify: () => void): () => void {
  const watch = (margin: string) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) notify();
      },
      // The document, so that the margin holds where the page stands in another one too.
      { root: document, rootMargin: `0px 0px ${margin} 0px` },
    );
    observer.observe(element);
    return observer;
  };
  let observer = watch(isPageScrolled() ? AHEAD : `${-covered}px`);
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

type ObserverRef<E extends Element> = (element: E | null) => (() => void) | undefined;

/** Has this element come near the window? Once near, it stays so. False on the server. `covered` as above. */
export function useInView<E extends Element>(covered = 0): [ref: ObserverRef<E>, isNear: boolean] {
  const [isInView, setInView] = useState(false);
  const ref = useCallback(
    (element: E | null) => (element ? observeInView(element, covered, () => setInView(true)) : undefined),
    [covered],
  );
  return [ref, isInView];
}

/** Settles once this element has come near the window: for what waits without being drawn anew. Never on the server. */
export function useInViewPromise<E extends Element>(): [ref: ObserverRef<E>, nearing: Promise<void>] {
  const [{ nearing: inView, notify }] = useState(() => {
    let notify = () => {};
    const inView = new Promise<void>((resolve) => {
      notify = resolve;
    });
    return { nearing: inView, notify: () => notify() };
  });
  const ref = useCallback((element: E | null) => (element ? observeInView(element, 0, notify) : undefined), [notify]);
  return [ref, inView];
}

/** Has this element been scrolled out of the window? False on the server, and until the browser has looked. */
export function useScrolledPast<E extends Element>(): [
  ref: (element: E | null) => (() => void) | undefined,
  hasPassed: boolean,
] {
  const [hasScrolledPast, setScrolledPast] = useState(false);
  const ref = useCallback((element: E | null) => {
    if (!element) return;
    const observer = new IntersectionObserver((entries) => setScrolledPast(!entries.at(-1)?.isIntersecting));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, hasScrolledPast];
}
