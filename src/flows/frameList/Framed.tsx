import { memo } from 'react';
import type { Choice } from '../../domain/choice.ts';
import type { Frame } from '../../domain/frame.ts';
import { matWidth } from '../../domain/mat.ts';
import { padTint } from '../../domain/padColour.ts';
import type { Subject } from '../../domain/subject.ts';
import { SvgDrawing } from '../../preview/drawing/SvgDrawing.tsx';
import { frontDrawing } from '../../preview/pieces/frontDrawing.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './Framed.module.css';

type Props = { frame: Frame; subject: Subject | null; choice: Choice | null; isOpening: boolean };

/**
 * The picture in the frame, to scale; the frame by itself where there is no picture. Drawn once for each, for a press on
 * a filter draws the whole list anew.
 */
export const Framed = memo(function Framed({ frame, subject, choice, isOpening }: Props) {
  if (subject && choice?.size) {
    const { media, size, mat, pad } = choice;
    const { url } = subject.picture.listing;
    const shown = {
      title: subject.title,
      alt: subject.picture.alt,
      // One file for all the cards, as large as a card is.
      picture: { small: url, large: url },
      framing: { media, size, framed: true, mat: matWidth({ media, size, style: mat }) },
      frame,
      padTint: padTint(pad),
    };
    return <SvgDrawing className={styles.drawing} drawing={frontDrawing(shown)} />;
  }
  if (isOpening || !frame.thumbnail) return <Skeleton width="100%" ratio={0.8} />;
  const { url, width, height } = frame.thumbnail.listing;
  return <img className={styles.drawing} src={url} width={width} height={height} alt="" loading="lazy" />;
});
