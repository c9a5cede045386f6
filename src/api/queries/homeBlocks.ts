import { cachedQuery } from './cachedQuery.ts';

/** What home reads for its texts. */
export const homeTextsQuery = () =>
  cachedQuery(['homeTexts'], async ({ signal }) => (await import('../homeBlocks.ts')).homeTexts(signal));

/** What home reads for its ways on. */
export const waysOnQuery = () =>
  cachedQuery(['waysOn'], async ({ signal }) => (await import('../homeBlocks.ts')).waysOn(signal));

/** What home reads for the steps of framing. */
export const framingStepsQuery = () =>
  cachedQuery(['framingSteps'], async ({ signal }) => (await import('../homeBlocks.ts')).framingSteps(signal));

/** What home reads for its gallery walls. */
export const homeWallsQuery = () =>
  cachedQuery(['homeWalls'], async ({ signal }) => (await import('../homeBlocks.ts')).homeWalls(signal));

/** What a page reads for its looks into the store. */
export const storeSlidesQuery = () =>
  cachedQuery(['storeSlides'], async ({ signal }) => (await import('../homeBlocks.ts')).storeSlides(signal));
