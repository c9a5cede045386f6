import { Suspense } from 'react';
import { connect, type PreviewModel } from '../../../machines/preview/preview.connect.ts';
import { previewMachine } from '../../../machines/preview/preview.machine.ts';
import { FILM_FIELD, SAVE_FIELD, STAGE_FIELD, ZOOM_FIELD } from '../../../machines/preview/preview.setup.ts';
import { describeRoom } from '../../domain/room.ts';
import { roundToHundredths } from '../../domain/size.ts';
import { createFlow } from '../../kit/flow/createFlow.tsx';
import { createLazyPart, lazyWithRetry } from '../../kit/loading/lazy.tsx';
import { stillMessages } from '../../messages/configurator.ts';
import { formatMessage } from '../../messages/message.ts';
import { previewMessages } from '../../messages/preview.ts';
import { type Artwork, describeArtwork, describePiece } from '../../preview/artwork.ts';
import { SvgDrawing } from '../../preview/drawing/SvgDrawing.tsx';
import { measurePiece } from '../../preview/geometry/piece.ts';
import { createFrontDrawing } from '../../preview/pieces/frontDrawing.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Row } from '../../ui/Layout.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { getMarksStage } from '../wallPhoto/marks.ts';
import { useMarks } from '../wallPhoto/wallPhoto.ts';
import styles from './Preview.module.css';
import { ViewSwitch } from './ViewSwitch.tsx';

/** The chart of the preview, for its views. */
export const preview = createFlow(previewMachine, connect);

/** A text description of what a preview shows. (FRAME-10) */
function describePreview(artwork: Artwork, { view, wall }: Pick<PreviewModel, 'view' | 'wall'>): string {
  switch (view) {
    case 'wall':
      return `${describePiece(artwork)}, ${wall.photo ? 'on your own wall, to scale' : describeRoom(wall.room)}`;
    case 'front':
      return `${describePiece(artwork)}: one corner from near`;
    case 'side':
      return `${describePiece(artwork)}: from the side, ${roundToHundredths(measurePiece(artwork.framing).depth)} inches deep`;
    default:
      return describeArtwork(artwork);
  }
}

/** Everything but the first drawing of the whole piece is loaded on demand. */
const PreviewStage = lazyWithRetry(async () => (await import('./PreviewStage.tsx')).PreviewStage);
const WallTools = createLazyPart(async () => (await import('./WallTools.tsx')).WallTools);
const Popups = createLazyPart(async () => (await import('./Popups.tsx')).PreviewPopups);

type Props = {
  artwork: Artwork;
  /** The address of the frame's film; null where there is none. */
  video: string | null;
};

/** The finished piece from the front, on a wall, close up and from the side. (FRAME-10, FRAME-11, ART-12) */
export function Preview({ artwork, video }: Props) {
  const view = preview.useView();
  const marks = useMarks(view.measuring);
  const measuring = marks && getMarksStage(marks);
  const label = measuring?.label ?? describePreview(artwork, view);
  const isStatic = view.view === 'frame' && !view.isRendering;
  const staticDrawing = <SvgDrawing className={styles.drawing} drawing={createFrontDrawing(artwork)} label={label} />;
  const save = async () => {
    const [{ createPreviewDrawing }, { addBackground }] = await Promise.all([
      import('./previewDrawing.ts'),
      import('../../preview/rooms/background.ts'),
    ]);
    const drawing = measuring?.drawing ?? createPreviewDrawing(artwork, view);
    view.save({
      title: artwork.title,
      drawing: view.view === 'wall' && !view.wall.photo && !measuring ? drawing : addBackground(drawing),
    });
  };
  return (
    <section className={styles.preview} aria-label="Preview">
      <div className={styles.stage} data-view={view.view} onPointerDown={view.canTouch ? view.touch : undefined}>
        <div id={STAGE_FIELD} className={styles.viewport} tabIndex={-1}>
          {isStatic ? (
            staticDrawing
          ) : (
            <Suspense fallback={staticDrawing}>
              <PreviewStage artwork={artwork} label={label} view={view} measuring={measuring} />
            </Suspense>
          )}
        </div>
        <div className={styles.corner}>
          <IconButton
            look="sheet"
            icon="zoom"
            label="Zoom"
            id={ZOOM_FIELD}
            disabled={view.activity !== 'none'}
            onClick={view.zoom}
          />
        </div>
        {view.hasStageFailed ? (
          <p className={styles.note}>{formatMessage(previewMessages['preview.noCloser'])}</p>
        ) : null}
        {view.canTouch ? (
          <button type="button" className={styles.enterButton} onClick={view.enter}>
            {formatMessage(stillMessages['preview.touch'])}
          </button>
        ) : null}
      </div>
      <ViewSwitch view={view.view} choose={view.choose} />
      <WallTools isActive={view.view === 'wall'} artwork={artwork} view={view} />
      <Row gap={2}>
        <Button
          look="quiet"
          size="small"
          id={SAVE_FIELD}
          busy={view.activity === 'saving'}
          busyText={formatMessage(previewMessages['preview.saving'])}
          disabled={view.activity === 'zoomed' || view.activity === 'playing'}
          onClick={save}
        >
          Save as picture
        </Button>
        {video ? (
          <Button look="quiet" size="small" id={FILM_FIELD} disabled={view.activity !== 'none'} onClick={view.play}>
            Watch the film
          </Button>
        ) : null}
      </Row>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <Popups
        isActive={view.activity === 'zoomed' || view.activity === 'playing'}
        artwork={artwork}
        label={label}
        video={video}
        view={view}
        measuring={measuring}
      />
    </section>
  );
}
