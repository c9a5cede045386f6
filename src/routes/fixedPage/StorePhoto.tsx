import type { Slide } from '../../api/home.ts';
import { toSrcSet } from '../../domain/cardPicture.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './StorePhoto.module.css';

type Props = {
  slide: Slide | undefined;
  isOnItsWay: boolean;
  sizes?: string;
  /** Is it the page's first picture, to be fetched before all others? */
  first?: boolean;
};

/** A photo of the store in its place; without one the place is given up. (STAT-01) */
export function StorePhoto({ slide, isOnItsWay, sizes = '(width >= 80rem) 1280px, 92vw', first = true }: Props) {
  if (!slide)
    return isOnItsWay ? (
      <div className={styles.photo}>
        <Skeleton height="100%" />
      </div>
    ) : null;
  const { picture } = slide;
  return (
    <img
      className={styles.photo}
      src={picture.detail.url}
      srcSet={toSrcSet(picture)}
      sizes={sizes}
      width={picture.detail.width}
      height={picture.detail.height}
      alt={picture.alt}
      loading={first ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={first ? 'high' : undefined}
    />
  );
}
