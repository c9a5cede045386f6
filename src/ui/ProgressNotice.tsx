import type { ReactNode } from 'react';
import { Stack } from './Layout.tsx';
import styles from './ProgressNotice.module.css';

type Props = {
  /** What is under way, in a few words; each change is read out. */
  children: ReactNode;
  /** Steps completed, and all steps; without a total the progress is indeterminate. */
  done?: number;
  total?: number;
};

/** What is under way, in words, and a progress bar of its steps or an indeterminate one. */
export function ProgressNotice({ children, done = 0, total }: Props) {
  return (
    <Stack gap={3}>
      <p className={styles.text} role="status">
        {children}
      </p>
      {total === undefined ? (
        <span className={styles.indeterminate} aria-hidden="true" />
      ) : (
        <span className={styles.steps} aria-hidden="true">
          {Array.from({ length: total }, (_, index) => index).map((step) => (
            <span
              key={step}
              className={styles.step}
              data-state={step < done ? 'done' : step === done ? 'now' : 'ahead'}
            />
          ))}
        </span>
      )}
    </Stack>
  );
}
