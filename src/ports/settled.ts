/**
 * What each of the pieces of work came to, in their order; null for one that failed. Rejects where all of them did, with
 * the first one's reason; with nothing to do there is nothing to fail.
 */
export async function settled<T>(work: readonly Promise<T>[]): Promise<(T | null)[]> {
  const ends = await Promise.allSettled(work);
  const [first] = ends;
  if (first?.status === 'rejected' && ends.every(({ status }) => status === 'rejected')) throw first.reason;
  return ends.map((end) => (end.status === 'fulfilled' ? end.value : null));
}
