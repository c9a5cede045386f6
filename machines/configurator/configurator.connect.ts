import type { ActorRefFrom, EventFrom, SnapshotFrom } from 'xstate';
import type { PictureLine } from '../../src/domain/cartLine.ts';
import { getDeliveryDays } from '../../src/domain/delivery.ts';
import type { Frame } from '../../src/domain/frame.ts';
import type { Media, Mode, PadColour } from '../../src/domain/framingTerms.ts';
import type { MatStyle } from '../../src/domain/mat.ts';
import { groupSizesByBucket, type Size, type SizeBucket } from '../../src/domain/size.ts';
import type { configuratorMessages } from '../../src/messages/configurator.ts';
import type { framedPictureMachine } from '../framedPicture/framedPicture.machine.ts';
import { formatBuyNowPath, formatFramesPath } from '../framedPicture/picturePaths.ts';
import { createLine, getChoiceView, getPrice } from './choiceView.ts';
import type { configuratorMachine } from './configurator.machine.ts';
import {
  getContextFrames,
  getPreviewSize,
  getSizes,
  getTabSizes,
  hasSizeTabs,
  type RefetchResult,
} from './configuratorContext.ts';

type Configurator = typeof configuratorMachine;
type State = SnapshotFrom<Configurator>;

const FRAMES_STATUS = {
  loading: 'loading',
  listed: 'listed',
  none: 'none',
  missing: 'none',
  failed: 'failed',
} as const;

/** How far the list of frames is; 'loading' too while nobody has requested it. */
const getFramesStatus = ({ value }: State) => FRAMES_STATUS[value.frames === 'notNeeded' ? 'loading' : value.frames];

/** What keeps a choice with a size out of the bag: the frame that it is to have is not there. */
function getMissingMessage(state: State, line: PictureLine | null): keyof typeof configuratorMessages | null {
  const { choice } = state.context;
  if (choice.mode !== 'frame' || !choice.size || line) return null;
  return getFramesStatus(state) === 'loading' ? 'configurator.framesComing' : 'configurator.chooseFrame';
}

/** What a screen may know and do of a picture's choices. Prices are paise, sizes inches. */
export function connect(state: State, send: (event: EventFrom<Configurator>) => void) {
  const { context } = state;
  const { subjectData, choice, tab } = context;
  const { mode, media, size } = choice;
  const list: readonly Frame[] = getContextFrames(context);
  const line = createLine(context, list);
  return {
    subject: subjectData?.subject ?? null,
    art: subjectData?.art ?? null,
    choice,
    ...getChoiceView(context, list, getPreviewSize(context)),
    canChooseMode: context.fixed.mode === undefined,
    /** On the screen for sizes the media comes first. (CONF-09) */
    isMediaChosen: !state.matches({ picture: 'mediaUnchosen' }),
    tabs: groupSizesByBucket(getSizes(context, media)),
    tab,
    /** The sizes that can be chosen now: those of the open tab, or all where they are few. */
    tabSizes: getTabSizes(tab, context),
    hasTabs: hasSizeTabs(getSizes(context, media)),
    frames: { status: getFramesStatus(state), list },
    /** All the frames, with what was chosen so far. */
    framesPath: formatFramesPath(context),
    /** The screen for sizes with what was chosen so far, straight on to the checkout; null on that screen. (CONF-16) */
    buyNowPath: context.screen === 'chooser' ? formatBuyNowPath(context) : null,
    /** Does adding lead straight on to the checkout? (CONF-16) */
    isBuyNow: context.screen === 'buyNow',
    /** The frames, where they are offered beside a print; null while no size is chosen. (ART-28, CONF-13) */
    offeredFramesPath: context.screen === 'chooser' || mode === 'frame' ? undefined : size && formatFramesPath(context),
    /** Is the frame chosen on a later screen? (CONF-14) */
    isFramedLater: context.screen === 'size' && mode === 'frame',
    price: size && getPrice(context, size),
    line,
    missingMessage: getMissingMessage(state, line),
    days: getDeliveryDays({ kind: mode === 'frame' ? 'frame' : 'print', media }),
    isAdjusted: state.matches({ link: 'adjusted' }),
    isTooSmall: state.matches({ picture: 'tooSmall' }),
    /** The upload is no longer stored. */
    isNotFound: state.matches({ picture: 'gone' }),
    isMissing: state.matches({ picture: 'missing' }),
    isFrameMissing: state.matches({ frames: 'missing' }),
    /** The chart that opens the picture, while it runs. */
    opening: state.children.framedPicture as ActorRefFrom<typeof framedPictureMachine> | undefined,
    isSizeRequired: state.matches({ picture: { mediaUnchosen: 'missed' } }),
    canAskForFraming: state.can({ type: 'framing.requested' }),
    chooseMode: (chosen: Mode) => send({ type: 'mode.chosen', mode: chosen }),
    chooseMedia: (chosen: Media) => send({ type: 'media.chosen', media: chosen }),
    chooseFrame: (id: string) => send({ type: 'frame.chosen', frame: id }),
    chooseMat: (mat: MatStyle) => send({ type: 'mat.chosen', mat }),
    choosePad: (pad: PadColour) => send({ type: 'pad.chosen', pad }),
    openTab: (chosen: SizeBucket) => send({ type: 'tab.opened', tab: chosen }),
    chooseSize: (chosen: Size) => send({ type: 'size.chosen', size: chosen }),
    askForFraming: () => send({ type: 'framing.requested' }),
    refresh: (read: RefetchResult) => send({ type: 'picture.reread', ...read }),
    retryFrames: () => send({ type: 'frames.retried' }),
  };
}
