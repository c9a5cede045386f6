import type { ReactNode } from 'react';
import styles from './BottomBar.module.css';

/** What is said beside a button, and the button: in the flow of a wide page, on a bar at the foot of a narrow one. */
export const BottomBar = ({ children }: { children: ReactNode }) => <div className={styles.bar}>{children}</div>;
