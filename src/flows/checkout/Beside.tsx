import type { ReactNode } from 'react';
import styles from './Beside.module.css';

type Props = {
  title: string;
  children: ReactNode;
  /** Stands beside on a desk; on a phone under the rest, or over it where it is `first`. */
  summary: ReactNode;
  first?: boolean;
};

/** One stage: its heading, its one column, and the summary beside it (CHK-24). */
export const Beside = ({ title, children, summary, first }: Props) => (
  <div className={styles.place}>
    <div className={styles.stage} data-first={first || undefined}>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.main}>{children}</div>
      <aside className={styles.summary} aria-label="Order Summary">
        {summary}
      </aside>
    </div>
  </div>
);
