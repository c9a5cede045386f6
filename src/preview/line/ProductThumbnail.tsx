import { NoPreview } from '../thumbnail/NoPreview.tsx';
import styles from './ProductThumbnail.module.css';

/** As wide as the widest picture hangs in the column, with the room around it. */
const WIDTH = 157;

/** The shop's photograph of what is sold as it is. (PREV-20) */
export const ProductThumbnail = ({ imageUrl, missing }: { imageUrl: string; missing: string }) =>
  imageUrl === '' ? (
    <NoPreview width={WIDTH}>{missing}</NoPreview>
  ) : (
    <span className={styles.product} style={{ inlineSize: WIDTH }}>
      <img className={styles.picture} src={imageUrl} alt="" loading="lazy" decoding="async" />
    </span>
  );
