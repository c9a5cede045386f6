import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { reviewsQuery } from '../../api/queries/details.ts';
import { countByStars, getAverageStars, type Review, type ReviewSubject } from '../../domain/review.ts';
import { useInView } from '../../kit/browser/viewport.ts';
import { formatMessage } from '../../messages/message.ts';
import { detailsMessages } from '../../messages/product.ts';
import { ErrorState } from '../../ui/BlockStates.tsx';
import { Button } from '../../ui/Button.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { TextSkeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './Reviews.module.css';
import { Stars } from './Stars.tsx';

type Props = { piece?: ReviewSubject | null; frame?: ReviewSubject | null };

/**
 * What customers say of the print or piece, and below it of the frame that is chosen for it. A frame that nobody has
 * reviewed is left out beside a piece; a picture of one's own without a frame has no reviews. (ART-16, ART-19, ART-21)
 */
export function Reviews({ piece, frame }: Props) {
  if (!piece && !frame) return <NoReviews />;
  return (
    <Stack gap={8}>
      {piece ? <ProductReviews key={piece.id} id={piece.id} name={piece.title} emptyState={<NoReviews />} /> : null}
      {frame ? (
        <ProductReviews
          key={frame.id}
          id={frame.id}
          name={`the ${frame.title} frame`}
          emptyState={piece ? null : <NoReviews />}
        />
      ) : null}
    </Stack>
  );
}

const NoReviews = () => <p className={styles.empty}>{formatMessage(detailsMessages['details.noReviews'])}</p>;

/** The reviews of one product, or `emptyState` where it has none. */
function ProductReviews({ id, name, emptyState }: { id: string; name: string; emptyState: ReactNode }) {
  const [ref, isInView] = useInView<HTMLDivElement>();
  const { data, isError, isFetching, refetch } = useQuery({ ...reviewsQuery(id), enabled: isInView });
  return (
    <div ref={ref} className={styles.block}>
      {isError ? (
        <ErrorState
          title={formatMessage(detailsMessages['details.reviewsFailed'])}
          busy={isFetching}
          onRetry={() => refetch()}
        />
      ) : data === undefined ? (
        <>
          <VisuallyHidden role="status">The reviews are on their way</VisuallyHidden>
          {/* The frame's come below the print's: as high as three of them, so that less is pushed down. */}
          <TextSkeleton lines={emptyState ? 7 : 24} />
        </>
      ) : data.length > 0 ? (
        <ReviewList reviews={data} subject={name} />
      ) : (
        emptyState
      )}
    </div>
  );
}

const INITIAL_COUNT = 4;

function ReviewList({ reviews, subject }: { reviews: readonly Review[]; subject: string }) {
  const [isExpanded, setExpanded] = useState(reviews.length <= INITIAL_COUNT);
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
            {reviews.length === 1 ? '1 review' : `${reviews.length} reviews`} of {subject}
          </p>
        </div>
      </div>
      {reviews.length > 1 ? <StarCounts reviews={reviews} /> : null}
      <ol className={styles.list} aria-label={`Reviews of ${subject}`}>
        {(isExpanded ? reviews : reviews.slice(0, INITIAL_COUNT)).map(({ id, reviewer, stars, date, comment }) => (
          <li key={id} className={styles.review}>
            <p className={styles.header}>
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
      {isExpanded ? null : (
        <Button look="quiet" onClick={() => setExpanded(true)}>
          Show all {reviews.length} reviews
        </Button>
      )}
    </>
  );
}

/** How many reviews have five stars, four and so on, as bars. (ART-17) */
const StarCounts = ({ reviews }: { reviews: readonly Review[] }) => (
  <dl className={styles.counts}>
    {countByStars(reviews).map(({ stars, count }) => (
      <div key={stars} className={styles.row}>
        <dt>{stars === 1 ? '1 star' : `${stars} stars`}</dt>
        <dd>
          <span className={styles.bar} style={{ '--share': count / reviews.length } as CSSProperties} />
          {count}
        </dd>
      </div>
    ))}
  </dl>
);
