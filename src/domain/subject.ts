import type { Art, Picture } from './art.ts';
import type { Size } from './size.ts';
import type { Source } from './source.ts';

/** The part of a picture that is printed: pixels of the upright original. (CART-15) */
export type Scales = { width: number; height: number; x: number; y: number };

/** A picture that can be printed: art of the catalogue, or the shopper's own. Lengths are inches, `ratio` width / height. */
export type Subject = {
  source: Source;
  /** The product's uuid; for an upload that of the cropped file. */
  id: string;
  /** What is bought: the art's variation, or the one for uploaded pictures. (API-26) */
  variationId: string;
  title: string;
  /** Empty for an upload. */
  artist: string;
  picture: Picture;
  ratio: number;
  max: Size;
  upload: { original: string; cropped: string; scales: Scales | null } | null;
};

/** Art as something to be printed. */
export const subjectOfArt = ({ id, variationId, title, artist, picture, ratio, max }: Art): Subject => ({
  source: 'art',
  id,
  variationId,
  title,
  artist,
  picture,
  ratio,
  max,
  upload: null,
});
