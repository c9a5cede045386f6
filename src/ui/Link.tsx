import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { prefersMotion } from './motion.ts';

/** A way to another page of the store; one page fades into the next where motion is wanted. */
export const Link = (props: ComponentProps<typeof RouterLink>) => (
  <RouterLink viewTransition={prefersMotion()} {...props} />
);
