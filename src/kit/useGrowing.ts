import { useEffect, useState } from 'react';

/** Entries in the first frame, and how many more in each one after it: what a slow phone draws in a frame. */
const FIRST = 3;
const MORE = 2;

/**
 * How many of so many entries are in the page: those in sight at once, the others a few a frame, so that a long list
 * keeps nobody waiting. What was once there stays.
 */
export function useGrowing(count: number): number {
  const [grown, grow] = useState(FIRST);
  useEffect(() => {
    if (grown >= count) return;
    const frame = requestAnimationFrame(() => grow(grown + MORE));
    return () => cancelAnimationFrame(frame);
  }, [grown, count]);
  return Math.min(grown, count);
}
