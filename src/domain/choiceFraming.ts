import type { Choice } from './choice.ts';
import type { Framing } from './framing.ts';
import { getMatWidth } from './mat.ts';
import type { Size } from './size.ts';

/** How a picture is made up in a size, as all else is chosen: the mat goes with the size. (CONF-45, CONF-48) */
export const toFraming = ({ mode, media, mat }: Pick<Choice, 'mode' | 'media' | 'mat'>, size: Size): Framing => ({
  media,
  size,
  framed: mode === 'frame',
  mat: mode === 'frame' ? getMatWidth({ media, size, style: mat }) : 0,
});
