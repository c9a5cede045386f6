import type { Frame } from '../../domain/frame.ts';
import type { Media } from '../../domain/media.ts';
import type { Subject } from '../../domain/subject.ts';
import type { DescriptionProps } from './Description.tsx';

/** What the details are about. */
export type DetailProps = DescriptionProps & {
  /** What is printed: a shopper's own picture is cared for in another way than art. Null while it is not known. */
  subject: Pick<Subject, 'source'> | null;
  /** The frame that is chosen, whose reviews are shown; null without one. (ART-21) */
  frame: Pick<Frame, 'id' | 'title'> | null;
  media: Media;
};
