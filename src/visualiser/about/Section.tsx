import type { ReactNode } from 'react';
import look from '../ui/look.module.css';
import styles from './AboutPanel.module.css';

/** One thing that is known of a part of a chart, under its heading. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.part}>
    <h3 className={look.heading}>{title}</h3>
    {children}
  </section>
);
