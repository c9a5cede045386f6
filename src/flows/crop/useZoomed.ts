import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { CropView } from './crop.ts';

type Point = { x: number; y: number };
type Refs = { viewport: RefObject<HTMLElement | null>; stage: RefObject<HTMLElement | null> };

/** One notch of a wheel, or a little pinch on a trackpad. */
const WHEEL = 0.01;

/**
 * Keeps in its place what the shopper looks at while the picture is zoomed: the point under the fingers or the pointer,
 * or the middle of the frame where a button or the slider zooms. `aim` names that point before the zoom is asked for.
 */
export function useZoomed({ viewport, stage, view }: Refs & { view: CropView }) {
  const aimed = useRef<{ share: Point; at: Point } | null>(null);
  const latest = useRef(view);
  useLayoutEffect(() => {
    latest.current = view;
  });

  const aim = (at: Point) => {
    const box = stage.current?.getBoundingClientRect();
    if (box) aimed.current = { share: { x: (at.x - box.x) / box.width, y: (at.y - box.y) / box.height }, at };
  };

  const { zoom } = view;
  useLayoutEffect(() => {
    const box = stage.current?.getBoundingClientRect();
    const around = viewport.current?.getBoundingClientRect();
    if (!box || !around || zoom < 1) return;
    const { x, y, width, height } = latest.current.shares;
    const { share, at } = aimed.current ?? {
      share: { x: x + width / 2, y: y + height / 2 },
      at: { x: around.x + around.width / 2, y: around.y + around.height / 2 },
    };
    aimed.current = null;
    viewport.current?.scrollBy({
      left: box.x + share.x * box.width - at.x,
      top: box.y + share.y * box.height - at.y,
      behavior: 'instant',
    });
  }, [zoom, stage, viewport]);

  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    const turn = (event: WheelEvent) => {
      // A bare wheel scrolls, the page or the picture; with Ctrl, which a trackpad's pinch comes with, it zooms.
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      if (!latest.current.canCrop) return;
      aim({ x: event.clientX, y: event.clientY });
      latest.current.zoomTo(latest.current.zoom * Math.exp(-event.deltaY * WHEEL));
    };
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  });

  return { aim };
}
