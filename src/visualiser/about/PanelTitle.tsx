import type { ReactNode } from 'react';
import look from '../ui/look.module.css';
import styles from './AboutPanel.module.css';

type Props = { kind: string; name: ReactNode; description: string; id: string };

/** What the panel is about, in the largest letters of the panel; a followed link leads the focus here. */
export const PanelTitle = ({ kind, name, description, id }: Props) => (
  <div className={styles.head}>
    <p className={look.quiet}>{kind}</p>
    <h2 className={styles.title} tabIndex={-1}>
      {name}
    </h2>
    {description ? <p>{description}</p> : null}
    <p className={styles.id}>{id}</p>
  </div>
);
