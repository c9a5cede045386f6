import type { RefObject } from 'react';
import { IconButton } from '../../ui/IconButton.tsx';
import styles from './LowerChoices.module.css';

/** How much of the strip one press goes on: what was half seen is then seen whole. */
const SHARE = 0.8;

type Props = { strip: RefObject<HTMLElement | null>; count: number };

/** How many frames there are, and along their strip. (ART-07) */
export function FrameArrows({ strip, count }: Props) {
  const go = (by: 1 | -1) => {
    const place = strip.current;
    place?.scrollBy({ left: by * SHARE * place.clientWidth });
  };
  return (
    <div className={styles.arrows}>
      <span className={styles.count}>{count} frames</span>
      <IconButton icon="chevron-left" label="Earlier frames" onClick={() => go(-1)} />
      <IconButton icon="chevron-right" label="More frames" onClick={() => go(1)} />
    </div>
  );
}
