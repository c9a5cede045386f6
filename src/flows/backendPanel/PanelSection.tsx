import { type ReactNode, useId } from 'react';
import styles from './BackendPanel.module.css';

type Props = {
  title: string;
  /** Beside the title. */
  note?: string | number | null;
  children: ReactNode;
};

/** A section with a heading. */
export function PanelSection({ title, note = null, children }: Props) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.sectionHeader}>
        <h3 id={id}>{title}</h3>
        {note === null ? null : <span className={styles.note}>{note}</span>}
      </div>
      {children}
    </section>
  );
}
