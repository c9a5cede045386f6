import { Dialog } from '../../ui/Dialog.tsx';
import { Zoomable } from '../../ui/Zoomable.tsx';
import { GalleryArrows } from './GalleryArrows.tsx';
import type { ProductView } from './product.ts';
import styles from './ZoomDialog.module.css';

/** A picture as large as the window, to zoom, with arrows to the others. (WALL-03, GIFT-10, DECOR-05, MIX-06) */
export function ZoomDialog({ view }: { view: ProductView }) {
  const { product, pictures, pictureIndex, isZoomed, closeZoom, next, previous } = view;
  const picture = pictures[pictureIndex];
  if (!product || !picture) return null;
  // The largest file that there is. (MIX-06)
  const { url, width, height } = picture.full ?? picture.detail;
  return (
    <Dialog
      open={isZoomed}
      onClose={closeZoom}
      size="large"
      title={`${product.title}, closer`}
      hideTitle
      closeLabel="Close zoom"
    >
      <div className={styles.zoom}>
        <Zoomable resetKey={picture.detail.url} onTurn={(by) => (by > 0 ? next() : previous())}>
          <img
            className={styles.picture}
            src={url}
            width={width}
            height={height}
            alt={picture.alt || product.title}
            draggable={false}
            decoding="async"
          />
        </Zoomable>
        <GalleryArrows view={view} countAt="top" />
      </div>
    </Dialog>
  );
}
