import styles from './Thumbnail.module.css';

/** A small picture on its bit of wall, in a square that is there before it; without one the wall alone. It says nothing: its name stands beside it. */
export const Thumbnail = ({ src }: { src: string | null }) => (
  <span className={styles.wall}>
    {src ? <img className={styles.picture} src={src} alt="" loading="lazy" decoding="async" /> : null}
  </span>
);
