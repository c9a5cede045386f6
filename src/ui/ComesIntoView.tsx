import type { ReactNode } from 'react';
import styles from './ComesIntoView.module.css';

const takeFocus = (place: HTMLDivElement | null) => place?.focus();

/** What became of something that was pressed far below: it takes the focus as it comes, so that nobody misses it. */
export const ComesIntoView = ({ children }: { children: ReactNode }) => (
  <div ref={takeFocus} className={styles.place} tabIndex={-1}>
    {children}
  </div>
);
