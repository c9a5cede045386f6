import styles from './Thumbnail.module.css';

// A picture that does not come leaves its wall, not the browser's sign of a broken one.
const takeDown = ({ currentTarget }: { currentTarget: HTMLImageElement }) => {
  currentTarget.hidden = true;
};

/** A small picture on its bit of wall, in a square that is there before it; without one the wall alone. It says nothing: its name stands beside it. */
export const Thumbnail = ({ src }: { src: string | null }) => (
  <span className={styles.wall}>
    {src ? (
      <img className={styles.picture} src={src} alt="" loading="lazy" decoding="async" onError={takeDown} />
    ) : null}
  </span>
);
