import { createMediaQueryHook } from '../../kit/browser/mediaQuery.ts';

/** Is there room for list, diagram and panel beside each other? Else they stand below each other, the list behind a button. */
export const useIsDesktop = createMediaQueryHook('(width > 900px)', true);
