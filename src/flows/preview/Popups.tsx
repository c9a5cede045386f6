import type { PreviewModel } from '../../../machines/preview/preview.connect.ts';
import type { Artwork } from '../../preview/artwork.ts';
import { SvgDrawing } from '../../preview/drawing/SvgDrawing.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Zoomable } from '../../ui/Zoomable.tsx';
import type { MarksStage } from '../wallPhoto/marks.ts';
import styles from './Popups.module.css';
import { createPreviewDrawing } from './previewDrawing.ts';

type Props = {
  artwork: Artwork;
  label: string;
  video: string | null;
  view: PreviewModel;
  /** The shopper's own wall, while it is measured. */
  measuring: MarksStage | null;
};

/** The dialogs over the page: the zoomed picture, or the film of the frame. (ART-12, FRAME-11) */
export function PreviewPopups({ artwork, label, video, view, measuring }: Props) {
  const { full: largest = artwork.picture.large } = artwork;
  return (
    <>
      <Dialog
        open={view.activity === 'zoomed'}
        onClose={view.leaveZoom}
        size="large"
        title={`${artwork.title}, closer`}
        hideTitle
        closeLabel="Close zoom"
      >
        {view.activity === 'zoomed' ? (
          <Zoomable>
            <SvgDrawing
              className={styles.drawing}
              drawing={
                measuring?.drawing ??
                createPreviewDrawing({ ...artwork, picture: { small: largest, large: largest } }, view)
              }
              label={label}
            />
          </Zoomable>
        ) : null}
      </Dialog>
      <Dialog
        open={view.activity === 'playing'}
        onClose={view.leaveVideo}
        size="large"
        title={`The film of ${artwork.frame?.title ?? artwork.title}`}
        hideTitle
        closeLabel="Close film"
      >
        {video && view.activity === 'playing' ? (
          <video className={styles.video} src={video} controls autoPlay playsInline muted />
        ) : null}
      </Dialog>
    </>
  );
}
