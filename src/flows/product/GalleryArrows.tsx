import { IconButton } from '../../ui/IconButton.tsx';
import styles from './GalleryArrows.module.css';
import type { ProductView } from './product.ts';

/** The two arrows on a picture, as far as there is another one on that side. (DECOR-05) */
export const GalleryArrows = ({
  view: { hasPreviousPicture, hasNextPicture, previous, next },
}: {
  view: ProductView;
}) => (
  <div className={styles.arrows}>
    <IconButton
      look="sheet"
      icon="chevron-left"
      label="Previous picture"
      disabled={!hasPreviousPicture}
      focusableWhenDisabled
      onClick={previous}
    />
    <IconButton
      look="sheet"
      icon="chevron-right"
      label="Next picture"
      disabled={!hasNextPicture}
      focusableWhenDisabled
      onClick={next}
    />
  </div>
);
