import styles from './Tag.module.css';

/** How something stands, in a word that is shown as it is given; colour only goes with it. */
export const Tag = ({ children, tone = 'plain' }: { children: string; tone?: 'plain' | 'found' }) => (
  <span className={styles.tag} data-tone={tone}>
    {children}
  </span>
);
