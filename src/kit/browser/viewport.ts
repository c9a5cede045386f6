import { useCallback, useState } from 'react';

/** How far ahead of the window elements are observed, once the page moves. */
const LOOKAHEAD_MARGIN = '60%';

/** Whether the page is scrolled down. Null until it is first read: each read costs a layout. */
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

const INTERACTION_EVENTS = ['scroll', 'pointerdown', 'keydown'] as const;

/**
 * Notifies once an element has come near the window; returns a function that stops observing. Until the page is first scrolled or touched it
 * must be in the window, so that an untouched page loads only what it shows; from then on it is notified
 * ahead. `bottomOffset`: so many pixels at the bottom of the window lie under a bar.
 */
function observeInView(element: Element, bottomOffset: number, notify: () => void): () => void {
  const watch = (margin: string) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) notify();
      },
      // The document, so that the margin holds inside an iframe too.
      { root: document, rootMargin: `0px 0px ${margin} 0px` },
    );
    observer.observe(element);
    return observer;
  };
  let observer = watch(isPageScrolled() ? LOOKAHEAD_MARGIN : `${-bottomOffset}px`);
  const lookAhead = () => {
    observer.disconnect();
    observer = watch(LOOKAHEAD_MARGIN);
  };
  const controller = new AbortController();
  for (const name of INTERACTION_EVENTS)
    window.addEventListener(name, lookAhead, { once: true, passive: true, signal: controller.signal });
  return () => {
    controller.abort();
    observer.disconnect();
  };
}

type ObserverRef<E extends Element> = (element: E | null) => (() => void) | undefined;

/** Has this element come near the window? Once near, it stays so. False on the server. `bottomOffset` as above. */
export function useInView<E extends Element>(bottomOffset = 0): [ref: ObserverRef<E>, isInView: boolean] {
  const [isInView, setInView] = useState(false);
  const ref = useCallback(
    (element: E | null) => (element ? observeInView(element, bottomOffset, () => setInView(true)) : undefined),
    [bottomOffset],
  );
  return [ref, isInView];
}

/**
 * Resolves once this element has come near the window, or with `resolve`: for what waits without rendering again. Never on
 * the server.
 */
export function useInViewPromise<E extends Element>(): [
  ref: ObserverRef<E>,
  inView: Promise<void>,
  resolve: () => void,
] {
  // Not `Promise.withResolvers`: Node 20, which renders pages at build time, has none.
  const [{ inView, resolve }] = useState(() => {
    let resolve = () => {};
    const inView = new Promise<void>((resolvePromise) => {
      resolve = resolvePromise;
    });
    return { inView, resolve };
  });
  const ref = useCallback((element: E | null) => (element ? observeInView(element, 0, resolve) : undefined), [resolve]);
  return [ref, inView, resolve];
}

/** Has this element been scrolled out of the window? False on the server, and until the browser has looked. */
export function useScrolledPast<E extends Element>(): [
  ref: (element: E | null) => (() => void) | undefined,
  hasScrolledPast: boolean,
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
