import { useState } from 'react';
import { useReread } from './reread.ts';

/**
 * A number that grows when what a page was drawn from has been read anew and is another thing now: a reason to begin anew.
 * What is read for the first time is no such news.
 */
export function useRenewed(read: readonly unknown[]): number {
  const times = useReread();
  const [last, setLast] = useState({ times, read, number: 0 });
  if (times === last.times) return last.number;
  const isNews = last.read.some((each, index) => each !== undefined && each !== null && each !== read[index]);
  const number = isNews ? last.number + 1 : last.number;
  setLast({ times, read, number });
  return number;
}
