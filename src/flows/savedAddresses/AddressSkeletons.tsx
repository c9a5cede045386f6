import { Skeleton, TextSkeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './SavedAddresses.module.css';

/** The addresses on their way, in about their size. */
export const AddressSkeletons = ({ label }: { label: string }) => (
  <div className={styles.addresses}>
    <VisuallyHidden role="status">{label}</VisuallyHidden>
    <TextSkeleton lines={1} />
    <div className={styles.cards}>
      <Skeleton height="20rem" />
      <Skeleton height="20rem" />
    </div>
  </div>
);
