import type { CSSProperties } from 'react';
import { MAX_STARS } from '../../domain/review.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './Stars.module.css';

const STAR = 'm12 2.8 2.8 5.9 6.4.8-4.7 4.5 1.2 6.4L12 17.3l-5.7 3.1 1.2-6.4L2.8 9.5l6.4-.8z';

/** Stars out of five, parts of one too; read out as '4 of 5 stars'. (ART-16, ART-17) */
export const Stars = ({ stars, size }: { stars: number; size: number }) => (
  <span className={styles.stars} style={{ '--star': `${size}px`, '--share': stars / MAX_STARS } as CSSProperties}>
    <VisuallyHidden>{`${stars} of ${MAX_STARS} stars`}</VisuallyHidden>
    <Row />
    <span className={styles.filled}>
      <Row />
    </span>
  </span>
);

const Row = () => (
  <svg className={styles.row} viewBox={`0 0 ${MAX_STARS * 24} 24`} aria-hidden="true" focusable="false">
    {Array.from({ length: MAX_STARS }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the stars are all alike and never change places
      <path key={at} d={STAR} transform={`translate(${at * 24} 0)`} />
    ))}
  </svg>
);
