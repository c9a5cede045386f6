import { Suspense } from 'react';
import { createLazyPart, lazyWithRetry } from '../../kit/loading/lazy.tsx';
import { previewMessages } from '../../messages/configurator.ts';
import { formatMessage } from '../../messages/message.ts';
import type { Artwork } from '../../preview/artwork.ts';
import { SvgDrawing } from '../../preview/drawing/SvgDrawing.tsx';
import { createFrontDrawing } from '../../preview/pieces/frontDrawing.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { describePreview } from './describePreview.ts';
import styles from './Preview.module.css';
import { preview } from './preview.ts';
import { ViewSwitch } from './ViewSwitch.tsx';

export { preview } from './preview.ts';

/** All that is not the first drawing of the whole piece comes when it is wanted. */
const Sight = lazyWithRetry(async () => (await import('./PreviewStage.tsx')).PreviewStage);
const WallTools = createLazyPart(async () => (await import('./WallTools.tsx')).WallTools);
const Popups = createLazyPart(async () => (await import('./Popups.tsx')).PreviewPopups);

type Props = {
  artwork: Artwork;
  /** The address of the frame's film; null where there is none. */
  video?: string | null;
};

/** What the finished piece looks like: from before, on a wall, from near and from the side. (FRAME-10, FRAME-11, ART-12) */
export function Preview({ artwork, video = null }: Props) {
  const view = preview.useView();
  const label = describePreview(artwork, view);
  const isFirst = view.view === 'frame' && !view.isComposing;
  const still = <SvgDrawing className={styles.drawing} drawing={createFrontDrawing(artwork)} label={label} />;
  const save = async () => {
    const { createPreviewDrawing, addBackground } = await import('./previewDrawing.ts');
    const drawing = createPreviewDrawing(artwork, view);
    view.save({
      title: artwork.title,
      drawing: view.view === 'wall' && !view.wall.photo ? drawing : addBackground(drawing),
    });
  };
  return (
    <section className={styles.preview} aria-label="Preview">
      <div className={styles.stage} data-view={view.view} onPointerDown={view.canTouch ? view.touch : undefined}>
        {isFirst ? (
          still
        ) : (
          <Suspense fallback={still}>
            <Sight artwork={artwork} label={label} view={view} />
          </Suspense>
        )}
        <div className={styles.corner}>
          <IconButton look="sheet" icon="zoom" label="Zoom" disabled={view.aside !== 'nothing'} onClick={view.zoom} />
        </div>
        {view.isRendered ? <p className={styles.note}>{formatMessage(previewMessages['preview.noCloser'])}</p> : null}
        {view.canTouch ? (
          <button type="button" className={styles.touch} onClick={view.touch}>
            {formatMessage(previewMessages['preview.touch'])}
          </button>
        ) : null}
      </div>
      <ViewSwitch view={view.view} choose={view.choose} />
      <WallTools wanted={view.view === 'wall'} props={{ artwork, view }} />
      <div className={styles.row}>
        <Button
          look="quiet"
          size="small"
          busy={view.aside === 'saving'}
          busyText={formatMessage(previewMessages['preview.saving'])}
          disabled={view.aside === 'zoomed' || view.aside === 'playing'}
          onClick={save}
        >
          Save as picture
        </Button>
        {video ? (
          <Button look="quiet" size="small" disabled={view.aside !== 'nothing'} onClick={view.play}>
            Watch the film
          </Button>
        ) : null}
      </div>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <Popups wanted={view.aside === 'zoomed' || view.aside === 'playing'} props={{ artwork, label, video, view }} />
    </section>
  );
}
