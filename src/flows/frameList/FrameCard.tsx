import { memo } from 'react';
import type { connect } from '../../../machines/frameList/frameList.connect.ts';
import { type Choice, toFraming } from '../../domain/choice.ts';
import type { Frame } from '../../domain/frame.ts';
import type { PrintSubject } from '../../domain/printSubject.ts';
import { toArtwork } from '../../preview/artwork.ts';
import { SvgDrawing } from '../../preview/drawing/SvgDrawing.tsx';
import { createFrontDrawing } from '../../preview/pieces/frontDrawing.ts';
import { Link } from '../../ui/Link.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './FrameCard.module.css';

type Props = { frame: Frame; subject: PrintSubject | null; choice: Choice | null; isOpening: boolean };

/**
 * The picture in the frame, to scale; the frame by itself where there is no picture. Memoized, for a press on a filter
 * renders the whole list.
 */
const FramedDrawing = memo(function FramedDrawing({ frame, subject, choice, isOpening }: Props) {
  if (subject && choice?.size) {
    const { url } = subject.picture.listing;
    const artwork = {
      ...toArtwork({ subject, framing: toFraming(choice, choice.size), frame }),
      // One file for all the cards, in the size of a card.
      picture: { small: url, large: url },
    };
    return <SvgDrawing className={styles.drawing} drawing={createFrontDrawing(artwork)} />;
  }
  if (isOpening || !frame.thumbnail) return <Skeleton width="100%" ratio={0.8} />;
  const { url, width, height } = frame.thumbnail.listing;
  return <img className={styles.drawing} src={url} width={width} height={height} alt="" loading="lazy" />;
});

type View = Pick<ReturnType<typeof connect>, 'subject' | 'choice' | 'frameId' | 'getEditPath' | 'filtersQuery'> & {
  isOpening: boolean;
};

/** One frame with the shopper's own picture in it; it links to its editor. (FRAME-05) */
export function FrameCard({
  frame,
  subject,
  choice,
  isOpening,
  frameId,
  getEditPath,
  filtersQuery,
}: View & { frame: Frame }) {
  const { id, title, material, colours } = frame;
  return (
    <article className={styles.card}>
      <div className={styles.wall}>
        <FramedDrawing frame={frame} subject={subject} choice={choice} isOpening={isOpening} />
      </div>
      <div className={styles.label}>
        <h2 className={styles.title}>
          <Link className={styles.link} to={getEditPath(id)} state={{ filters: filtersQuery }}>
            {title}
          </Link>
        </h2>
        <p className={styles.note}>{material}</p>
        <p className={styles.note}>{colours.join(', ')}</p>
        {id === frameId ? <p className={styles.chosen}>Around your picture now</p> : null}
      </div>
    </article>
  );
}

/** A card while it loads. */
export const FrameCardSkeleton = () => (
  <div className={styles.card} aria-hidden="true">
    <Skeleton width="100%" ratio={0.8} />
    <Skeleton width="60%" height="1.2em" />
    <Skeleton width="40%" />
  </div>
);
