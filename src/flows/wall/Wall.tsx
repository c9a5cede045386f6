import { type ReactNode, Suspense } from 'react';
import type { WallNotice } from '../../../machines/wall/plan.ts';
import { MAX_PIECES, PLAN_LENGTHS } from '../../domain/wallPlan.ts';
import { createLazyPart, lazyWithRetry } from '../../kit/loading/lazy.tsx';
import { formatMessage } from '../../messages/message.ts';
import { wallMessages } from '../../messages/wall.ts';
import { EmptyState, ErrorState } from '../../ui/BlockStates.tsx';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { wallPhoto } from '../wallPhoto/wallPhoto.ts';
import { PieceList } from './PieceList.tsx';
import styles from './Wall.module.css';
import { WallTools } from './WallTools.tsx';
import { wall } from './wall.ts';

/** Parts that an empty wall does not need are loaded on demand. */
const AddPieces = createLazyPart(async () => (await import('./AddPieces.tsx')).AddPieces);
const NailSheet = createLazyPart(async () => (await import('./NailSheet.tsx')).NailSheet);
const WallStage = lazyWithRetry(async () => (await import('./WallStage.tsx')).WallStage);
/**
 * The HTML of the empty wall stands until what draws it is here. The element is made once: React gives up HTML that it has not
 * taken over yet where its boundary is drawn anew.
 */
const STAGE = (
  <Suspense fallback={<Skeleton height="24rem" />}>
    <WallStage />
  </Suspense>
);
const PhotoTools = createLazyPart(async () => (await import('../wallPhoto/PhotoTools.tsx')).PhotoTools);

const formatNotice = (notice: WallNotice): string => {
  const { width, height } = PLAN_LENGTHS;
  if (notice.kind === 'size')
    return formatMessage(wallMessages['wall.size'], {
      narrowest: width.least,
      widest: width.most,
      lowest: height.least,
      highest: height.most,
    });
  if (notice.kind === 'photo') return formatMessage(wallMessages['wall.photo']);
  const { kind, count } = notice;
  if (kind === 'tooMany') return formatMessage(wallMessages['wall.tooMany'], { count, most: MAX_PIECES });
  return formatMessage(wallMessages[`wall.${kind}`], { pieces: `${count} ${count === 1 ? 'piece' : 'pieces'}` });
};

/** What could not be restored from the address, or could not be hung or saved. */
function Notices() {
  const { notices, closeNotices, unplacedPieces, isUnsaved, stage } = wall.useView();
  return (
    <>
      {notices.length > 0 ? (
        <Notice
          live="polite"
          action={
            <Button look="secondary" size="small" onClick={closeNotices}>
              Understood
            </Button>
          }
        >
          {notices.map((notice) => (
            <p key={formatNotice(notice)}>{formatNotice(notice)}</p>
          ))}
        </Notice>
      ) : null}
      {unplacedPieces.length > 0 ? (
        <Notice tone="fault" live="polite">
          {formatMessage(wallMessages['wall.noRoom'], { pieces: unplacedPieces.join(', ') })}
        </Notice>
      ) : null}
      {isUnsaved ? <Notice live="polite">{formatMessage(wallMessages['wall.unsaved'])}</Notice> : null}
      {stage === 'static' ? <Notice live="polite">{formatMessage(wallMessages['wall.static'])}</Notice> : null}
    </>
  );
}

type Props = {
  /** Changes media, size, frame and mat of the selected piece. */
  editor?: ReactNode;
  /** Buys the pieces. */
  purchase?: ReactNode;
  /** Shares the plan. */
  share?: ReactNode;
};

/** The wall planner: a wall to scale with its pieces, their prices, and the positions of the nails. */
export function Wall({ editor, purchase, share }: Props) {
  const { isLoading, hasFailed, retry, shareContent, measuring, canUndo, canRedo, undo, redo } = wall.useView();
  if (hasFailed) return <ErrorState title={formatMessage(wallMessages['wall.failed'])} onRetry={retry} />;
  return (
    <div className={styles.wall}>
      <header className={styles.header}>
        <h1 className={styles.title}>Plan the wall</h1>
        <div className={styles.actions}>
          <Button look="quiet" size="small" disabled={!canUndo} onClick={undo}>
            Undo
          </Button>
          <Button look="quiet" size="small" disabled={!canRedo} onClick={redo}>
            Redo
          </Button>
          {shareContent ? share : null}
        </div>
      </header>
      {isLoading ? (
        <div className={styles.layout}>
          <VisuallyHidden role="status">{formatMessage(wallMessages['wall.loading'])}</VisuallyHidden>
          {STAGE}
          <Skeleton height="24rem" />
        </div>
      ) : measuring ? (
        <div className={styles.layout}>
          {STAGE}
          <wallPhoto.ActorProvider actor={measuring}>
            <PhotoTools isActive />
          </wallPhoto.ActorProvider>
        </div>
      ) : (
        <WallWorkspace editor={editor} purchase={purchase} />
      )}
    </div>
  );
}

/** The wall with its pieces and all controls. */
function WallWorkspace({ editor, purchase }: Omit<Props, 'share'>) {
  const { pieces, nails, openCandidates, adding } = wall.useView();
  return (
    <>
      <div className={styles.layout}>
        <div className={styles.preview}>
          <Notices />
          {STAGE}
          {pieces.length === 0 ? (
            <EmptyState
              title={formatMessage(wallMessages['wall.empty'])}
              text={formatMessage(wallMessages['wall.emptyHint'])}
              action={
                <Button disabled={adding !== 'closed'} onClick={() => openCandidates('catalogue')}>
                  Choose a print
                </Button>
              }
            />
          ) : null}
        </div>
        <div className={styles.controls}>
          <WallTools />
          <PieceList editor={editor} />
          {pieces.length > 0 ? purchase : null}
        </div>
      </div>
      <NailSheet isActive={nails.length > 0} />
      <AddPieces isActive={adding !== 'closed'} />
    </>
  );
}
