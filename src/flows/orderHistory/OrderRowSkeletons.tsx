import { Skeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './OrderHistory.module.css';
import row from './OrderRow.module.css';

const PLACES = [1, 2, 3];

/** Orders on their way, in their final size. */
export const OrderRowSkeletons = () => (
  <div aria-busy="true">
    <VisuallyHidden role="status">Your orders are on their way</VisuallyHidden>
    <ul className={styles.orders} aria-hidden="true">
      {PLACES.map((place) => (
        <li key={place} className={row.order}>
          <div className={row.pictures}>
            <Skeleton width="64px" height="64px" />
          </div>
          <div className={row.about}>
            <Skeleton width="11rem" height="1.5em" />
            <Skeleton width="16rem" />
            <Skeleton width="9rem" />
          </div>
          <div className={row.sum}>
            <Skeleton width="6rem" height="1.75em" />
            <Skeleton width="5rem" />
          </div>
        </li>
      ))}
    </ul>
  </div>
);
