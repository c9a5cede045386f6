import { assign, emit, setup } from 'xstate';
import type { Choice } from '../../src/domain/choice.ts';
import { type FrameEntry, framesOf } from '../../src/domain/frame.ts';
import { type MatStyle, matStyles } from '../../src/domain/mat.ts';
import type { Media } from '../../src/domain/media.ts';
import type { Mode } from '../../src/domain/mode.ts';
import type { PadColour } from '../../src/domain/padColour.ts';
import type { Bucket, Size } from '../../src/domain/size.ts';
import { type FramedPictureOutput, framedPictureMachine } from '../framedPicture/framedPicture.machine.ts';
import type { Opened } from '../framedPicture/openedPicture.ts';
import type { Effect, Meta } from '../kit/meta.ts';
import { port } from '../kit/port.ts';
import { inMode, inSize, isOnOffer, isSameSize, onMedia, reread, settled, withFrames } from './choosing.ts';
import {
  type ConfiguratorInput,
  type Context,
  framesIn,
  type Reread,
  seenAs,
  sizesUnder,
} from './configuratorContext.ts';
import { framesPath } from './framesPath.ts';
import { artModeOf, type PreviewSettings, previewSettings } from './previewSettings.ts';

/** What the configurator lets out beside what every chart may: the choice for the address, and what the browser keeps. */
export type ConfiguratorEffect =
  | Effect
  | { type: 'address'; choice: Choice }
  | { type: 'remember'; settings: PreviewSettings | null }
  | { type: 'remember'; artmode: 'frame' | 'print' };

/** Are frames chosen on this screen, as the piece is to be made up? */
const choosesFrame = ({ choice, screen }: Context) => choice.mode === 'frame' && screen === 'chooser';

/** The mat styles on offer now; none without a frame. */
const offersMat = (context: Context): readonly MatStyle[] =>
  choosesFrame(context) ? matStyles(context.choice.media, seenAs(context)) : [];

const isFixedFrameGone = ({ fixed }: Context, frames: readonly FrameEntry[]): boolean =>
  fixed.frame !== undefined && !framesOf(frames).some(({ id }) => id === fixed.frame);

/** What the configurator knows, asks and does by name. */
export const configuratorSetup = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'mode.chosen'; mode: Mode }
      | { type: 'media.chosen'; media: Media }
      | { type: 'frame.chosen'; frame: string }
      | { type: 'mat.chosen'; style: MatStyle }
      | { type: 'pad.chosen'; pad: PadColour }
      | { type: 'tab.opened'; tab: Bucket }
      | { type: 'size.chosen'; size: Size }
      | { type: 'framing.asked' }
      | ({ type: 'picture.reread' } & Reread)
      | { type: 'frames.retried' },
    emitted: {} as ConfiguratorEffect,
    input: {} as ConfiguratorInput,
    meta: {} as Meta,
  },
  actors: {
    framedPicture: framedPictureMachine,
    /** The frames in the order of the shop; `only` where a screen is about one frame, which then is the one that matters. */
    listFrames: port<readonly FrameEntry[], { only: string | null }>('listFrames'),
  },
  guards: {
    isFound: (_, opened: Opened | null) => opened !== null,
    isGone: (_, { isGone }: FramedPictureOutput) => isGone,
    isUnfit: ({ context }) => !isOnOffer(context, context.choice.media),
    isMediaUnasked: ({ context }) => context.screen === 'size' && context.asked.media === undefined,
    isOtherMode: ({ context }, mode: Mode) => context.fixed.mode === undefined && mode !== context.choice.mode,
    isOtherMedia: ({ context }, media: Media) => media !== context.choice.media && isOnOffer(context, media),
    isOffered: ({ context }, media: Media) => isOnOffer(context, media),
    isOtherFrame: ({ context }, frame: string) =>
      context.choice.mode === 'frame' &&
      context.fixed.frame === undefined &&
      frame !== context.choice.frame &&
      framesIn(context).some(({ id }) => id === frame),
    isGoldenMat: ({ context }, style: MatStyle) =>
      style === 'golden' && style !== context.choice.mat && offersMat(context).includes(style),
    isOtherMat: ({ context }, style: MatStyle) => style !== context.choice.mat && offersMat(context).includes(style),
    isOtherPad: ({ context }, pad: PadColour) =>
      context.choice.mat !== 'none' && offersMat(context).length > 1 && pad !== context.choice.pad,
    isOtherTab: ({ context }, tab: Bucket) => tab !== context.tab && sizesUnder(tab, context).length > 0,
    isOtherSize: ({ context }, size: Size) =>
      !isSameSize(size, context.choice.size) &&
      sizesUnder(context.tab, context).some((offered) => isSameSize(offered, size)),
    goesOnToFrames: ({ context }) => context.screen === 'size' && context.choice.mode === 'frame',
    wantsFrames: ({ context }) => choosesFrame(context),
    /** A frame that is not among those that were read before is looked for once more. */
    areFramesWantedAndKnown: ({ context }) =>
      choosesFrame(context) && context.frames !== null && !isFixedFrameGone(context, context.frames),
    isFixedFrameGone: ({ context }, frames: readonly FrameEntry[]) => isFixedFrameGone(context, frames),
    hasFrames: (_, frames: readonly FrameEntry[]) => framesOf(frames).length > 0,
    /** Is there a picture to put a frame around? */
    hasPicture: ({ context }) => isOnOffer(context, context.choice.media),
    isAdjusted: ({ context }) => context.isAdjusted,
    /** With the frames known, no later answer can change what the address is put right to. */
    isAdjustedForGood: ({ context }) => context.isAdjusted && context.frames !== null,
    isGranted: ({ context }) => !context.isAdjusted,
  },
  actions: {
    keepPicture: assign((_, opened: Opened | null) => ({ opened })),
    settle: assign(({ context }) => settled(context)),
    keepFrames: assign(({ context }, frames: readonly FrameEntry[]) => withFrames(context, frames)),
    takeReread: assign(({ context }, read: Reread) => reread(context, read)),
    takeMode: assign(({ context }, mode: Mode) => inMode(context, mode)),
    takeMedia: assign(({ context }, media: Media) => onMedia(context, media)),
    takeSize: assign(({ context }, size: Size) => inSize(context, size)),
    takeFrame: assign(({ context }, frame: string) => ({ choice: { ...context.choice, frame } })),
    takeMat: assign(({ context }, mat: MatStyle) => ({ choice: { ...context.choice, mat }, matWish: mat })),
    openTab: assign((_, tab: Bucket) => ({ tab })),
    takePad: assign(({ context }, pad: PadColour) => ({ choice: { ...context.choice, pad } })),
    /** Whoever chooses has seen what was adjusted. */
    forgetAdjusting: assign({ isAdjusted: false }),
    writeAddress: emit(({ context }) => ({ type: 'address', choice: context.choice })),
    remember: emit(({ context }) => ({ type: 'remember', settings: previewSettings(context) })),
    rememberMode: emit(({ context }) => ({ type: 'remember', artmode: artModeOf(context.choice.mode) })),
    goToFrames: emit(({ context }) => ({ type: 'navigate', to: framesPath(context) })),
    showNoPicture: emit({ type: 'navigate', to: '/404s', replace: true }),
    showNoFrame: emit({ type: 'navigate', to: '/404f', replace: true }),
  },
});
