import { Skeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './Profile.module.css';

const FIELDS = ['name', 'mail', 'mobile', 'alternate'];

/** The form on its way, in its final size. */
export function ProfileSkeleton() {
  return (
    <div className={styles.form}>
      <VisuallyHidden role="status">Your details are on their way</VisuallyHidden>
      {FIELDS.map((field) => (
        <div key={field} className={styles.waiting}>
          <Skeleton width="40%" height="1.5em" />
          <Skeleton height="var(--control)" />
        </div>
      ))}
      <Skeleton width="8rem" height="var(--control)" />
    </div>
  );
}
