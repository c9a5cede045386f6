import { cachedQuery } from './cachedQuery.ts';

/** What home reads for its banners. */
export const bannersQuery = () =>
  cachedQuery(['banners'], async ({ signal }) => (await import('../home.ts')).fetchBanners(signal));

/** What home reads for its promises. */
export const promisesQuery = () =>
  cachedQuery(['promises'], async ({ signal }) => (await import('../home.ts')).fetchPromises(signal));

/** What home reads for its texts. */
export const homeTextsQuery = () =>
  cachedQuery(['homeTexts'], async ({ signal }) => (await import('../home.ts')).fetchHomeTexts(signal));

/** What home reads for its ways on. */
export const callsToActionQuery = () =>
  cachedQuery(['waysOn'], async ({ signal }) => (await import('../home.ts')).fetchCallsToAction(signal));

/** What home reads for the steps of framing. */
export const framingStepsQuery = () =>
  cachedQuery(['framingSteps'], async ({ signal }) => (await import('../home.ts')).fetchFramingSteps(signal));

/** What home reads for its gallery walls. */
export const homeWallsQuery = () =>
  cachedQuery(['homeWalls'], async ({ signal }) => (await import('../home.ts')).fetchHomeWalls(signal));

/** What a page reads for its looks into the store. */
export const storeSlidesQuery = () =>
  cachedQuery(['storeSlides'], async ({ signal }) => (await import('../home.ts')).fetchStoreSlides(signal));

/** What home reads for its testimonials. */
export const testimonialsQuery = () =>
  cachedQuery(['testimonials'], async ({ signal }) => (await import('../home.ts')).fetchTestimonials(signal));
