import type { ReactNode } from 'react';
import styles from './OnPaper.module.css';

/** Something that stands only on a printed page, such as whose it is. */
export const OnPaper = ({ children }: { children: ReactNode }) => <p className={styles.onPaper}>{children}</p>;
