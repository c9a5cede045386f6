import { lazy, Suspense } from 'react';
import type { Frame } from '../../domain/frame.ts';
import type { Media } from '../../domain/media.ts';
import type { Subject } from '../../domain/subject.ts';
import { useNear } from '../../kit/near.ts';
import { persistently } from '../../kit/persistently.ts';
import { Description, type DescriptionProps } from './Description.tsx';
import styles from './DetailTabs.module.css';

export type DetailTabsProps = DescriptionProps & {
  /** What is printed: a shopper's own picture is cared for in another way than art. Null while it is not known. */
  subject: Pick<Subject, 'source'> | null;
  /** The frame that is chosen, whose reviews are shown; null without one. (ART-21) */
  frame: Pick<Frame, 'id' | 'title'> | null;
  media: Media;
};

const Panels = lazy(async () => ({
  default: await persistently(async () => (await import('./DetailPanels.tsx')).DetailPanels),
}));

/**
 * Description, care, returns and reviews of what can be bought. At first the description alone, which is at hand; all
 * else comes as the shopper comes near it. (ART-10, ART-11)
 */
export function DetailTabs(props: DetailTabsProps) {
  const [ref, isNear] = useNear<HTMLElement>();
  const first = (
    <div className={styles.first}>
      <p className={styles.head}>Description</p>
      <Description description={props.description} themes={props.themes} />
    </div>
  );
  return (
    <section ref={ref} className={styles.details} aria-label="Details">
      {isNear ? (
        <Suspense fallback={first}>
          <Panels {...props} />
        </Suspense>
      ) : (
        first
      )}
    </section>
  );
}
