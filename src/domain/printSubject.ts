import type { Art, Picture } from './art.ts';
import type { Size } from './size.ts';
import type { PictureSource } from './sourcePicture.ts';

/** The part of a picture that is printed: pixels of the upright original. (CART-15) */
export type CropScales = { width: number; height: number; x: number; y: number };

/** A picture that can be printed: art of the catalogue, or the shopper's own. Lengths are inches, `ratio` width / height. */
export type PrintSubject = {
  source: PictureSource;
  /** The product's uuid; for an upload that of the cropped file. */
  id: string;
  /** What is bought: the art's variation, or the one for uploaded pictures. (API-26) */
  variationId: string;
  title: string;
  /** Empty for an upload. */
  artist: string;
  picture: Picture;
  /** The address of the page where it is made up. */
  path: string;
  ratio: number;
  max: Size;
  upload: { original: string; cropped: string; scales: CropScales | null } | null;
};

/** Art as something to be printed. */
export const toPrintSubject = ({ id, variationId, title, artist, picture, alias, ratio, max }: Art): PrintSubject => ({
  source: 'art',
  id,
  variationId,
  title,
  artist,
  picture,
  path: alias,
  ratio,
  max,
  upload: null,
});
