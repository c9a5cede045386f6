import { useEffect, useState } from 'react';

/** What is in sight on a phone comes with the first frame. */
const FIRST = 3;

/**
 * How many of so many entries are in the page: those in sight at once, the others one a frame, so that a long list keeps
 * nobody waiting. What was once there stays.
 */
export function useGrowing(count: number): number {
  const [grown, grow] = useState(FIRST);
  useEffect(() => {
    if (grown >= count) return;
    const frame = requestAnimationFrame(() => grow(grown + 1));
    return () => cancelAnimationFrame(frame);
  }, [grown, count]);
  return Math.min(grown, count);
}
