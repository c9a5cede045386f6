import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

type Props = { children: ReactNode; role?: 'status' | 'alert'; as?: 'span' | 'h1' | 'h2' | 'h3' };

/** Words for screen readers only. */
export const VisuallyHidden = ({ children, role, as: As = 'span' }: Props) => (
  <As className={styles.hidden} role={role}>
    {children}
  </As>
);

/** The first link of a page: unseen until it has the focus, it leads past the header. */
export const SkipLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a className={styles.skip} href={href}>
    {children}
  </a>
);
