import type { connect } from '../../../machines/frameList/frameList.connect.ts';
import type { Frame } from '../../domain/frame.ts';
import { Link } from '../../ui/Link.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './FrameCard.module.css';
import { Framed } from './Framed.tsx';

type View = Pick<
  ReturnType<typeof connect>,
  'subject' | 'choice' | 'chosen' | 'isOpening' | 'editPathOf' | 'filtersQuery'
>;

/** One frame with the shopper's own picture in it; it leads to where both are made up. (FRAME-05) */
export function FrameCard({
  frame,
  subject,
  choice,
  isOpening,
  chosen,
  editPathOf,
  filtersQuery,
}: View & { frame: Frame }) {
  const { id, title, material, colours } = frame;
  return (
    <article className={styles.card}>
      <div className={styles.wall}>
        <Framed frame={frame} subject={subject} choice={choice} isOpening={isOpening} />
      </div>
      <div className={styles.label}>
        <h2 className={styles.title}>
          <Link className={styles.link} to={editPathOf(id)} state={{ filters: filtersQuery }}>
            {title}
          </Link>
        </h2>
        <p className={styles.note}>{material}</p>
        <p className={styles.note}>{colours.join(', ')}</p>
        {id === chosen ? <p className={styles.chosen}>Around your picture now</p> : null}
      </div>
    </article>
  );
}

/** A frame on its way: the wall, and its label. */
export const FrameCardSkeleton = () => (
  <div className={styles.card} aria-hidden="true">
    <Skeleton width="100%" ratio={0.8} />
    <Skeleton width="60%" height="1.2em" />
    <Skeleton width="40%" />
  </div>
);
