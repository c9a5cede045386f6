import type { Picture } from './art.ts';

/** A frame that can be chosen; `video` is an address. Its price is in the rate of what it frames. (FRAME-13, CONF-57) */
export type Frame = {
  id: string;
  variationId: string;
  title: string;
  /** Plain text. */
  description: string;
  colours: string[];
  style: string;
  collections: string[];
  /** The shape of the moulding: 'Flat', 'Scoop' ... */
  type: string;
  material: string;
  video: string | null;
  front: Picture | null;
  side: Picture | null;
  thumbnail: Picture | null;
};

/** What of a frame its moulding is drawn from. */
export type FrameLook = Pick<Frame, 'title' | 'colours' | 'style' | 'type' | 'material'>;

/** What hangs in the list of frames: a frame, or a picture between them that cannot be chosen. (FRAME-07) */
export type FrameEntry =
  | { kind: 'frame'; frame: Frame }
  | { kind: 'image'; id: string; title: string; picture: Picture | null };

/** The frames among the entries, in their order. (FRAME-07) */
export const selectFrames = (entries: readonly FrameEntry[]): Frame[] =>
  entries.flatMap((entry) => (entry.kind === 'frame' ? [entry.frame] : []));

/** What a customer says of a frame. `stars` is a whole number from 1 to 5, `date` the ten characters of its day, the texts are plain. (ART-16 to ART-18) */
export type Review = { id: string; reviewer: string; stars: number; date: string; comment: string };

export const MAX_STARS = 5;

/** The stars that a review may have: whole ones from 1 to 5. (ART-17) */
export const isValidRating = (stars: number): boolean => Number.isInteger(stars) && stars >= 1 && stars <= MAX_STARS;

/** The average of some reviews, to one decimal; null where there are none. */
export const getAverageStars = (reviews: readonly Pick<Review, 'stars'>[]): number | null =>
  reviews.length === 0
    ? null
    : Math.round((reviews.reduce((sum, { stars }) => sum + stars, 0) / reviews.length) * 10) / 10;
