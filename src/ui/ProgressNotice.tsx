import type { ReactNode } from 'react';
import styles from './ProgressNotice.module.css';

type Props = {
  /** What is under way, in a few words; each change is read out. */
  children: ReactNode;
  /** Steps behind, of how many; without them nobody knows how long it takes. */
  done?: number;
  of?: number;
};

/** Something is under way: its words, and a thin line that grows with the steps or wanders where there are none. */
export function ProgressNotice({ children, done = 0, of }: Props) {
  return (
    <div className={styles.progress}>
      <p className={styles.text} role="status">
        {children}
      </p>
      {of === undefined ? (
        <span className={styles.indeterminate} aria-hidden="true" />
      ) : (
        <span className={styles.steps} aria-hidden="true">
          {Array.from({ length: of }, (_, index) => index).map((step) => (
            <span
              key={step}
              className={styles.step}
              data-state={step < done ? 'done' : step === done ? 'now' : 'ahead'}
            />
          ))}
        </span>
      )}
    </div>
  );
}
