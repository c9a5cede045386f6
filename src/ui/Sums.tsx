import type { ReactNode } from 'react';
import styles from './Sums.module.css';

type Sum = { name: ReactNode; amount: ReactNode };

/** What a bill comes to: names and amounts under each other, and the total below a line. */
export const Sums = ({ rows, total }: { rows: readonly (Sum & { key: string })[]; total: Sum }) => (
  <dl className={styles.sums}>
    {rows.map(({ key, name, amount }) => (
      <div key={key}>
        <dt>{name}</dt>
        <dd>{amount}</dd>
      </div>
    ))}
    <div className={styles.total}>
      <dt>{total.name}</dt>
      <dd>{total.amount}</dd>
    </div>
  </dl>
);
