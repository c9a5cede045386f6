import { Skeleton, TextSkeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './Configurator.module.css';

/** The places of picture and choices while they are on the way, in their final size. */
export const ConfiguratorSkeleton = () => (
  <div className={styles.place} aria-busy="true">
    <VisuallyHidden role="status">The picture is on its way</VisuallyHidden>
    <div className={styles.preview}>
      <Skeleton height="100%" />
    </div>
    <div className={styles.choices}>
      <div>
        <Skeleton width="70%" height="3rem" />
        <p>
          <Skeleton width="40%" height="1.2em" />
        </p>
      </div>
      <Skeleton height="4.75rem" />
      <Skeleton height="11.5rem" />
      <Skeleton height="6rem" />
      <Skeleton height="3rem" />
      <p>
        <TextSkeleton lines={3} />
      </p>
    </div>
  </div>
);
