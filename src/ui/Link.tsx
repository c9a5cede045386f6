import type { ComponentProps, MouseEvent } from 'react';
import { Link as RouterLink } from 'react-router-dom';

/** Read by each link that is drawn: read once, it is as live, and a page of links takes milliseconds less. */
const motion = globalThis.window?.matchMedia('(prefers-reduced-motion: no-preference)');

/** Does the device ask for no less motion? HTML made at build time is for those that do not. */
export const prefersMotion = (): boolean => motion?.matches ?? true;

/** A way to another page of the store; one page fades into the next where motion is wanted. */
export const Link = (props: ComponentProps<typeof RouterLink>) => (
  <RouterLink viewTransition={prefersMotion()} {...props} />
);

/** Does a press of a link open another tab or window, or save it? A view that goes its own way leaves that to the browser. */
export const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
