import { cachedQuery } from './cachedQuery.ts';

/** What home reads for its banners. */
export const bannersQuery = () =>
  cachedQuery(['banners'], async ({ signal }) => (await import('../home.ts')).banners(signal));

/** What home reads for its promises. */
export const promisesQuery = () =>
  cachedQuery(['promises'], async ({ signal }) => (await import('../home.ts')).promises(signal));

/** What home reads for its texts. */
export const homeTextsQuery = () =>
  cachedQuery(['homeTexts'], async ({ signal }) => (await import('../home.ts')).homeTexts(signal));

/** What home reads for its ways on. */
export const waysOnQuery = () =>
  cachedQuery(['waysOn'], async ({ signal }) => (await import('../home.ts')).waysOn(signal));

/** What home reads for the steps of framing. */
export const framingStepsQuery = () =>
  cachedQuery(['framingSteps'], async ({ signal }) => (await import('../home.ts')).framingSteps(signal));

/** What home reads for its gallery walls. */
export const homeWallsQuery = () =>
  cachedQuery(['homeWalls'], async ({ signal }) => (await import('../home.ts')).homeWalls(signal));

/** What a page reads for its looks into the store. */
export const storeSlidesQuery = () =>
  cachedQuery(['storeSlides'], async ({ signal }) => (await import('../home.ts')).storeSlides(signal));

/** What home reads for its testimonials. */
export const testimonialsQuery = () =>
  cachedQuery(['testimonials'], async ({ signal }) => (await import('../home.ts')).testimonials(signal));
