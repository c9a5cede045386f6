import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Box } from './fit.ts';

/** What the browser counted, unless it is far from what is reckoned: an emulated screen is not counted in. */
const counted = (exact: number | undefined, reckoned: number) =>
  exact !== undefined && Math.abs(exact - reckoned) < 1.5 ? exact : Math.round(reckoned);

function measured(element: Element, entry?: ResizeObserverEntry): Box {
  const ratio = window.devicePixelRatio || 1;
  const exact = entry?.devicePixelContentBoxSize?.[0];
  const { width, height } = element.getBoundingClientRect();
  return { width: counted(exact?.inlineSize, width * ratio), height: counted(exact?.blockSize, height * ratio), ratio };
}

const sameBox = (one: Box | null, other: Box) =>
  one !== null && one.width === other.width && one.height === other.height && one.ratio === other.ratio;

/** Not every browser can say how many device pixels a box has; there they are reckoned from its CSS pixels. */
function watch(observer: ResizeObserver, element: Element) {
  try {
    observer.observe(element, { box: 'device-pixel-content-box' });
  } catch {
    observer.observe(element);
  }
}

/** How large an element is, and with how many pixels: it follows its place, the page's zoom and the monitor. */
export function useBox(ref: RefObject<Element | null>): Box | null {
  const [box, setBox] = useState<Box | null>(null);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const take = (next: Box) => setBox((now) => (sameBox(now, next) ? now : next));
    take(measured(element));
    const observer = new ResizeObserver((entries) => take(measured(element, entries.at(-1))));
    watch(observer, element);

    // A monitor of another ratio may leave the box as large as it was.
    let query: MediaQueryList;
    const follow = () => {
      query = matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
      query.addEventListener('change', change, { once: true });
    };
    const change = () => {
      take(measured(element));
      follow();
    };
    follow();
    return () => {
      observer.disconnect();
      query.removeEventListener('change', change);
    };
  }, [ref]);

  return box;
}
