import type { ReactNode } from 'react';
import styles from './Price.module.css';

type Props = {
  /** Already written out ('₹1,24,500'). */
  children: ReactNode;
  size?: 'text' | 'large';
  /** A muted word before the amount ('From'). */
  prefix?: ReactNode;
  /** Reads each change out: one on a page, where choices change it. */
  live?: boolean;
};

/** An amount of money, in digits of one width, so that a change moves nothing. */
export function Price({ children, size = 'text', prefix, live }: Props) {
  return (
    <span className={styles.price} data-size={size} aria-live={live ? 'polite' : undefined} aria-atomic={live}>
      {prefix ? <span className={styles.prefix}>{prefix} </span> : null}
      <span className={styles.amount}>{children}</span>
    </span>
  );
}
