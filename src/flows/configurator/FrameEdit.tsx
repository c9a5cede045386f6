import '../../messages/frameEdit.ts';
import { say } from '../../messages/messages.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Failed } from '../../ui/Failed.tsx';
import { Skeleton, TextSkeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { configurator } from './configurator.ts';
import styles from './FrameEdit.module.css';
import { FrameEditMat } from './FrameEditMat.tsx';
import { FrameEditSize } from './FrameEditSize.tsx';
import { LinkNotice } from './LinkNotice.tsx';
import { MediaChoice } from './MediaChoice.tsx';

/** One frame around a picture: media, image size, mat, and what the whole measures. (FRAME-09) */
export function FrameEdit() {
  const view = configurator.useFlow();
  const { frame, subject, frames } = view;
  if (view.isFrameMissing) return <EmptyState level={1} title={say('frameEdit.missing')} />;
  return (
    <>
      {frames.standing === 'failed' ? (
        <Failed
          title={say('configurator.framesFailed')}
          retryLabel="Read the frames again"
          onRetry={view.retryFrames}
        />
      ) : (
        <header className={styles.head}>
          <h1 className={styles.title}>
            {frame?.title ?? (
              <>
                <VisuallyHidden>{say('configurator.framesComing')}</VisuallyHidden>
                <Skeleton width="60%" height="1.1em" />
              </>
            )}
          </h1>
          {frame ? (
            <p className={styles.note}>
              {[frame.material, `around ${subject?.source === 'art' ? subject.title : 'your picture'}`]
                .filter(Boolean)
                .join(', ')}
            </p>
          ) : (
            <TextSkeleton lines={1} />
          )}
        </header>
      )}
      <LinkNotice isAdjusted={view.isAdjusted} />
      <MediaChoice {...view} />
      <FrameEditSize {...view} />
      <FrameEditMat {...view} />
    </>
  );
}
