import { connect } from '../../../machines/wallFrames/wallFrames.connect.ts';
import { wallFramesMachine } from '../../../machines/wallFrames/wallFrames.machine.ts';
import type { Frame } from '../../domain/frame.ts';
import { createFlow } from '../../kit/flow/createFlow.tsx';
import { wallFramesMessages as messages } from '../../messages/galleryWall.ts';
import { formatMessage } from '../../messages/message.ts';
import { FrameSwatch } from '../../preview/thumbnail/FrameSwatch.tsx';
import { WallDrawing } from '../../preview/thumbnail/WallDrawing.tsx';
import { ErrorState } from '../../ui/BlockStates.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { SwatchGroup } from '../../ui/SwatchGroup.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './WallFrames.module.css';

export const wallFrames = createFlow(wallFramesMachine, connect);

const Swatch = ({ frame }: { frame: Frame }) => <FrameSwatch frame={frame} className={styles.corner} />;

/** The whole wall to scale in the selected frame, and all frames to choose from. (WALL-04) */
function FrameChoice() {
  const { title, wall, frames, frame, pick } = wallFrames.useView();
  return (
    <Stack>
      <div className={styles.wall}>
        <WallDrawing wall={wall} title={title} className={styles.drawing} />
      </div>
      <div className={styles.frames}>
        <SwatchGroup
          legend="Frame"
          value={frame}
          onPick={pick}
          swatches={frames.map((each) => ({ id: each.title, label: each.title, tint: <Swatch frame={each} /> }))}
        />
        <p className={styles.muted}>{formatMessage(messages['wallFrames.price'])}</p>
      </div>
    </Stack>
  );
}

/** A dialog to choose one frame for all prints of a gallery wall. (WALL-04) */
export function WallFrames() {
  const { isOpen, isLoading, hasFailed, frame, apply, close, retry } = wallFrames.useView();
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      size="large"
      title={formatMessage(messages['wallFrames.title'])}
      closeLabel="Close frames"
      actions={
        isLoading || hasFailed ? null : (
          <Button wide onClick={apply}>
            Hang all in {frame}
          </Button>
        )
      }
    >
      {hasFailed ? (
        <ErrorState title={formatMessage(messages['wallFrames.failed'])} onRetry={retry} />
      ) : isLoading ? (
        <>
          <VisuallyHidden role="status">{formatMessage(messages['wallFrames.loading'])}</VisuallyHidden>
          <Skeleton height="18rem" />
        </>
      ) : (
        <FrameChoice />
      )}
    </Dialog>
  );
}
