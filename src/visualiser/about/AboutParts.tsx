import type { ReactNode } from 'react';
import look from '../ui/look.module.css';
import styles from './AboutPanel.module.css';

type Props = { kind: string; name: ReactNode; description: string; id: string };

/** What the panel is about, in the largest letters of the panel; a followed link leads the focus here. */
export const PanelTitle = ({ kind, name, description, id }: Props) => (
  <div className={styles.header}>
    <p className={look.muted}>{kind}</p>
    <h2 className={styles.title} tabIndex={-1}>
      {name}
    </h2>
    {description ? <p>{description}</p> : null}
    <p className={styles.id}>{id}</p>
  </div>
);

/** One thing that is known of a part of a chart, under its heading. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.section}>
    <h3 className={look.heading}>{title}</h3>
    {children}
  </section>
);

/** Names of the code, one a line, in the order in which they run. */
export const NameList = ({ names }: { names: readonly string[] }) => (
  <ul className={styles.names}>
    {[...new Set(names)].map((name) => (
      <li key={name} className={look.code}>
        {name}
      </li>
    ))}
  </ul>
);
