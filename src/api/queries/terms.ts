import { cachedQuery } from './cachedQuery.ts';

/** What a page reads for the filter by theme. */
export const themesQuery = () =>
  cachedQuery(['themes'], async ({ signal }) => (await import('../terms.ts')).fetchThemes(signal));

/** What home reads for its collection carousel. */
export const homeThemesQuery = () =>
  cachedQuery(['themes', 'home'], async ({ signal }) => (await import('../terms.ts')).fetchHomeThemes(signal));

/** What a page reads for the filter by orientation. */
export const orientationsQuery = () =>
  cachedQuery(['orientations'], async ({ signal }) => (await import('../terms.ts')).fetchOrientations(signal));

/** What a page reads for the choices of its filters. */
export const frameTermsQuery = () =>
  cachedQuery(['frameTerms'], async ({ signal }) => (await import('../terms.ts')).fetchFrameTerms(signal));
