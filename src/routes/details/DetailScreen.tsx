import type { ReactNode } from 'react';
import { Page } from '../../ui/Layout.tsx';
import styles from './DetailScreen.module.css';

type Props = {
  /** The way back to where it was found. */
  back: ReactNode;
  /** The way down to it from the top, where there is room. */
  way?: ReactNode;
  /** How to save and share it. */
  more: ReactNode;
  children: ReactNode;
};

/** A screen on which one thing is looked at and bought: its ways above, the thing itself below. */
export const DetailScreen = ({ back, way, more, children }: Props) => (
  <Page>
    <div className={styles.screen}>
      <div className={styles.ways}>
        {back}
        {way ? <div className={styles.way}>{way}</div> : null}
        <div className={styles.more}>{more}</div>
      </div>
      {children}
    </div>
  </Page>
);
