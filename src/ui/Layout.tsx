import type { ReactNode } from 'react';
import styles from './Layout.module.css';

type WithChildren = { children: ReactNode };

/** A page's width: 1280 px at most, with its margins. `reading` is one column of text. */
export const Page = ({ children, width = 'page' }: WithChildren & { width?: 'page' | 'reading' }) => (
  <div className={styles.page} data-width={width}>
    {children}
  </div>
);

type Heading = { title?: ReactNode; lead?: ReactNode; action?: ReactNode; level?: 1 | 2 | 3; label?: string };

/** A part of a page, 48 to 96 px from the next, with its heading, a sentence under it and one link beside it. */
export function Section({ children, title, lead, action, level = 2, label }: WithChildren & Heading) {
  const Title: 'h1' | 'h2' | 'h3' = `h${level}`;
  return (
    <section className={styles.section} aria-label={label}>
      {title || action ? (
        <header className={styles.header}>
          <div>
            {title ? <Title>{title}</Title> : null}
            {lead ? <p className={styles.lead}>{lead}</p> : null}
          </div>
          {action}
        </header>
      ) : null}
      {children}
    </section>
  );
}

type Cards = WithChildren & {
  label?: string;
  busy?: boolean;
  /** `large`: one on a phone, two or three on a desk, for pictures that are wide or rich in detail. */
  size?: 'small' | 'large';
  /** Is it one row of four? */
  fourInRow?: boolean;
  /** So many lines stand under each picture on a phone: what is far down need not be laid out to know how high it is. */
  lines?: 3 | 6 | undefined;
};

/** A list of prints: two beside each other on a phone, three or four on a desk. Its children are `<li>`. */
export const CardGrid = ({ children, label, busy, size = 'small', fourInRow, lines }: Cards) => (
  <div className={styles.container}>
    <ul
      className={styles.cards}
      data-size={size}
      data-four-in-row={fourInRow || undefined}
      data-lines={lines}
      aria-label={label}
      aria-busy={busy || undefined}
    >
      {children}
    </ul>
  </div>
);

type Gap = 1 | 2 | 3 | 4 | 6 | 8 | 12;

/** Things under each other; `gap` in steps of 4 px. */
export const Stack = ({ children, gap = 4 }: WithChildren & { gap?: Gap }) => (
  <div className={styles.stack} data-gap={gap}>
    {children}
  </div>
);

/** Things beside each other, on a second line where they do not fit. */
export const Row = ({ children, gap = 3 }: WithChildren & { gap?: Gap }) => (
  <div className={styles.row} data-gap={gap}>
    {children}
  </div>
);

/** A quiet box: a summary beside a form, an address. */
export const Panel = ({ children }: WithChildren) => <div className={styles.panel}>{children}</div>;

/** A button with what stands beside it, on a bar at the bottom of the window; on a wide page until it scrolls to its place. */
export const BottomBar = ({ children }: WithChildren) => <div className={styles.bar}>{children}</div>;
