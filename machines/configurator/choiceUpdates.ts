import { getSizeOptions, type RequestedChoice, toRequestedChoice } from '../../src/domain/choice.ts';
import { type FrameEntry, selectFrames } from '../../src/domain/frame.ts';
import type { Media } from '../../src/domain/framingTerms.ts';
import { MAT_STYLES } from '../../src/domain/mat.ts';
import { findNearestChoice, findNearestMat, findSameSize } from '../../src/domain/nearestChoice.ts';
import { getSizeBucket, groupSizesByBucket, type Size, type SizeBucket } from '../../src/domain/size.ts';
import { type Context, getContextFrames, type RefetchResult } from './configuratorContext.ts';

/** The tab that is open once the sizes have changed: the same one where it still has sizes, else the first. (CONF-41) */
function getNextTab(tab: SizeBucket, sizes: readonly Size[]): SizeBucket {
  const tabs = groupSizesByBucket(sizes).map(({ bucket }) => bucket);
  return tabs.includes(tab) ? tab : (tabs[0] ?? tab);
}

/** The frames that can be requested, by their ids; null where any is believed. (CONF-25) */
const listFrameIds = ({ frames, fixed }: Pick<Context, 'frames' | 'fixed'>): string[] | null =>
  frames && !fixed.frame ? selectFrames(frames).map(({ id }) => id) : null;

type ResolvedChoice = Pick<Context, 'choice' | 'preferredMat' | 'tab' | 'isAdjusted'>;

/**
 * The choice once the picture is here: what the address requests as far as it is lawful, the rest chosen by itself. On
 * the screen for sizes nothing is chosen before a media was. (CONF-09, CONF-20 to CONF-26)
 */
export function resolveChoice({
  requestedChoice,
  fixed,
  frames,
  screen,
  subjectData,
}: Context): Partial<ResolvedChoice> {
  if (!subjectData) return {};
  const { subject } = subjectData;
  const wanted: RequestedChoice = {
    ...requestedChoice,
    ...(fixed.mode && { mode: fixed.mode }),
    ...(fixed.frame && { frame: fixed.frame }),
  };
  const { choice, isAdjusted } = findNearestChoice(wanted, { subject, frames: listFrameIds({ frames, fixed }) });
  const isMediaUnchosen = screen !== 'chooser' && requestedChoice.media === undefined;
  return {
    choice: isMediaUnchosen ? { ...choice, size: null } : choice,
    preferredMat: MAT_STYLES.find((style) => style === requestedChoice.mat),
    tab: getNextTab(choice.size ? getSizeBucket(choice.size) : 'Small', getSizeOptions(subject, choice.media)),
    isAdjusted:
      isAdjusted ||
      (fixed.mode !== undefined && requestedChoice.mode !== undefined && requestedChoice.mode !== fixed.mode),
  };
}

/**
 * The frames are here: the one that was requested is stored, else the first that is no image is chosen. Before the picture
 * is here they only lie ready. (CONF-25)
 */
export function withFrames(context: Context, frames: readonly FrameEntry[]): Partial<Context> {
  const { choice, fixed, isAdjusted, subjectData } = context;
  const offered = selectFrames(frames);
  if (!subjectData || fixed.frame || offered.some(({ id }) => id === choice.frame)) return { frames };
  const [first] = offered;
  return {
    frames,
    choice: { ...choice, frame: first?.id ?? null },
    isAdjusted: isAdjusted || (choice.frame !== null && first !== undefined),
  };
}

/** The picture, its prices and the frames were read anew: the choice stands as far as it is still on offer. (CONST-04) */
export function applyRefetch(context: Context, read: RefetchResult): Partial<Context> {
  const subjectData = read.subjectData ?? context.subjectData;
  // Frames that were not requested yet, or did not come, are read by the chart itself.
  const frames = context.frames && (read.frames ?? context.frames);
  if (!subjectData) return { frames };
  const { choice, isAdjusted } = findNearestChoice(toRequestedChoice(context.choice), {
    subject: subjectData.subject,
    frames: listFrameIds({ frames, fixed: context.fixed }),
  });
  return {
    subjectData,
    frames,
    choice: context.choice.size ? choice : { ...context.choice, media: choice.media, frame: choice.frame },
    tab: getNextTab(context.tab, getSizeOptions(subjectData.subject, choice.media)),
    isAdjusted: context.isAdjusted || isAdjusted,
  };
}

/** Another media: the same measures are chosen again where it has them, and the frame is the first one. (CONF-23, CONF-24, CONF-26) */
export function withMedia(context: Context, media: Media): Partial<Context> {
  const { subjectData, choice, fixed, preferredMat } = context;
  if (!subjectData) return {};
  const frame = fixed.frame ?? getContextFrames(context)[0]?.id ?? null;
  const size = findSameSize(subjectData.subject, media, choice.size);
  return {
    choice: { ...choice, media, size, frame, mat: findNearestMat(preferredMat, media, size) },
    ...(size && { tab: getSizeBucket(size) }),
  };
}

/** Another size, and the mat that goes with it. (CONF-51, CONF-52) */
export const withSize = ({ choice, preferredMat }: Context, size: Size): Partial<Context> => ({
  choice: { ...choice, size, mat: findNearestMat(preferredMat, choice.media, size) },
});
