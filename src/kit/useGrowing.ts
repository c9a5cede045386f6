import { useEffect, useState } from 'react';

/** What is in sight on a phone comes with the first frame. */
const FIRST = 3;

/**
 * How many of so many entries are in the page, and how many of them with their picture: those in sight at once, the
 * others one a frame and its picture in the next, so that a long list keeps nobody waiting. What was once there stays.
 */
export function useGrowing(count: number): { drawn: number; pictured: number } {
  const [frames, setFrames] = useState(0);
  useEffect(() => {
    if (FIRST + frames / 2 >= count) return;
    const frame = requestAnimationFrame(() => setFrames(frames + 1));
    return () => cancelAnimationFrame(frame);
  }, [frames, count]);
  return { drawn: Math.min(FIRST + Math.ceil(frames / 2), count), pictured: FIRST + Math.floor(frames / 2) };
}
