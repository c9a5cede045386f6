import type { connect } from '../../../machines/banners/banners.connect.ts';
import type { Picture } from '../../domain/art.ts';
import { srcSetOf } from '../../domain/cardPicture.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './Slides.module.css';
import { useSwipe } from './useSwipe.ts';

/** What a banner shows; plain texts. */
export type Slide = { id: string; title: string; text: string; picture: Picture };

type View = Pick<ReturnType<typeof connect>, 'placeOf' | 'turn' | 'showNext' | 'showPrevious'>;

/** The pictures of the banners, in one frame on the wall: the first at once, the others when their turn is near. */
export function Slides({ slides, view }: { slides: readonly Slide[] | null; view: View }) {
  const { placeOf, turn, showNext, showPrevious } = view;
  const swipe = useSwipe({ onNext: showNext, onPrevious: showPrevious });
  if (slides?.length === 0) return null;
  return (
    <div className={styles.wall} {...swipe}>
      <div className={styles.pictures} data-turn={turn ?? undefined}>
        {slides ? (
          slides.map(({ id, picture }, index) => {
            const place = placeOf(index);
            return place === 'away' ? null : <Hung key={id} picture={picture} place={place} isFirst={index === 0} />;
          })
        ) : (
          <div className={styles.picture}>
            <Skeleton height="100%" />
          </div>
        )}
      </div>
    </div>
  );
}

type Hanging = { picture: Picture; place: 'shown' | 'gone' | 'next'; isFirst: boolean };

const Hung = ({ picture, picture: { detail, alt }, place, isFirst }: Hanging) => (
  <img
    className={styles.picture}
    data-place={place}
    src={detail.url}
    srcSet={srcSetOf(picture)}
    // A phone crops the sides off, so that the file must be wider than the screen.
    sizes="(width >= 1376px) 1280px, (width >= 48rem) 93vw, 178vw"
    width={detail.width}
    height={detail.height}
    alt={alt}
    loading={isFirst ? 'eager' : 'lazy'}
    decoding="async"
    fetchPriority={isFirst ? 'high' : 'low'}
  />
);
