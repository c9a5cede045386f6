import type { ReactNode } from 'react';
import styles from './Bill.module.css';

type BillRow = { name: ReactNode; amount: ReactNode };

/** The amounts of a bill under each other, and the total below a line. */
export const Totals = ({ rows, total }: { rows: readonly (BillRow & { key: string })[]; total: BillRow }) => (
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

/** A text that shows only on a printed page, such as the store's name. */
export const PrintOnly = ({ children }: { children: ReactNode }) => <p className={styles.printOnly}>{children}</p>;

// A picture that fails to load leaves its background, not the browser's broken-image icon.
const hideImage = ({ currentTarget }: { currentTarget: HTMLImageElement }) => {
  currentTarget.hidden = true;
};

/** A small picture on its bit of wall, in a square that is there before it; without one the wall alone. Hidden from screen readers: its name stands beside it. */
export const Thumbnail = ({ src }: { src: string | null }) => (
  <span className={styles.wall}>
    {src ? (
      <img className={styles.picture} src={src} alt="" loading="lazy" decoding="async" onError={hideImage} />
    ) : null}
  </span>
);
