import { type TouchEvent, useRef } from 'react';

/** A finger that moves less than this, in px, only touches. */
const LEAST = 40;

type Point = { x: number; y: number };
const pointOf = ({ changedTouches: { 0: touch } }: TouchEvent): Point | null =>
  touch ? { x: touch.clientX, y: touch.clientY } : null;

/** Handlers for an element that one swipes: to the left for what follows, to the right for what was before. */
export function useSwipe({ onNext, onPrevious }: { onNext: () => void; onPrevious: () => void }) {
  const from = useRef<Point | null>(null);
  return {
    onTouchStart: (event: TouchEvent) => {
      // Two fingers enlarge the page.
      from.current = event.touches.length === 1 ? pointOf(event) : null;
    },
    onTouchEnd: (event: TouchEvent) => {
      const to = pointOf(event);
      if (!from.current || !to) return;
      const [along, across] = [to.x - from.current.x, to.y - from.current.y];
      from.current = null;
      if (Math.abs(along) < LEAST || Math.abs(along) < Math.abs(across)) return;
      (along < 0 ? onNext : onPrevious)();
    },
  };
}
