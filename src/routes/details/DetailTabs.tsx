import { Suspense } from 'react';
import { useInView } from '../../kit/browser/viewport.ts';
import { lazyWithRetry } from '../../kit/loading/lazy.tsx';
import { Description, type DetailProps } from './Description.tsx';
import styles from './DetailTabs.module.css';

const Panels = lazyWithRetry(async () => (await import('./DetailPanels.tsx')).DetailPanels);

/**
 * Description, care, returns and reviews of what can be bought. At first the description alone; all else
 * loads once it is near the window. (ART-10, ART-11)
 */
export function DetailTabs(props: DetailProps) {
  const [ref, isInView] = useInView<HTMLElement>();
  const description =
    props.description === null ? null : (
      <div>
        <p className={styles.header}>Description</p>
        <Description description={props.description} themes={props.themes} />
      </div>
    );
  return (
    <section
      ref={ref}
      className={styles.details}
      data-without-reviews={(!props.piece && props.frame === undefined) || undefined}
      aria-label="Details"
    >
      {isInView ? (
        <Suspense fallback={description}>
          <Panels {...props} />
        </Suspense>
      ) : (
        description
      )}
    </section>
  );
}
