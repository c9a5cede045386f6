import {
  CHOICE_PARAMS,
  type Choice,
  getMediaOptions,
  getSizeOptions,
  type RequestedChoice,
  toRequestedChoice,
} from './choice.ts';
import { DEFAULT_MEDIA, DEFAULT_MODE, DEFAULT_PAD_COLOUR, type Media, MODES, PAD_COLOURS } from './framingTerms.ts';
import { getMatStyles, MAT_STYLES, type MatStyle } from './mat.ts';
import type { PrintSubject } from './printSubject.ts';
import { getArea, groupSizesByBucket, isSameSize, parseSizeKey, type Size } from './size.ts';

/** The size that stands first on the screen. (CONF-26, CONF-41) */
const getFirstSize = (subject: PrintSubject, media: Media): Size | null =>
  groupSizesByBucket(getSizeOptions(subject, media))[0]?.sizes[0] ?? null;

/** The size after a change of the media: the same measures where they are on offer, else the first ones. (CONF-23, CONF-26) */
export const findSameSize = (subject: PrintSubject, media: Media, before: Size | null): Size | null =>
  getSizeOptions(subject, media).find((size) => isSameSize(before, size)) ?? getFirstSize(subject, media);

const findNearestSize = (sizes: readonly Size[], requested: Size): Size | null =>
  sizes.reduce<Size | null>(
    (best, size) =>
      best === null || Math.abs(getArea(size) - getArea(requested)) < Math.abs(getArea(best) - getArea(requested))
        ? size
        : best,
    null,
  );

const findOption = <T extends string>(list: readonly T[], text: string | undefined, fallback: T): T =>
  list.find((each) => each === text) ?? fallback;

const PAD_IDS = PAD_COLOURS.map(({ id }) => id);

/** The mat style that is nearest to a wish. Without a size there is none to refuse it, save for canvas. (CONF-50 to CONF-52) */
export function findNearestMat(requested: string | undefined, media: Media, size: Size | null): MatStyle {
  const styles = size ? getMatStyles(media, size) : media === 'Paper' ? MAT_STYLES : (['none'] as const);
  return findOption(styles, requested, styles.find((style) => style === 'standard') ?? 'none');
}

/** What of an address has a meaning beside the mode, media and mat that were settled on. */
function getApplicableParts({ mode, mat }: Choice, requested: RequestedChoice): RequestedChoice {
  if (mode === 'art') return { mode: requested.mode, media: requested.media, size: requested.size };
  return mat === 'none' ? { ...requested, pad: undefined } : requested;
}

/**
 * The lawful choice that is nearest to what is requested, and whether anything that was requested, and has a meaning in it, had
 * to give way. What is not requested is chosen by itself: the first media that the picture can be had on, the first size,
 * the first frame, the usual mat. `frames` are the ids of the frames in their order; null while they are not known, when
 * any frame is believed. Only an upload that is too small for every print has no size. (CONF-20 to CONF-26)
 */
export function findNearestChoice(
  requested: RequestedChoice,
  { subject, frames }: { subject: PrintSubject; frames: readonly string[] | null },
): { choice: Choice; isAdjusted: boolean } {
  const mode = findOption(MODES, requested.mode, DEFAULT_MODE);
  const medias = getMediaOptions(subject);
  const media = findOption(medias, requested.media, findOption(medias, DEFAULT_MEDIA, medias[0] ?? DEFAULT_MEDIA));
  const wanted = requested.size === undefined ? null : parseSizeKey(requested.size);
  const size = wanted ? findNearestSize(getSizeOptions(subject, media), wanted) : getFirstSize(subject, media);
  const frame =
    frames === null ? (requested.frame ?? null) : (frames.find((id) => id === requested.frame) ?? frames[0] ?? null);
  const mat = size ? findNearestMat(requested.mat, media, size) : 'none';
  const pad = findOption(PAD_IDS, requested.pad, DEFAULT_PAD_COLOUR);
  const choice: Choice = { mode, media, size, frame, mat, pad };
  const applied = toRequestedChoice(choice);
  // The same size may be written in more than one way.
  if (size && isSameSize(wanted, size)) applied.size = requested.size;
  const meant = getApplicableParts(choice, requested);
  return {
    choice,
    isAdjusted: CHOICE_PARAMS.some((part) => meant[part] !== undefined && meant[part] !== applied[part]),
  };
}
