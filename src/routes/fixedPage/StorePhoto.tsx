import type { Slide } from '../../api/home.ts';
import { toSrcSet } from '../../domain/cardPicture.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './StorePhoto.module.css';

type Props = {
  slide: Slide | undefined;
  isLoading: boolean;
  sizes?: string;
  /** Is it the page's first picture, to be fetched before all others? */
  isPriority?: boolean;
};

/** A photo of the store, with a skeleton while it loads; nothing without one. (STAT-01) */
export function StorePhoto({ slide, isLoading, sizes = '(width >= 80rem) 1280px, 92vw', isPriority = true }: Props) {
  if (!slide)
    return isLoading ? (
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
      loading={isPriority ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={isPriority ? 'high' : undefined}
    />
  );
}
