import { type TouchEvent, useRef } from 'react';
import type { connect } from '../../../machines/banners/banners.connect.ts';
import type { Picture } from '../../domain/art.ts';
import { toSrcSet } from '../../domain/cardPicture.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './Slides.module.css';

/** A shorter movement, in px, is no swipe. */
const MIN_SWIPE = 40;

type Point = { x: number; y: number };
const toPoint = ({ changedTouches: { 0: touch } }: TouchEvent): Point | null =>
  touch ? { x: touch.clientX, y: touch.clientY } : null;

/** Handlers of a swipe: to the left for the next, to the right for the previous. */
function useSwipe({ onNext, onPrevious }: { onNext: () => void; onPrevious: () => void }) {
  const start = useRef<Point | null>(null);
  return {
    onTouchStart: (event: TouchEvent) => {
      // Two fingers zoom the page.
      start.current = event.touches.length === 1 ? toPoint(event) : null;
    },
    onTouchEnd: (event: TouchEvent) => {
      const end = toPoint(event);
      if (!start.current || !end) return;
      const [dx, dy] = [end.x - start.current.x, end.y - start.current.y];
      start.current = null;
      if (Math.abs(dx) < MIN_SWIPE || Math.abs(dx) < Math.abs(dy)) return;
      (dx < 0 ? onNext : onPrevious)();
    },
  };
}

/** What a banner shows; plain texts. */
export type Slide = { id: string; title: string; text: string; picture: Picture };

type View = ReturnType<typeof connect>;

/** The banners' pictures in one frame: the first loads at once, the others shortly before they are shown. */
export function Slides({ slides, view }: { slides: readonly Slide[] | null; view: View }) {
  const { getSlidePosition, direction, showNext, showPrevious } = view;
  const swipe = useSwipe({ onNext: showNext, onPrevious: showPrevious });
  if (slides?.length === 0) return null;
  return (
    <div className={styles.wall} {...swipe}>
      <div className={styles.pictures} data-turn={direction ?? undefined}>
        {slides ? (
          slides.map(({ id, picture }, index) => {
            const position = getSlidePosition(index);
            return position === 'away' ? null : (
              <SlidePicture key={id} picture={picture} position={position} isFirst={index === 0} />
            );
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

type SlidePictureProps = { picture: Picture; position: 'shown' | 'gone' | 'next'; isFirst: boolean };

const SlidePicture = ({ picture, picture: { detail, alt }, position, isFirst }: SlidePictureProps) => (
  <img
    className={styles.picture}
    data-position={position}
    src={detail.url}
    srcSet={toSrcSet(picture)}
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
