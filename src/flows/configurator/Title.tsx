import type { Subject } from '../../domain/subject.ts';
import styles from './Title.module.css';

/** What the picture is called, and whose it is. */
export const Title = ({ subject: { title, artist } }: { subject: Subject }) => (
  <header className={styles.head}>
    <h1 className={styles.title}>{title}</h1>
    {artist ? <p className={styles.artist}>{artist}</p> : null}
  </header>
);
