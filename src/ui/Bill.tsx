import type { ReactNode } from 'react';
import styles from './Bill.module.css';

type Sum = { name: ReactNode; amount: ReactNode };

/** What a bill comes to: names and amounts under each other, and the total below a line. */
export const Sums = ({ rows, total }: { rows: readonly (Sum & { key: string })[]; total: Sum }) => (
  <dl className={styles.totals}>
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

/** Something that stands only on a printed page, such as whose it is. */
export const PrintOnly = ({ children }: { children: ReactNode }) => <p className={styles.printOnly}>{children}</p>;

// A picture that does not come leaves its wall, not the browser's sign of a broken one.
const takeDown = ({ currentTarget }: { currentTarget: HTMLImageElement }) => {
  currentTarget.hidden = true;
};

/** A small picture on its bit of wall, in a square that is there before it; without one the wall alone. Hidden from screen readers: its name stands beside it. */
export const Thumbnail = ({ src }: { src: string | null }) => (
  <span className={styles.wall}>
    {src ? (
      <img className={styles.picture} src={src} alt="" loading="lazy" decoding="async" onError={takeDown} />
    ) : null}
  </span>
);
