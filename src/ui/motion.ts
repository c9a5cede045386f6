/** Does the device ask for no less motion? HTML made at build time is for those that do not. */
export const prefersMotion = (): boolean =>
  typeof window === 'undefined' || window.matchMedia('(prefers-reduced-motion: no-preference)').matches;
