import { assign, emit, setup } from 'xstate';
import type { Choice } from '../../src/domain/choice.ts';
import { type FrameEntry, selectFrames } from '../../src/domain/frame.ts';
import type { Media, Mode, PadColour } from '../../src/domain/framingTerms.ts';
import { getMatStyles, type MatStyle } from '../../src/domain/mat.ts';
import { isSameSize, type Size, type SizeBucket } from '../../src/domain/size.ts';
import type { addToCartMessages } from '../../src/messages/cart.ts';
import type { configuratorMessages } from '../../src/messages/configurator.ts';
import {
  type FramedPictureOutput,
  framedPictureMachine,
  type SubjectData,
} from '../framedPicture/framedPicture.machine.ts';
import { formatFramesPath } from '../framedPicture/picturePaths.ts';
import type { Effect, Meta } from '../kit/meta.ts';
import { port } from '../kit/port.ts';
import { applyRefetch, resolveChoice, withFrames, withMedia, withSize } from './choiceUpdates.ts';
import {
  type ConfiguratorInput,
  type Context,
  getContextFrames,
  getPreviewSize,
  getSizes,
  getTabSizes,
  hasSizeTabs,
  isMediaAvailable,
  type RefetchResult,
} from './configuratorContext.ts';
import { type PreviewSettings, toArtMode, toPreviewSettings } from './previewSettings.ts';

/** What the configurator lets out beside what every chart may: the choice for the address, and what the browser keeps. */
export type ConfiguratorEffect =
  | Effect
  | { type: 'address'; choice: Choice }
  | { type: 'settings.stored'; settings: PreviewSettings | null }
  | { type: 'artMode.stored'; artmode: 'frame' | 'print' };

/** Are frames chosen on this screen, as the piece is to be made up? */
const hasFrameChoice = ({ choice, screen }: Context) => choice.mode === 'frame' && screen !== 'size';

/** The mat styles on offer now; none without a frame. */
const getOfferedMats = (context: Context): readonly MatStyle[] =>
  hasFrameChoice(context) ? getMatStyles(context.choice.media, getPreviewSize(context)) : [];

const isOtherMat = (context: Context, mat: MatStyle): boolean =>
  mat !== context.choice.mat && getOfferedMats(context).includes(mat);

const isFixedFrameMissing = ({ fixed }: Context, frames: readonly FrameEntry[]): boolean =>
  fixed.frame !== undefined && !selectFrames(frames).some(({ id }) => id === fixed.frame);

/** Types, ports, guards and actions of the configurator. */
export const configuratorSetup = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'mode.chosen'; mode: Mode }
      | { type: 'media.chosen'; media: Media }
      | { type: 'frame.chosen'; frame: string }
      | { type: 'mat.chosen'; mat: MatStyle }
      | { type: 'pad.chosen'; pad: PadColour }
      | { type: 'tab.opened'; tab: SizeBucket }
      | { type: 'size.chosen'; size: Size }
      | { type: 'framing.requested' }
      | ({ type: 'picture.reread' } & RefetchResult)
      | { type: 'frames.retried' },
    emitted: {} as ConfiguratorEffect,
    input: {} as ConfiguratorInput,
    meta: {} as Meta<keyof (typeof addToCartMessages & typeof configuratorMessages)>,
  },
  actors: {
    framedPicture: framedPictureMachine,
    /** The frames in the order of the shop. */
    listFrames: port<readonly FrameEntry[]>('listFrames'),
  },
  guards: {
    isFound: (_, subjectData: SubjectData | null) => subjectData !== null,
    isNotFound: (_, { isNotFound }: FramedPictureOutput) => isNotFound,
    isTooSmall: ({ context }) => !isMediaAvailable(context, context.choice.media),
    isMediaUnchosen: ({ context }) => context.screen !== 'chooser' && context.requestedChoice.media === undefined,
    isOtherMode: ({ context }, mode: Mode) => context.fixed.mode === undefined && mode !== context.choice.mode,
    isOtherMedia: ({ context }, media: Media) => media !== context.choice.media && isMediaAvailable(context, media),
    isOffered: ({ context }, media: Media) => isMediaAvailable(context, media),
    isOtherFrame: ({ context }, frame: string) =>
      context.choice.mode === 'frame' &&
      context.fixed.frame === undefined &&
      frame !== context.choice.frame &&
      getContextFrames(context).some(({ id }) => id === frame),
    isGoldenMat: ({ context }, mat: MatStyle) => mat === 'golden' && isOtherMat(context, mat),
    isOtherMat: ({ context }, mat: MatStyle) => isOtherMat(context, mat),
    isOtherPad: ({ context }, pad: PadColour) =>
      context.choice.mat !== 'none' && getOfferedMats(context).length > 1 && pad !== context.choice.pad,
    isOtherTab: ({ context }, tab: SizeBucket) =>
      tab !== context.tab &&
      hasSizeTabs(getSizes(context, context.choice.media)) &&
      getTabSizes(tab, context).length > 0,
    isOtherSize: ({ context }, size: Size) =>
      !isSameSize(size, context.choice.size) &&
      getTabSizes(context.tab, context).some((offered) => isSameSize(offered, size)),
    goesOnToFrames: ({ context }) => context.screen === 'size' && context.choice.mode === 'frame',
    wantsFrames: ({ context }) => hasFrameChoice(context),
    /** A frame that is not among those that were read before is looked for once more. */
    areFramesWantedAndKnown: ({ context }) =>
      hasFrameChoice(context) && context.frames !== null && !isFixedFrameMissing(context, context.frames),
    isFixedFrameMissing: ({ context }, frames: readonly FrameEntry[]) => isFixedFrameMissing(context, frames),
    hasFrames: (_, frames: readonly FrameEntry[]) => selectFrames(frames).length > 0,
    /** Is there a picture to put a frame around? */
    hasPicture: ({ context }) => isMediaAvailable(context, context.choice.media),
    isAdjusted: ({ context }) => context.isAdjusted,
    /** With the frames known, no later answer can change what the address is put right to. */
    isAdjustedForGood: ({ context }) => context.isAdjusted && context.frames !== null,
    isChoiceExact: ({ context }) => !context.isAdjusted,
  },
  actions: {
    keepPicture: assign((_, subjectData: SubjectData | null) => ({ subjectData })),
    applyRequest: assign(({ context }) => resolveChoice(context)),
    keepFrames: assign(({ context }, frames: readonly FrameEntry[]) => withFrames(context, frames)),
    takeReread: assign(({ context }, read: RefetchResult) => applyRefetch(context, read)),
    choose: assign(({ context }, chosen: Partial<Choice>) => ({ choice: { ...context.choice, ...chosen } })),
    takeMedia: assign(({ context }, media: Media) => withMedia(context, media)),
    takeSize: assign(({ context }, size: Size) => withSize(context, size)),
    takeMat: assign(({ context }, mat: MatStyle) => ({ choice: { ...context.choice, mat }, preferredMat: mat })),
    openTab: assign((_, tab: SizeBucket) => ({ tab })),
    /** Whoever chooses has seen what was adjusted. */
    forgetAdjusting: assign({ isAdjusted: false }),
    writeAddress: emit(({ context }) => ({ type: 'address', choice: context.choice })),
    remember: emit(({ context }) => ({ type: 'settings.stored', settings: toPreviewSettings(context) })),
    rememberMode: emit(({ context }) => ({ type: 'artMode.stored', artmode: toArtMode(context.choice.mode) })),
    goToFrames: emit(({ context }) => ({ type: 'navigate', to: formatFramesPath(context) })),
    focusMissingChoice: emit({ type: 'focus', field: 'missing-choice' }),
    showNoPicture: emit({ type: 'navigate', to: '/404s', replace: true }),
    showNoFrame: emit({ type: 'navigate', to: '/404f', replace: true }),
  },
});
