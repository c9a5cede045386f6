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
 * Has this element come near the window? Until the page is first scrolled or touched it must stand in it, so that a page
 * that nobody has touched loads only what it shows; from then on it is told ahead. Once near, it stays so. False on the
 * server. `covered`: so many pixels at the foot of the window lie under a bar.
 */
export function useNear<E extends Element>(
  covered = 0,
): [ref: (element: E | null) => (() => void) | undefined, isNear: boolean] {
  const [isNear, setNear] = useState(false);
  const ref = useCallback(
    (element: E | null) => {
      if (!element) return;
      const watch = (margin: string) => {
        const observer = new IntersectionObserver(
          (entries) => {
            if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
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
    },
    [covered],
  );
  return [ref, isNear];
}
