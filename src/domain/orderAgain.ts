import { formatChoicePath } from './choice.ts';
import { DEFAULT_PAD_COLOUR, MEDIA, PAD_COLOURS } from './framingTerms.ts';
import { findMatStyle } from './mat.ts';
import { parseSizeKey } from './size.ts';

/** What an order noted of a picture as it was made up; texts as the backend has them. */
export type OrderedPicture = {
  media: string;
  isFramed: boolean;
  /** Of the print: '24 x 30', inches. */
  dimension: string;
  /** The frame's product; null where there is none, or none is sold any more. */
  frame: string | null;
  /** How wide the mat is, in inches. */
  mat: number;
  pad: string;
};

/**
 * The page on which an ordered thing can be ordered again: a picture with all that was chosen of it, at today's price.
 * What an order does not say, or cannot be read, is chosen there anew. (CART-11 to CART-16, ORD-18 to ORD-20)
 */
export function formatOrderAgainPath(path: string, picture: OrderedPicture | null): string {
  const media = MEDIA.find((known) => known === picture?.media);
  const size = parseSizeKey(picture?.dimension.replaceAll(' ', '') ?? '');
  if (!picture || !media || !size) return path;
  return formatChoicePath(path, {
    mode: picture.isFramed ? 'frame' : 'art',
    media,
    size,
    frame: picture.frame,
    mat: findMatStyle(size, picture.mat),
    pad: PAD_COLOURS.find(({ id }) => id === picture.pad)?.id ?? DEFAULT_PAD_COLOUR,
  });
}
