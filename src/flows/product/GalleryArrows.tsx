import { formatMessage } from '../../messages/message.ts';
import { productMessages } from '../../messages/product.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import styles from './GalleryArrows.module.css';
import type { ProductView } from './product.ts';

type Props = {
  view: ProductView;
  /** Where it says which picture of how many is seen. */
  countAt: 'top' | 'bottom';
};

/** Two arrows on a picture, as far as there is another one on that side, and its number; nothing where it is the only one. (DECOR-05) */
export function GalleryArrows({ view, countAt }: Props) {
  const { pictures, pictureIndex, hasPreviousPicture, hasNextPicture, previous, next } = view;
  if (pictures.length < 2) return null;
  return (
    <>
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
      <p className={styles.count} data-at={countAt} aria-live="polite">
        {formatMessage(productMessages['product.picture'], { n: pictureIndex + 1, of: pictures.length })}
      </p>
    </>
  );
}
