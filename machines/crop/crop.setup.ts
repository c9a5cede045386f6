import { assign, emit, setup } from 'xstate';
import {
  type Crop,
  type Handle,
  movedCrop,
  type Pixels,
  type Ratio,
  ratioOf,
  resizedCrop,
  type Shape,
  scalesOf,
  type Turn,
} from '../../src/domain/crop.ts';
import { canHold } from '../../src/domain/quality.ts';
import type { Scales } from '../../src/domain/subject.ts';
import type { Effect, Meta } from '../kit/meta.ts';
import { port } from '../kit/port.ts';
import {
  type AskedPicture,
  afresh,
  type CropContext,
  type Done,
  hasTwoWays,
  isEnough,
  isWithBackend,
  MOST_ZOOM,
  type OpenedPicture,
  opened,
  quartered,
  type Sent,
  type SentCrop,
  seenPixels,
  shaped,
  shapeFor,
} from './cropContext.ts';

/** The cropped picture as the next pages need it. (UPL-10, CART-15) */
export type CroppedUpload = Sent & Pixels & { original: string; name: string; scales: Scales };

/** What the crop lets out beside what every chart may: what is to be kept of this picture, and of the whole upload. */
export type CropEffect =
  | Effect
  | { type: 'remember'; picture: string; done: Done; original: Sent | null; cropped: SentCrop | null }
  | { type: 'remember'; cropped: CroppedUpload };

type Step = { x: number; y: number };
type Sending = { id: string; report: (share: number) => void };

/** Where a crop was as a finger took hold of it; the present one where nobody holds it. */
type From = { from?: Crop };

/** What the crop knows, asks and does by name. */
export const cropSetup = setup({
  types: {
    context: {} as CropContext,
    events: {} as
      | ({ type: 'crop.moved'; by: Step } & From)
      | ({ type: 'crop.resized'; handle: Handle; by: Step } & From)
      | { type: 'ratio.chosen'; ratio: Ratio }
      | { type: 'ratio.flipped' }
      | { type: 'picture.turned'; way: 'left' | 'right' }
      | { type: 'zoom.changed'; zoom: number }
      | { type: 'crop.reset' }
      | { type: 'permission.ticked'; permitted: boolean }
      | { type: 'crop.continued' }
      | { type: 'photo.changed' }
      | { type: 'sending.cancelled' }
      | { type: 'opening.retried' }
      | { type: 'file.progressed'; share: number },
    emitted: {} as CropEffect,
    input: {} as AskedPicture,
    meta: {} as Meta,
  },
  actors: {
    openPicture: port<OpenedPicture | 'tooLow' | null, AskedPicture>('openPicture'),
    cutPicture: port<Pixels, { id: string; of: Pixels; crop: Crop; turn: Turn }>('cutPicture'),
    sendOriginal: port<Sent, Sending>('sendOriginal'),
    sendCropped: port<Sent, Sending>('sendCropped'),
  },
  guards: {
    isMissing: (_, read: OpenedPicture | 'tooLow' | null) => read === null,
    isTooLow: (_, read: OpenedPicture | 'tooLow' | null) => read === 'tooLow',
    isOther: ({ context }, permitted: boolean) => permitted !== context.permitted,
    canHave: ({ context }, ratio: Ratio) =>
      ratio !== context.shape.ratio && canHold(seenPixels(context), shapeFor(context, ratio)),
    canFlip: ({ context }) => {
      const { shape } = context;
      return hasTwoWays(shape) && canHold(seenPixels(context), { ...shape, flipped: !shape.flipped });
    },
    isPermitted: ({ context }) => context.permitted && isEnough(context.crop),
    isPermittedAndSent: ({ context }) => context.permitted && isEnough(context.crop) && isWithBackend(context),
    hasOriginal: ({ context }) => context.original !== null,
    isEnough: ({ context }) => context.cut !== null && isEnough(context.cut),
  },
  actions: {
    open: assign((_, read: OpenedPicture | 'tooLow' | null) =>
      read === null || read === 'tooLow' ? {} : opened(read),
    ),
    move: assign(({ context }, { by, from = context.crop }: { by: Step } & From) => ({
      crop: movedCrop(from, by, seenPixels(context)),
    })),
    resize: assign(({ context }, { handle, by, from = context.crop }: { handle: Handle; by: Step } & From) => {
      const seen = seenPixels(context);
      return { crop: resizedCrop(from, handle, by, seen, ratioOf(context.shape, seen)) };
    }),
    shape: assign(({ context }, ratio: Ratio) => shaped(context, shapeFor(context, ratio))),
    flip: assign(({ context }) => shaped(context, flipped(context.shape))),
    turn: assign(({ context }, way: 'left' | 'right') => quartered(context, way)),
    zoom: assign((_, zoom: number) => ({ zoom: Math.max(1, Math.min(MOST_ZOOM, zoom)) })),
    startAfresh: assign(({ context }) => afresh(context)),
    permit: assign((_, permitted: boolean) => ({ permitted })),
    keepCut: assign((_, cut: Pixels) => ({ cut })),
    keepOriginal: assign((_, original: Sent) => ({ original })),
    keepCropped: assign(({ context }, sent: Sent) => ({
      cropped: { ...sent, ...(context.cut as Pixels), crop: context.crop, turn: context.turn },
    })),
    progress: assign((_, share: number) => ({ share })),
    noProgress: assign({ share: null }),
    remember: emit(({ context: { picture, crop, shape, turn, original, cropped } }) => ({
      type: 'remember' as const,
      picture: picture.id,
      done: { crop, shape, turn },
      original,
      cropped,
    })),
    rememberUpload: emit(({ context }) => ({ type: 'remember' as const, cropped: uploadOf(context) })),
    goOn: emit(({ context: { cropped } }) => ({
      type: 'navigate' as const,
      to: `/custom-framing?width=${cropped?.width}&height=${cropped?.height}&id=${cropped?.id}`,
    })),
    goBack: emit({ type: 'navigate' as const, to: '/custom-framing/' }),
    logFailure: emit((_, error: unknown) => ({ type: 'log' as const, what: `The crop failed: ${String(error)}` })),
  },
});

const flipped = (shape: Shape): Shape => ({ ...shape, flipped: !shape.flipped });

function uploadOf({ picture, original, cropped }: CropContext): CroppedUpload {
  const { id, url, width, height, crop, turn } = cropped as SentCrop;
  return {
    id,
    url,
    width,
    height,
    original: (original as Sent).id,
    name: picture.name,
    scales: scalesOf(crop, picture, turn),
  };
}
