import type { Media, PadColour } from './framingTerms.ts';
import { DEFAULT_SIZE_RULE, getLongerSide, type Size, type SizeRule } from './size.ts';

/** What a moulding measures from the front (`face`) and from the wall (`depth`), in inches. */
export type MouldingProfile = { face: number; depth: number };

/**
 * How a picture is made up: lengths in inches, `mat` 0 where there is none, its colour the usual one where none is named; `profile`
 * is of a moulding that the shop does not sell.
 */
export type Framing = {
  media: Media;
  size: Size;
  framed: boolean;
  mat: number;
  pad?: PadColour;
  profile?: MouldingProfile;
};

const SLIM: MouldingProfile = { face: 0.8, depth: 0.8 };
const BROAD: MouldingProfile = { face: 1.05, depth: 1.2 };
const FLOATER: MouldingProfile = { face: 0.4, depth: 1.35 };

/** Canvas is stretched over bars that fill the depth of its frame. (CONF-55) */
export const CANVAS_DEPTH = FLOATER.depth;

/** Paper that is at most so long on both sides, in inches, has the slim moulding. (CONF-53) */
const SLIM_UP_TO = 24;

/**
 * The moulding around a picture: paper up to 24 × 24 inches has the slim one, larger paper the broad one, unless it is one that
 * the shop does not sell. (CONF-53 to CONF-55)
 */
export function getMouldingProfile({
  media,
  size,
  profile,
}: Pick<Framing, 'media' | 'size' | 'profile'>): MouldingProfile {
  if (profile) return profile;
  if (media === 'Canvas') return FLOATER;
  return getLongerSide(size) <= SLIM_UP_TO ? SLIM : BROAD;
}

/**
 * What a frame adds to the width and to the height of a picture and its mat, in inches. On paper it is a rule of its own, and
 * not twice the face of the moulding. (CONF-45, CONF-46)
 */
export function getFrameAllowance(media: Media, size: Size, rule: SizeRule = DEFAULT_SIZE_RULE): number {
  if (media === 'Canvas') return 0.8;
  const isNarrow = rule === 'stepped' ? size.width <= 17.4 : getLongerSide(size) <= 24;
  return isNarrow ? 1.6 : 2.1;
}

/**
 * From the outer edge of the finished piece to its picture, in inches: the mat and half of what a frame adds, which is the face
 * of a moulding that the shop does not sell. (CONF-45, CONF-46)
 */
export function getBorder({ media, size, framed, mat, profile }: Framing, rule: SizeRule = DEFAULT_SIZE_RULE): number {
  return framed ? mat + (profile ? profile.face : getFrameAllowance(media, size, rule) / 2) : 0;
}

/** What the finished piece measures outside, in inches; unframed it is the picture. (CONF-45, CONF-46) */
export function getOuterSize(framing: Framing, rule: SizeRule = DEFAULT_SIZE_RULE): Size {
  const { width, height } = framing.size;
  const more = 2 * getBorder(framing, rule);
  return { width: width + more, height: height + more };
}
