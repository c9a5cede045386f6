/** Where the arrow keys and Home and End lead in a list. */
export type HighlightMove = 'next' | 'previous' | 'first' | 'last';

/** The place that a step leads to among so many; from one end of the list on to the other. Null: nothing is highlighted. */
export function moveHighlight(at: number | null, step: HighlightMove, count: number): number {
  if (step === 'first') return 0;
  if (step === 'last') return count - 1;
  if (step === 'next') return ((at ?? -1) + 1) % count;
  return ((at ?? count) - 1 + count) % count;
}
