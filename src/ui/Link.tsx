import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router-dom';

/** Does the device ask for no less motion? HTML made at build time is for those that do not. */
export const prefersMotion = (): boolean =>
  typeof window === 'undefined' || window.matchMedia('(prefers-reduced-motion: no-preference)').matches;

/** A way to another page of the store; one page fades into the next where motion is wanted. */
export const Link = (props: ComponentProps<typeof RouterLink>) => (
  <RouterLink viewTransition={prefersMotion()} {...props} />
);
