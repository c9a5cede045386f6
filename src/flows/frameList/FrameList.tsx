import type { ReactNode } from 'react';
import { connect } from '../../../machines/frameList/frameList.connect.ts';
import { frameListMachine } from '../../../machines/frameList/frameList.machine.ts';
import { formatRupees } from '../../domain/money.ts';
import { createFlow } from '../../kit/flow/createFlow.tsx';
import { configuratorMessages } from '../../messages/configurator.ts';
import { frameListMessages } from '../../messages/frameList.ts';
import { formatMessage } from '../../messages/message.ts';
import { EmptyState } from '../../ui/BlockStates.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { FramedPicture, framedPicture, PictureUnavailable } from '../framedPicture/FramedPicture.tsx';
import { ActiveFilters, FilterGroups, FilterPanel } from './Filters.tsx';
import styles from './FrameList.module.css';
import { FrameWall } from './FrameWall.tsx';

type Props = {
  /** A link to the screen of the framed picture. */
  backLink: ReactNode;
};
type View = Pick<ReturnType<typeof connect>, 'subject' | 'pictureTitle' | 'price' | 'opening'> & Props;

/** The framed picture and its price, the same for every frame. (CONF-57) */
function FrameListHeader({ subject, pictureTitle, price, opening, backLink }: View) {
  const subjectSummary = (
    <div className={styles.subject}>
      {subject ? (
        <img
          className={styles.picture}
          src={subject.picture.thumbnail.url}
          width={subject.picture.thumbnail.width}
          height={subject.picture.thumbnail.height}
          alt=""
        />
      ) : (
        <Skeleton width="48px" height="60px" />
      )}
      <div className={styles.text}>
        {pictureTitle ? (
          <p>{formatMessage(frameListMessages['frameList.framing'], { what: pictureTitle })}</p>
        ) : (
          <Skeleton width="16rem" />
        )}
        {price === null ? (
          <Skeleton width="12rem" />
        ) : (
          <p className={styles.price}>{formatRupees(price)}, whichever frame you choose</p>
        )}
      </div>
    </div>
  );
  return (
    <div className={styles.header}>
      {backLink}
      <h1>Choose a frame</h1>
      {opening ? (
        <framedPicture.ActorProvider actor={opening}>
          <FramedPicture retryLabel="Open the picture again" fallback={subjectSummary} />
        </framedPicture.ActorProvider>
      ) : (
        subjectSummary
      )}
    </div>
  );
}

export const frameList = createFlow(frameListMachine, connect);

/** The frames for a picture: the picture, the filters, and each frame with the picture in it. (FRAME-01 to FRAME-07) */
export function FrameList({ backLink }: Props) {
  const view = frameList.useView();
  if (view.isMissing) return <EmptyState level={1} title={formatMessage(configuratorMessages['art.missing'])} />;
  if (view.isNotFound || view.isTooSmall)
    return <PictureUnavailable message={view.isNotFound ? 'configurator.gone' : 'configurator.tooSmall'} />;
  return (
    <div className={styles.page}>
      <FrameListHeader {...view} backLink={backLink} />
      {view.isAdjusted ? (
        <div className={styles.notice}>
          <Notice live="polite">{formatMessage(configuratorMessages['configurator.adjusted'])}</Notice>
        </div>
      ) : null}
      <div className={styles.body}>
        <aside className={styles.sidebar} aria-label="Filters">
          <FilterGroups {...view} />
        </aside>
        <div className={styles.main}>
          <ActiveFilters {...view} />
          <FrameWall {...view} />
        </div>
      </div>
      <FilterPanel {...view} />
    </div>
  );
}
