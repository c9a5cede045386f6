import type { CSSProperties } from 'react';
import type { CartLine } from '../../domain/cart.ts';
import styles from './Thumbnail.module.css';

/** The line's picture on its little mat; the name beside it says what it is, so it says nothing itself. */
export const Thumbnail = ({ line }: { line: Pick<CartLine, 'image_url' | 'width' | 'height'> }) => (
  <span className={styles.place} style={{ '--ratio': line.width / line.height } as CSSProperties}>
    <img
      className={styles.picture}
      src={line.image_url}
      alt=""
      width={line.width * 10}
      height={line.height * 10}
      loading="lazy"
      decoding="async"
    />
  </span>
);
