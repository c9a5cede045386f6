import type { ActorRefFrom, EventFrom, SnapshotFrom } from 'xstate';
import { mediasOf } from '../../src/domain/choice.ts';
import { deliveryDays } from '../../src/domain/delivery.ts';
import { type Framing, outerSize } from '../../src/domain/framing.ts';
import { type MatStyle, matStyles, matWidth } from '../../src/domain/mat.ts';
import { MEDIA, type Media } from '../../src/domain/media.ts';
import type { Mode } from '../../src/domain/mode.ts';
import type { PadColour } from '../../src/domain/padColour.ts';
import { pictureLine } from '../../src/domain/pictureLine.ts';
import { type Bucket, type Size, sizesByBucket } from '../../src/domain/size.ts';
import type { MessageId } from '../../src/messages/messages.ts';
import type { framedPictureMachine } from '../framedPicture/framedPicture.machine.ts';
import type { configuratorMachine } from './configurator.machine.ts';
import { framesIn, type Reread, seenAs, sizesFor } from './configuratorContext.ts';
import { framesPath } from './framesPath.ts';
import { priceIn } from './previewSettings.ts';

type Configurator = typeof configuratorMachine;
type State = SnapshotFrom<Configurator>;

const STANDING = { reading: 'reading', listed: 'listed', none: 'none', missing: 'none', failed: 'failed' } as const;

/** How far the list of frames is; 'reading' too while nobody has asked for it. */
const standingOf = ({ value }: State) => STANDING[value.frames === 'unneeded' ? 'reading' : value.frames];

/** How a size would be made up as all else stands: the mat goes with the size. (CONF-45, CONF-48) */
const framingIn = ({ choice: { mode, media, mat } }: State['context'], size: Size): Framing => ({
  media,
  size,
  framed: mode === 'frame',
  mat: mode === 'frame' ? matWidth({ media, size, style: mat }) : 0,
});

/** What would go into the bag; null without a size, or without the frame that it is to have. (CART-26) */
function lineOf({ context }: State) {
  const { opened, choice } = context;
  const { mode, media, size, pad } = choice;
  const price = size && priceIn(context, size);
  const frame = framesIn(context).find(({ id }) => id === choice.frame);
  if (!opened || !size || price === null || (mode === 'frame' && !frame)) return null;
  const framed = mode === 'frame' && frame ? { frame, mat: framingIn(context, size).mat, pad } : null;
  return pictureLine({ subject: opened.subject, media, size, framed, price, pincode: '' });
}

/** What keeps a choice with a size out of the bag: the frame that it is to have is not there. */
function lackOf(state: State): MessageId | null {
  const { choice } = state.context;
  if (choice.mode !== 'frame' || !choice.size || lineOf(state)) return null;
  return standingOf(state) === 'reading' ? 'configurator.framesComing' : 'configurator.chooseFrame';
}

/** What a screen may know and do of a picture's choices. Prices are paise, sizes inches. */
export function connect(state: State, send: (event: EventFrom<Configurator>) => void) {
  const { context } = state;
  const { opened, choice, tab } = context;
  const { mode, media, size } = choice;
  const seen = seenAs(context);
  const framing = framingIn(context, seen);
  const list = framesIn(context);
  return {
    subject: opened?.subject ?? null,
    art: opened?.art ?? null,
    choice,
    mode,
    canChooseMode: context.fixed.mode === undefined,
    media,
    medias: MEDIA,
    /** The media that the picture can be had on: a small upload fits no canvas. */
    mediasOnOffer: opened ? mediasOf(opened.subject) : MEDIA,
    /** On the screen for sizes the media comes first. (CONF-09) */
    isMediaChosen: !state.matches({ picture: 'mediaUnchosen' }),
    tabs: sizesByBucket(sizesFor(context, media)),
    tab,
    sizes: sizesFor(context, media),
    size,
    /** The size that the preview shows: the chosen one, or the first of the open tab while none is. */
    seenAs: seen,
    frames: { standing: standingOf(state), list },
    frame: list.find(({ id }) => id === choice.frame) ?? null,
    /** All the frames, with what was chosen so far. */
    framesPath: framesPath(context),
    matStyles: mode === 'frame' ? matStyles(media, seen) : (['none'] satisfies MatStyle[]),
    mat: choice.mat,
    /** Inches, 0 where there is none. */
    matWidth: framing.mat,
    pad: choice.pad,
    framing,
    /** What the finished piece measures outside; null for a print by itself. */
    outer: framing.framed ? outerSize(framing) : null,
    outerOf: (of: Size) => outerSize(framingIn(context, of)),
    price: size && priceIn(context, size),
    priceOf: (of: Size) => priceIn(context, of),
    line: lineOf(state),
    lacks: lackOf(state),
    days: deliveryDays({ kind: mode === 'frame' ? 'frame' : 'print', media }),
    isAdjusted: state.matches({ link: 'adjusted' }),
    isUnfit: state.matches({ picture: 'unfit' }),
    /** The upload is no longer kept. */
    isGone: state.matches({ picture: 'gone' }),
    isMissing: state.matches({ picture: 'missing' }),
    isFrameMissing: state.matches({ frames: 'missing' }),
    /** The chart that opens the picture, while it runs. */
    opening: state.children.framedPicture as ActorRefFrom<typeof framedPictureMachine> | undefined,
    isSizeMissed: state.matches({ picture: { choosing: { unsized: 'missed' } } }),
    canAskForFraming: state.can({ type: 'framing.asked' }),
    chooseMode: (chosen: Mode) => send({ type: 'mode.chosen', mode: chosen }),
    chooseMedia: (chosen: Media) => send({ type: 'media.chosen', media: chosen }),
    chooseFrame: (id: string) => send({ type: 'frame.chosen', frame: id }),
    chooseMat: (style: MatStyle) => send({ type: 'mat.chosen', style }),
    choosePad: (pad: PadColour) => send({ type: 'pad.chosen', pad }),
    openTab: (chosen: Bucket) => send({ type: 'tab.opened', tab: chosen }),
    chooseSize: (chosen: Size) => send({ type: 'size.chosen', size: chosen }),
    askForFraming: () => send({ type: 'framing.asked' }),
    renew: (read: Reread) => send({ type: 'picture.reread', ...read }),
    retryFrames: () => send({ type: 'frames.retried' }),
  };
}
