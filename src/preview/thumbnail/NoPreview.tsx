import type { ReactNode } from 'react';
import styles from './NoPreview.module.css';

/** Stands where a thumbnail of so many px would stand, and says that there is none. (PREV-20) */
export const NoPreview = ({ width, children }: { width: number; children: ReactNode }) => (
  <span className={styles.missing} style={{ inlineSize: width }}>
    {children}
  </span>
);
