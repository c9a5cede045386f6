import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { reviewsQuery } from '../../api/queries/details.ts';
import type { Frame } from '../../domain/frame.ts';
import { getAverageStars, type Review } from '../../domain/review.ts';
import { useInView } from '../../kit/browser/viewport.ts';
import { formatMessage } from '../../messages/message.ts';
import { detailsMessages } from '../../messages/product.ts';
import { ErrorState } from '../../ui/BlockStates.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextSkeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './Reviews.module.css';
import { Stars } from './Stars.tsx';

type Reviewed = Pick<Frame, 'id' | 'title'>;

/** What customers say of the frame that is chosen; a print without one has no reviews. (ART-16, ART-19, ART-21) */
export const Reviews = ({ frame }: { frame: Reviewed | null }) =>
  frame ? (
    <FrameReviews frame={frame} />
  ) : (
    <p className={styles.none}>{formatMessage(detailsMessages['details.noReviews'])}</p>
  );

function FrameReviews({ frame }: { frame: Reviewed }) {
  const [ref, isInView] = useInView<HTMLDivElement>();
  const { data, isError, isFetching, refetch } = useQuery({ ...reviewsQuery(frame.id), enabled: isInView });
  return (
    <div ref={ref} className={styles.block}>
      {isError ? (
        <ErrorState
          title={formatMessage(detailsMessages['details.reviewsFailed'])}
          retryLabel="Try again"
          busy={isFetching}
          onRetry={() => refetch()}
        />
      ) : data === undefined ? (
        <>
          <VisuallyHidden role="status">The reviews are on their way</VisuallyHidden>
          <TextSkeleton lines={7} />
        </>
      ) : data.length > 0 ? (
        <ReviewList reviews={data} of={frame.title} />
      ) : (
        <p className={styles.none}>{formatMessage(detailsMessages['details.noReviews'])}</p>
      )}
    </div>
  );
}

const INITIAL_COUNT = 4;

function ReviewList({ reviews, of }: { reviews: readonly Review[]; of: string }) {
  const [isWhole, setWhole] = useState(reviews.length <= INITIAL_COUNT);
  const average = getAverageStars(reviews) ?? 0;
  return (
    <>
      <div className={styles.summary}>
        <span className={styles.average} aria-hidden="true">
          {average}
        </span>
        <div>
          <Stars stars={average} size={20} />
          <p className={styles.count}>
            {reviews.length === 1 ? '1 review' : `${reviews.length} reviews`} of the {of} frame
          </p>
        </div>
      </div>
      <ol className={styles.list} aria-label="Reviews">
        {(isWhole ? reviews : reviews.slice(0, INITIAL_COUNT)).map(({ id, reviewer, stars, date, comment }) => (
          <li key={id} className={styles.review}>
            <p className={styles.head}>
              <Stars stars={stars} size={16} />
              {date ? (
                <time className={styles.date} dateTime={date}>
                  {date}
                </time>
              ) : null}
            </p>
            {comment ? <p className={styles.comment}>{comment}</p> : null}
            <p className={styles.reviewer}>{reviewer}</p>
          </li>
        ))}
      </ol>
      {isWhole ? null : (
        <Button look="quiet" onClick={() => setWhole(true)}>
          Show all {reviews.length} reviews
        </Button>
      )}
    </>
  );
}
