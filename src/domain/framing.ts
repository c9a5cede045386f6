import type { Media } from './framingTerms.ts';
import { DEFAULT_SIZE_RULE, getLongerSide, type Size, type SizeRule } from './size.ts';

/** What a moulding measures from the front (`face`) and from the wall (`depth`), in inches. */
export type MouldingProfile = { face: number; depth: number };

/** How a picture is made up: lengths in inches, `mat` 0 where there is none; `profile` is of a moulding that the shop does not sell. */
export type Framing = { media: Media; size: Size; framed: boolean; mat: number; profile?: MouldingProfile };

const SLIM: MouldingProfile = { face: 0.8, depth: 0.8 };
const BROAD: MouldingProfile = { face: 1.05, depth: 1.2 };
const FLOATER: MouldingProfile = { face: 0.4, depth: 1.35 };

/** Canvas is stretched over bars that fill the depth of its frame. (CONF-55) */
export const CANVAS_DEPTH = FLOATER.depth;

/**
 * The moulding around a picture. Paper up to 17.4 inches wide has the slim one, which with its usual mat of 2.5 comes to
 * 24 inches outside; anything wider the broad one. The older rule asks whether the longer side is over 24. (CONF-45,
 * CONF-53 to CONF-55)
 */
export function getMouldingProfile(media: Media, size: Size, rule: SizeRule = DEFAULT_SIZE_RULE): MouldingProfile {
  if (media === 'Canvas') return FLOATER;
  const isSlim = rule === 'stepped' ? size.width <= 17.4 : getLongerSide(size) <= 24;
  return isSlim ? SLIM : BROAD;
}

/**
 * What the finished piece measures outside, in inches: picture, mat and twice the face of its moulding, which is 0.8 for
 * canvas and 1.6 or 2.1 for paper. Unframed it is the picture. (CONF-45, CONF-46)
 */
export function getOuterSize(framing: Framing, rule: SizeRule = DEFAULT_SIZE_RULE): Size {
  const { media, size, framed, mat, profile = getMouldingProfile(media, size, rule) } = framing;
  if (!framed) return size;
  const more = 2 * (profile.face + mat);
  return { width: size.width + more, height: size.height + more };
}
