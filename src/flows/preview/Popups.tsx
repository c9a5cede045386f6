import type { PreviewShown } from '../../../machines/preview/preview.connect.ts';
import { SvgDrawing } from '../../preview/drawing/SvgDrawing.tsx';
import type { Shown } from '../../preview/shown.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Zoomable } from '../../ui/Zoomable.tsx';
import { drawingOf } from './drawingOf.ts';
import styles from './Popups.module.css';

type Props = { shown: Shown; label: string; video: string | null; view: PreviewShown };

/** What lies over the page: the picture from as near as one likes, or the film of the frame. (ART-12, FRAME-11) */
export function Popups({ shown, label, video, view }: Props) {
  const { large } = shown.picture;
  return (
    <>
      <Dialog
        open={view.aside === 'zoomed'}
        onClose={view.leaveZoom}
        size="large"
        title={`${shown.title}, closer`}
        hideTitle
        closeLabel="Close zoom"
      >
        {view.aside === 'zoomed' ? (
          <Zoomable>
            <SvgDrawing
              className={styles.drawing}
              drawing={drawingOf({ ...shown, picture: { small: large, large } }, view)}
              label={label}
            />
          </Zoomable>
        ) : null}
      </Dialog>
      <Dialog
        open={view.aside === 'playing'}
        onClose={view.leaveVideo}
        size="large"
        title={`The film of ${shown.frame?.title ?? shown.title}`}
        hideTitle
        closeLabel="Close film"
      >
        {video && view.aside === 'playing' ? (
          <video className={styles.video} src={video} controls autoPlay playsInline muted />
        ) : null}
      </Dialog>
    </>
  );
}
