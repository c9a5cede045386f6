import type { Paise } from './money.ts';
import type { Size } from './size.ts';

/** One file of a picture; width and height in pixels. */
export type Rendition = { url: string; width: number; height: number };

/**
 * A picture in the sizes the store shows; `id` is the uuid of its file, where one is known, `between` are further sizes
 * that a browser may choose from, where the backend makes any; `full` is the original, where it has more pixels than `detail`.
 */
export type Picture = {
  id?: string;
  alt: string;
  thumbnail: Rendition;
  listing: Rendition;
  between?: readonly Rendition[];
  detail: Rendition;
  full?: Rendition;
};

/**
 * An art print. `alias` is its path ('/art/misty-ghats'), `artist` the name as displayed, `max` the largest print in inches,
 * `ratio` width / height, `description` plain text. (CAT-17, CAT-19)
 */
export type Art = {
  id: string;
  variationId: string;
  alias: string;
  title: string;
  artist: string;
  picture: Picture;
  /** The smallest size on paper. */
  fromPrice: Paise;
  max: Size;
  ratio: number;
  themes: string[];
  description: string;
};

/** How 'Nandini Pazhoor' may be stored: with the last name first, or as it is. */
export const listStoredArtistNames = (name: string): string[] => [name.replace(/^(.*) (\S+)$/, '$2,$1'), name];

/** The stored 'Pazhoor,Nandini' as 'Nandini Pazhoor' (CAT-20). */
export const formatArtistName = (stored: string): string =>
  stored
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .reverse()
    .join(' ');
