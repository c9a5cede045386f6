import {
  type Choice,
  DEFAULT_CHOICE,
  getMediaOptions,
  getSizeOptions,
  type RequestedChoice,
} from '../../src/domain/choice.ts';
import { type Frame, type FrameEntry, selectFrames } from '../../src/domain/frame.ts';
import { MEDIA, type Media, MODES, type Mode } from '../../src/domain/framingTerms.ts';
import type { MatStyle } from '../../src/domain/mat.ts';
import { groupSizesByBucket, type Size, type SizeBucket } from '../../src/domain/size.ts';
import type { SubjectData, SubjectRequest } from '../framedPicture/framedPicture.machine.ts';

/** What a screen has settled beforehand, and the shopper does not choose there: the mode, the frame by its id. */
type FixedChoice = { mode?: Mode; frame?: string };

export type ConfiguratorInput = {
  subject: SubjectRequest;
  /** What the address requests. */
  requestedChoice: RequestedChoice;
  fixed: FixedChoice;
  /** The picture and its prices, where both were read before; and the frames. */
  cachedSubjectData: SubjectData | null;
  cachedFrames?: readonly FrameEntry[] | null;
  screen?: ConfiguratorScreen;
};

/**
 * The screen for sizes asks for the media first and for the frame later; in its buy-now variant the frame is chosen
 * already, and what is bought leads straight to the checkout. (CONF-09, CONF-13, CONF-16)
 */
type ConfiguratorScreen = 'chooser' | 'size' | 'buyNow';

/** What was read anew; null for a part that was not. */
export type RefetchResult = { subjectData: SubjectData | null; frames: readonly FrameEntry[] | null };

export type Context = {
  request: SubjectRequest;
  requestedChoice: RequestedChoice;
  fixed: FixedChoice;
  screen: ConfiguratorScreen;
  subjectData: SubjectData | null;
  /** Null while the list is not known. */
  frames: readonly FrameEntry[] | null;
  choice: Choice;
  /** The mat that was wished for last: it comes back with a media and a size that allow it. */
  preferredMat: MatStyle | undefined;
  tab: SizeBucket;
  /** Did the address ask for something that is not on offer? */
  isAdjusted: boolean;
};

/** What is known of the choice before the picture is: the mode decides whether frames are read. (CONF-20, CONF-22) */
export const createContext = (input: ConfiguratorInput): Context => ({
  request: input.subject,
  requestedChoice: input.requestedChoice,
  fixed: input.fixed,
  screen: input.screen ?? 'chooser',
  subjectData: input.cachedSubjectData,
  frames: input.cachedFrames ?? null,
  choice: {
    ...DEFAULT_CHOICE,
    mode: input.fixed.mode ?? MODES.find((mode) => mode === input.requestedChoice.mode) ?? DEFAULT_CHOICE.mode,
    media: MEDIA.find((media) => media === input.requestedChoice.media) ?? DEFAULT_CHOICE.media,
    frame: input.fixed.frame ?? input.requestedChoice.frame ?? null,
  },
  preferredMat: undefined,
  tab: 'Small',
  isAdjusted: false,
});

/** The frames that can be chosen, in the order of the shop. (FRAME-07) */
export const getContextFrames = ({ frames }: Pick<Context, 'frames'>): Frame[] => selectFrames(frames ?? []);

/** The sizes on a media, largest first; none where there is no picture yet. (CONF-42) */
export const getSizes = ({ subjectData }: Pick<Context, 'subjectData'>, media: Media): Size[] =>
  subjectData ? getSizeOptions(subjectData.subject, media) : [];

/** As many sizes stand in one row of a phone, and need no tabs. */
const SIZES_IN_A_ROW = 3;

/** Are there more sizes than are seen at a glance? */
export const hasSizeTabs = (sizes: readonly Size[]): boolean => sizes.length > SIZES_IN_A_ROW;

/**
 * The sizes under one tab, largest first; none where the tab is not there. A few sizes need no tabs: all are seen at once,
 * smallest first. (CONF-41)
 */
export function getTabSizes(tab: SizeBucket, context: Context): Size[] {
  const sizes = getSizes(context, context.choice.media);
  if (!hasSizeTabs(sizes)) return sizes.toReversed();
  return groupSizesByBucket(sizes).find(({ bucket }) => bucket === tab)?.sizes ?? [];
}

/** The size that the preview shows: the chosen one, or the first of the open tab while none is. */
export const getPreviewSize = (context: Context): Size =>
  context.choice.size ?? getTabSizes(context.tab, context)[0] ?? { width: 12, height: 12 };

/** Is the picture to be had on this media? */
export const isMediaAvailable = ({ subjectData }: Pick<Context, 'subjectData'>, media: Media): boolean =>
  subjectData !== null && getMediaOptions(subjectData.subject).includes(media);
