import { useEffect, useState } from 'react';

/** What is in sight on a phone comes with the first frame. */
const FIRST = 3;

/**
 * How many of so many entries are in the page: those in sight at once, the others one a frame, so that a long list keeps
 * nobody waiting. What was once there stays.
 */
export function useIncrementalRender(count: number): number {
  const [rendered, setRendered] = useState(FIRST);
  useEffect(() => {
    if (rendered >= count) return;
    const frame = requestAnimationFrame(() => setRendered(rendered + 1));
    return () => cancelAnimationFrame(frame);
  }, [rendered, count]);
  return Math.min(rendered, count);
}
