import type { Picture } from '../../domain/art.ts';
import { toSrcSet } from '../../domain/cardPicture.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './PictureTile.module.css';

/** Widths of a tile in carousels of four, three and two. */
const SIZES = '(width > 992px) 300px, (width > 576px) 31vw, 44vw';

/** A picture in a box of `ratio` width / height; an empty box where the shop has none. Decorative: the text beside it names it. */
export const TilePicture = ({
  picture,
  ratio,
  sizes = SIZES,
}: {
  picture: Picture | null;
  ratio: number;
  sizes?: string;
}) => (
  <span className={styles.box} style={{ aspectRatio: ratio }}>
    {picture ? (
      <img
        className={styles.picture}
        src={picture.listing.url}
        srcSet={toSrcSet(picture)}
        sizes={sizes}
        width={picture.listing.width}
        height={picture.listing.height}
        alt=""
        loading="lazy"
        decoding="async"
      />
    ) : null}
  </span>
);

/** The skeleton of a tile: its picture, its name and, where it has one, a line under that. */
export const TileSkeleton = ({ ratio, hasCaption }: { ratio: number; hasCaption?: boolean }) => (
  <span className={styles.tile} aria-hidden="true">
    <Skeleton ratio={ratio} />
    <Skeleton width="60%" height="1.45em" />
    {hasCaption ? <Skeleton width="40%" height="1.2em" /> : null}
  </span>
);
