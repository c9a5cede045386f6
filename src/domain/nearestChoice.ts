import { type Asked, type Choice, mediasOf, PARTS, sizesOf } from './choice.ts';
import { MAT_STYLES, type MatStyle, matStyles } from './mat.ts';
import { DEFAULT_MEDIA, type Media } from './media.ts';
import { DEFAULT_MODE, MODES } from './mode.ts';
import { DEFAULT_PAD_COLOUR, PAD_COLOURS } from './padColour.ts';
import { areaOf, parseSizeKey, type Size, sizeKey, sizesByBucket } from './size.ts';
import type { Subject } from './subject.ts';

/** The size that stands first on the screen. (CONF-26, CONF-41) */
const firstSizeOf = (subject: Subject, media: Media): Size | null =>
  sizesByBucket(sizesOf(subject, media))[0]?.sizes[0] ?? null;

const nearestSize = (sizes: readonly Size[], asked: Size): Size | null =>
  sizes.reduce<Size | null>(
    (best, size) =>
      best === null || Math.abs(areaOf(size) - areaOf(asked)) < Math.abs(areaOf(best) - areaOf(asked)) ? size : best,
    null,
  );

const among = <T extends string>(list: readonly T[], text: string | undefined, otherwise: T): T =>
  list.find((each) => each === text) ?? otherwise;

const PAD_IDS = PAD_COLOURS.map(({ id }) => id);

/** The mat style that is nearest to a wish. Without a size there is none to refuse it, save for canvas. (CONF-50 to CONF-52) */
export function nearestMat(wish: string | undefined, media: Media, size: Size | null): MatStyle {
  const styles = size ? matStyles(media, size) : media === 'Paper' ? MAT_STYLES : (['none'] as const);
  return among(styles, wish, styles.find((style) => style === 'standard') ?? 'none');
}

/** What of an address has a meaning beside the mode, media and mat that were settled on. */
function meaningful({ mode, mat }: Choice, asked: Asked): Asked {
  if (mode === 'art') return { mode: asked.mode, media: asked.media, size: asked.size };
  return mat === 'none' ? { ...asked, pad: undefined } : asked;
}

const isSame = (one: Size | null, other: Size) => one?.width === other.width && one.height === other.height;

/**
 * The lawful choice that is nearest to what is asked, and whether anything that was asked, and has a meaning in it, had
 * to give way. What is not asked is chosen by itself: the first media that the picture can be had on, the first size,
 * the first frame, the usual mat. `frames` are the ids of the frames in their order; null while they are not known, when
 * any frame is believed. Only an upload that is too small for every print has no size. (CONF-20 to CONF-26)
 */
export function nearestChoice(
  asked: Asked,
  { subject, frames }: { subject: Subject; frames: readonly string[] | null },
): { choice: Choice; adjusted: boolean } {
  const mode = among(MODES, asked.mode, DEFAULT_MODE);
  const medias = mediasOf(subject);
  const media = among(medias, asked.media, among(medias, DEFAULT_MEDIA, medias[0] ?? DEFAULT_MEDIA));
  const wanted = asked.size === undefined ? null : parseSizeKey(asked.size);
  const size = wanted ? nearestSize(sizesOf(subject, media), wanted) : firstSizeOf(subject, media);
  const frame =
    frames === null ? (asked.frame ?? null) : (frames.find((id) => id === asked.frame) ?? frames[0] ?? null);
  const mat = size ? nearestMat(asked.mat, media, size) : 'none';
  const pad = among(PAD_IDS, asked.pad, DEFAULT_PAD_COLOUR);
  const choice: Choice = { mode, media, size, frame, mat, pad };
  const granted: Asked = {
    mode,
    media,
    // The same size may be written in more than one way.
    ...(size && { size: isSame(wanted, size) ? asked.size : sizeKey(size) }),
    ...(frame && { frame }),
    mat,
    pad,
  };
  const meant = meaningful(choice, asked);
  return {
    choice,
    adjusted: PARTS.some((part) => meant[part] !== undefined && meant[part] !== granted[part]),
  };
}
