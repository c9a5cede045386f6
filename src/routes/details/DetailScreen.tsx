import { type ReactNode, useEffect } from 'react';
import { useInView } from '../../kit/browser/viewport.ts';
import { addSeen, seenStorage } from '../../storage/seenStorage.ts';
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

type LeadOnProps = {
  /** The address of the thing that is looked at; undefined until it is read. */
  path: string | undefined;
  /** Gets the addresses of what was looked at, the latest first, the thing itself among them; null until the shopper is near. */
  children: (seen: readonly string[] | null) => ReactNode;
};

/** The place of what leads on from a thing. From now on the thing is one that was looked at. */
export function LeadOn({ path, children }: LeadOnProps) {
  const [ref, isInView] = useInView<HTMLDivElement>();
  useEffect(() => {
    if (path) addSeen(path);
  }, [path]);
  return <div ref={ref}>{children(isInView ? (seenStorage.read() ?? []) : null)}</div>;
}
