import { Skeleton, TextSkeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './Configurator.module.css';
import later from './LaterChoices.module.css';
import title from './Title.module.css';

/** Legend and buttons of a choice between two. */
const PAIR = '4.875rem';

/** The places of picture and choices while they are on the way, in their final size. */
export const ConfiguratorSkeleton = () => (
  <div className={styles.place} aria-busy="true">
    <VisuallyHidden role="status">The picture is on its way</VisuallyHidden>
    <div className={styles.preview}>
      <section>
        <div className={styles.stage}>
          <Skeleton height="100%" />
        </div>
        <div className={styles.views}>
          <Skeleton height="100%" />
        </div>
      </section>
    </div>
    <div className={styles.choices}>
      <div className={title.head}>
        <p className={title.title}>
          <Skeleton width="70%" height="1.18em" />
        </p>
        <p className={title.artist}>
          <Skeleton width="40%" height="1.55em" />
        </p>
      </div>
      <Skeleton height={PAIR} />
      <Skeleton height={PAIR} />
      <div className={later.frames}>
        <Skeleton height="100%" />
      </div>
      <Skeleton height="15.5625rem" />
      <Skeleton height="8.25rem" />
      <p>
        <TextSkeleton lines={3} />
      </p>
    </div>
  </div>
);
