import { Skeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import gallery from './Gallery.module.css';
import styles from './Product.module.css';

/** A line of what is told of it, with the line under it. */
const FACT = '2.55rem';

/** The places of pictures and words while they are on the way, in their final size. */
export const ProductSkeleton = () => (
  <div className={styles.place} aria-busy="true">
    <VisuallyHidden role="status">The page is on its way</VisuallyHidden>
    <div className={styles.pictures}>
      <div className={gallery.gallery}>
        <div className={gallery.stage}>
          <Skeleton height="100%" />
        </div>
      </div>
    </div>
    <div className={styles.told}>
      <div className={styles.head}>
        <p className={styles.title}>
          <Skeleton width="70%" height="1.18em" />
        </p>
      </div>
      <div className={styles.factsToCome}>
        {['layout', 'frames', 'frame'].map((fact) => (
          <Skeleton key={fact} height={FACT} />
        ))}
      </div>
      <Skeleton height="8.25rem" />
      <Skeleton height="3.75rem" />
    </div>
  </div>
);
