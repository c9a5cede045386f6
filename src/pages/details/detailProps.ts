import type { Cared } from '../../api/careTexts.ts';
import type { Frame } from '../../domain/frame.ts';
import type { DescriptionProps } from './Description.tsx';

/** What the details are about. */
export type DetailProps = DescriptionProps & {
  /** A shopper's own picture is cared for in another way than art, and a wall in another way than a bottle. */
  care: Cared;
  /** The frame that is chosen, whose reviews are shown; null without one. Left out where nothing is reviewed. (ART-21) */
  frame?: Pick<Frame, 'id' | 'title'> | null;
};
