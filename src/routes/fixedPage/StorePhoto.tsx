import { useQuery } from '@tanstack/react-query';
import { storeSlidesQuery } from '../../api/queries/home.ts';
import { toSrcSet } from '../../domain/cardPicture.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './StorePhoto.module.css';

type Props = {
  /** Which of the store's photos; from the end where it is negative. */
  index?: number;
  sizes?: string;
  /** Is it the page's first picture, to be fetched before all others? */
  isPriority?: boolean;
};

/** A photo of the store, with a skeleton while it loads; nothing without one. (STAT-01) */
export function StorePhoto({ index = 0, sizes = '(width >= 80rem) 1280px, 92vw', isPriority = true }: Props) {
  const { data, isPending } = useQuery(storeSlidesQuery());
  const slide = data?.at(index);
  if (!slide)
    return isPending ? (
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
