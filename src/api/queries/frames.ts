import { cachedQuery } from './cachedQuery.ts';

/** What a page reads for frames by their names. */
export const framesTitledQuery = (titles: readonly string[]) =>
  cachedQuery(['frames', 'titled', titles], async ({ signal }) =>
    (await import('../frames.ts')).framesTitled(titles, signal),
  );

/** What a page reads to show frames. */
export const framesQuery = () =>
  cachedQuery(['frames'], async ({ signal }) => (await import('../frames.ts')).frameEntries(signal));

/** What a page reads for one frame. */
export const frameQuery = (id: string) =>
  cachedQuery(['frame', id], async ({ signal }) => (await import('../frames.ts')).frameById(id, signal));
