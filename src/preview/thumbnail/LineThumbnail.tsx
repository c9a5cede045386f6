import { useState } from 'react';
import { type CartLine, isPictureLine, toLineFraming } from '../../domain/cartLine.ts';
import { omit } from '../../domain/omit.ts';
import { FramedThumbnail, NoPreview } from './FramedThumbnail.tsx';
import styles from './LineThumbnail.module.css';
import neutralPicture from './neutralPicture.svg?no-inline';
import neutralProduct from './neutralProduct.svg?no-inline';
import neutralWall from './neutralWall.svg?no-inline';
import { WallDrawing } from './WallDrawing.tsx';

/** The width of the widest picture in the column, with its margin. */
const WIDTH = 157;

/** The shop's photograph of a finished product. (PREV-20) */
const ProductThumbnail = ({ imageUrl, missingText }: { imageUrl: string; missingText: string }) =>
  imageUrl === '' ? (
    <NoPreview width={WIDTH}>{missingText}</NoPreview>
  ) : (
    <span className={styles.product} style={{ inlineSize: WIDTH }}>
      <img className={styles.picture} src={imageUrl} alt="" loading="lazy" decoding="async" />
    </span>
  );

/** The placeholder of a picture that failed to load: a landscape in the line's own frame, a wall of frames, or an object. (CART-51) */
const getPlaceholderUrl = (line: CartLine): string => {
  if (isPictureLine(line) || line.kind === 'mixed_media') return neutralPicture;
  return line.kind === 'gallery_wall' ? neutralWall : neutralProduct;
};

type Props = {
  line: CartLine;
  /** Replaces the picture where there is none. (PREV-20) */
  missingText: string;
};

/** The picture of a cart line; it is hidden from screen readers, as the name stands beside it. (PREV-12) */
export function LineThumbnail({ line, missingText }: Props) {
  const [failedUrl, setFailedUrl] = useState('');
  const imageUrl = line.image_url === failedUrl && failedUrl ? getPlaceholderUrl(line) : line.image_url;
  return (
    <span className={styles.container} onErrorCapture={() => setFailedUrl(line.image_url)}>
      <span className={imageUrl ? styles.scaled : styles.unscaled}>
        {isPictureLine(line) ? (
          <FramedThumbnail
            {...omit(toLineFraming(line), 'size')}
            width={line.width}
            height={line.height}
            frame={line.kind === 'frame' ? line.frame_look : null}
            imageUrl={imageUrl}
            missingText={missingText}
          />
        ) : line.kind === 'gallery_wall' && line.wall ? (
          <span className={styles.product} style={{ inlineSize: WIDTH }}>
            <WallDrawing wall={line.wall} className={styles.wall} />
          </span>
        ) : (
          <ProductThumbnail imageUrl={imageUrl} missingText={missingText} />
        )}
      </span>
    </span>
  );
}
