import type { connect } from '../../../machines/frameList/frameList.connect.ts';
import type { FrameEntry } from '../../domain/frame.ts';
import { configuratorMessages } from '../../messages/configurator.ts';
import { frameListMessages } from '../../messages/frameList.ts';
import { formatMessage } from '../../messages/message.ts';
import { EmptyState, ErrorState } from '../../ui/BlockStates.tsx';
import { Button } from '../../ui/Button.tsx';
import { SkeletonItems } from '../../ui/Skeleton.tsx';
import { useIsOpening } from '../framedPicture/FramedPicture.tsx';
import { FrameCard, FrameCardSkeleton } from './FrameCard.tsx';
import styles from './FrameWall.module.css';

/** A picture that hangs between the frames and cannot be chosen. (FRAME-07) */
const DecorativePicture = ({ title, picture }: Extract<FrameEntry, { kind: 'image' }>) => (
  <figure className={styles.decoration}>
    {picture ? (
      <img
        className={styles.picture}
        src={picture.listing.url}
        width={picture.listing.width}
        height={picture.listing.height}
        alt=""
        loading="lazy"
        decoding="async"
      />
    ) : null}
    <figcaption className={styles.title}>{title}</figcaption>
  </figure>
);

type View = ReturnType<typeof connect>;

/** The frames, their skeletons while they load, or why there are none. (FRAME-05 to FRAME-07) */
export function FrameWall(view: View) {
  const isOpening = useIsOpening(view.opening);
  if (view.hasFailed)
    return <ErrorState title={formatMessage(frameListMessages['frameList.failed'])} onRetry={view.retryFrames} />;
  if (view.isNone)
    return (
      <EmptyState
        title={formatMessage(frameListMessages['frameList.none'])}
        text={formatMessage(frameListMessages['frameList.noneOnSale'])}
      />
    );
  if (view.isNoMatch)
    return (
      <EmptyState
        title={formatMessage(frameListMessages['frameList.none'])}
        text={formatMessage(frameListMessages['frameList.noneMatch'])}
        action={
          <Button look="secondary" onClick={view.clear}>
            See all frames
          </Button>
        }
      />
    );
  return (
    <ul role="list" className={styles.wall} aria-label="Frames" aria-busy={view.isLoading || undefined}>
      {view.isLoading ? (
        <SkeletonItems count={8} label={formatMessage(configuratorMessages['configurator.framesComing'])}>
          <FrameCardSkeleton />
        </SkeletonItems>
      ) : (
        view.entries.map((entry) => (
          <li key={entry.kind === 'frame' ? entry.frame.id : entry.id} className={styles.item}>
            {entry.kind === 'frame' ? (
              <FrameCard frame={entry.frame} isOpening={isOpening} {...view} />
            ) : (
              <DecorativePicture {...entry} />
            )}
          </li>
        ))
      )}
    </ul>
  );
}
