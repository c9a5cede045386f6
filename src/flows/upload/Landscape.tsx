import styles from './Upload.module.css';

/** An empty frame with a hill and the sun in it: here goes a photo. Says nothing to a screen reader. */
export const Landscape = () => (
  <svg className={styles.drawing} viewBox="0 0 120 96" aria-hidden="true" focusable="false">
    <rect className={styles.frame} x="2" y="2" width="116" height="92" rx="1" />
    <rect className={styles.window} x="12" y="12" width="96" height="72" />
    <circle className={styles.sun} cx="82" cy="32" r="7" />
    <path className={styles.hills} d="M12 72 42 42l20 20 12-10 34 26v6H12Z" />
  </svg>
);
