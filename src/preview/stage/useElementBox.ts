import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Box } from './fit.ts';

/** The browser's pixel count, unless it is far from the computed one: it ignores an emulated screen. */
const choosePixelCount = (measured: number | undefined, computed: number) =>
  measured !== undefined && Math.abs(measured - computed) < 1.5 ? measured : Math.round(computed);

function measureBox(element: Element, entry?: ResizeObserverEntry): Box {
  const ratio = window.devicePixelRatio || 1;
  const exact = entry?.devicePixelContentBoxSize?.[0];
  const { width, height } = element.getBoundingClientRect();
  return {
    width: choosePixelCount(exact?.inlineSize, width * ratio),
    height: choosePixelCount(exact?.blockSize, height * ratio),
    ratio,
  };
}

const isSameBox = (one: Box | null, other: Box) =>
  one !== null && one.width === other.width && one.height === other.height && one.ratio === other.ratio;

/** Not every browser reports the device pixels of a box; there they are computed from its CSS pixels. */
function observeSize(observer: ResizeObserver, element: Element) {
  try {
    observer.observe(element, { box: 'device-pixel-content-box' });
  } catch {
    observer.observe(element);
  }
}

/** An element's size in device pixels: it follows the layout, the page's zoom and the monitor. */
export function useElementBox(ref: RefObject<Element | null>): Box | null {
  const [box, setBox] = useState<Box | null>(null);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const update = (next: Box) => setBox((now) => (isSameBox(now, next) ? now : next));
    update(measureBox(element));
    const observer = new ResizeObserver((entries) => update(measureBox(element, entries.at(-1))));
    observeSize(observer, element);

    // A monitor of another ratio may leave the box as large as it was.
    let query: MediaQueryList;
    const watchPixelRatio = () => {
      query = matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
      query.addEventListener('change', change, { once: true });
    };
    const change = () => {
      update(measureBox(element));
      watchPixelRatio();
    };
    watchPixelRatio();
    return () => {
      observer.disconnect();
      query.removeEventListener('change', change);
    };
  }, [ref]);

  return box;
}
