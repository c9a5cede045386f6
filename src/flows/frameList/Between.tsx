import type { FrameEntry } from '../../domain/frame.ts';
import styles from './Between.module.css';

/** A picture that hangs between the frames and cannot be chosen. (FRAME-07) */
export const Between = ({ title, picture }: Extract<FrameEntry, { kind: 'image' }>) => (
  <figure className={styles.between}>
    {picture ? (
      <img
        className={styles.picture}
        src={picture.listing.url}
        width={picture.listing.width}
        height={picture.listing.height}
        alt=""
        loading="lazy"
        decoding="async"
      />
    ) : null}
    <figcaption className={styles.title}>{title}</figcaption>
  </figure>
);
