import type { ComponentProps, MouseEvent } from 'react';
import { Link as RouterLink } from 'react-router-dom';

/** Read by each link that is drawn: read once, it is as live, and a page of links takes milliseconds less. */
const motionQuery = globalThis.window?.matchMedia('(prefers-reduced-motion: no-preference)');

/** Does the device ask for no less motion? HTML made at build time is for those that do not. */
export const prefersMotion = (): boolean => motionQuery?.matches ?? true;

/** A link to another page of the store; pages cross-fade unless the device asks for reduced motion. */
export const Link = (props: ComponentProps<typeof RouterLink>) => (
  <RouterLink viewTransition={prefersMotion()} {...props} />
);

/** Does a click on a link open another tab or window, or save it? */
const isModifiedClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/**
 * The `onClick` of a link that a chart follows: calls `follow`, and the browser does not follow it too. A click for another tab or
 * window is left to the browser.
 */
export const handleLinkClick = (follow: () => void) => (event: MouseEvent) => {
  if (isModifiedClick(event)) return;
  event.preventDefault();
  follow();
};
