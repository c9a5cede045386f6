import { assign, emit, setup } from 'xstate';
import {
  type Crop,
  type CropShape,
  getCropRatio,
  type Handle,
  moveCrop,
  type Offset,
  type Pixels,
  type Ratio,
  type Rotation,
  resizeCrop,
  toScales,
} from '../../src/domain/crop.ts';
import type { CropScales } from '../../src/domain/printSubject.ts';
import { canCropTo } from '../../src/domain/quality.ts';
import { clamp } from '../../src/domain/range.ts';
import type { cropMessages } from '../../src/messages/crop.ts';
import type { uploadMessages } from '../../src/messages/upload.ts';
import { formatUploadPath } from '../framedPicture/picturePaths.ts';
import { emitFailure } from '../kit/failure.ts';
import type { Effect, Meta } from '../kit/meta.ts';
import { port } from '../kit/port.ts';
import {
  type CropContext,
  type CropEdit,
  getVisiblePixels,
  hasOrientation,
  isLargeEnough,
  isUploaded,
  MAX_ZOOM,
  openPicture,
  orientShape,
  type PictureRecord,
  type PictureRequest,
  resetCrop,
  rotateQuarter,
  type UploadedCrop,
  type UploadedFile,
  withShape,
} from './cropContext.ts';

/**
 * The shopper's picture as the backend has it: `id` the uuid of the cropped file, `original` that of the whole one, `url`
 * the root-relative address of the cropped file, `name` the shopper's own name of it. `width` and `height` are the pixels
 * of the cropped file; `scales` is the part of the upright original that it shows, in the original's pixels. (UPL-10,
 * CART-15)
 */
export type CroppedUpload = UploadedFile & Pixels & { original: string; name: string; scales: CropScales };

/** What the crop lets out beside what every chart may: what is to be stored of this picture, and of the whole upload. */
export type CropEffect =
  | Effect
  | ({ type: 'crop.stored'; picture: string; done: CropEdit } & Pick<CropContext, 'original' | 'cropped'>)
  | { type: 'croppedPicture.stored'; cropped: CroppedUpload };

/** The way on, which takes the focus back where the sending ends on this screen. */
export const CROP_CONTINUE_FIELD = 'crop-continue';

type UploadInput = { id: string; report: (share: number) => void };

/** Where a crop was as a finger took hold of it; the present one where nobody holds it. */
type DragStart = { from?: Crop };

/** Types, ports, guards and actions of the crop. */
export const cropSetup = setup({
  types: {
    context: {} as CropContext,
    events: {} as
      | ({ type: 'crop.moved'; by: Offset } & DragStart)
      | ({ type: 'crop.resized'; handle: Handle; by: Offset } & DragStart)
      | { type: 'ratio.chosen'; ratio: Ratio }
      | { type: 'ratio.flipped' }
      | { type: 'picture.turned'; direction: 'left' | 'right' }
      | { type: 'zoom.changed'; zoom: number }
      | { type: 'crop.reset' }
      | { type: 'permission.ticked'; isPermitted: boolean }
      | { type: 'crop.continued' }
      | { type: 'photo.changed' }
      | { type: 'sending.cancelled' }
      | { type: 'opening.retried' }
      | { type: 'file.progressed'; progress: number },
    emitted: {} as CropEffect,
    input: {} as PictureRequest,
    meta: {} as Meta<keyof (typeof cropMessages & typeof uploadMessages)>,
  },
  actors: {
    openPicture: port<PictureRecord | 'tooLow' | null, PictureRequest>('openPicture'),
    cutPicture: port<Pixels, { id: string; of: Pixels; crop: Crop; turn: Rotation }>('cutPicture'),
    sendOriginal: port<UploadedFile, UploadInput>('sendOriginal'),
    sendCropped: port<UploadedFile, UploadInput>('sendCropped'),
  },
  guards: {
    isMissing: (_, read: PictureRecord | 'tooLow' | null) => read === null,
    isTooLow: (_, read: PictureRecord | 'tooLow' | null) => read === 'tooLow',
    isOther: ({ context }, permitted: boolean) => permitted !== context.isPermitted,
    canHave: ({ context }, ratio: Ratio) =>
      ratio !== context.shape.ratio && canCropTo(getVisiblePixels(context), orientShape(context, ratio)),
    canFlip: ({ context }) => {
      const { shape } = context;
      return hasOrientation(shape) && canCropTo(getVisiblePixels(context), { ...shape, flipped: !shape.flipped });
    },
    isPermitted: ({ context }) => context.isPermitted && isLargeEnough(context.crop),
    isPermittedAndSent: ({ context }) => context.isPermitted && isLargeEnough(context.crop) && isUploaded(context),
    hasOriginal: ({ context }) => context.original !== null,
    isEnough: ({ context }) => context.cutSize !== null && isLargeEnough(context.cutSize),
  },
  actions: {
    open: assign((_, read: PictureRecord | 'tooLow' | null) =>
      read === null || read === 'tooLow' ? {} : openPicture(read),
    ),
    move: assign(({ context }, { by, from = context.crop }: { by: Offset } & DragStart) => ({
      crop: moveCrop(from, by, getVisiblePixels(context)),
    })),
    resize: assign(({ context }, { handle, by, from = context.crop }: { handle: Handle; by: Offset } & DragStart) => {
      const seen = getVisiblePixels(context);
      return { crop: resizeCrop(from, handle, by, seen, getCropRatio(context.shape, seen)) };
    }),
    shape: assign(({ context }, ratio: Ratio) => withShape(context, orientShape(context, ratio))),
    flip: assign(({ context }) => withShape(context, flipShape(context.shape))),
    turn: assign(({ context }, way: 'left' | 'right') => rotateQuarter(context, way)),
    zoom: assign((_, zoom: number) => ({ zoom: clamp(zoom, 1, MAX_ZOOM) })),
    resetCrop: assign(({ context }) => resetCrop(context)),
    permit: assign((_, isPermitted: boolean) => ({ isPermitted })),
    keepCut: assign((_, cutSize: Pixels) => ({ cutSize })),
    keepOriginal: assign((_, original: UploadedFile) => ({ original })),
    keepCropped: assign(({ context }, sent: UploadedFile) => ({
      cropped: { ...sent, ...(context.cutSize as Pixels), crop: context.crop, turn: context.turn },
    })),
    progress: assign((_, progress: number) => ({ progress })),
    noProgress: assign({ progress: null }),
    remember: emit(({ context: { picture, crop, shape, turn, original, cropped } }) => ({
      type: 'crop.stored' as const,
      picture: picture.id,
      done: { crop, shape, turn },
      original,
      cropped,
    })),
    rememberUpload: emit(({ context }) => ({ type: 'croppedPicture.stored' as const, cropped: getUpload(context) })),
    goOn: emit(({ context: { cropped } }) => ({
      type: 'navigate' as const,
      to: formatUploadPath(cropped as NonNullable<typeof cropped>),
    })),
    focusContinue: emit({ type: 'focus' as const, field: CROP_CONTINUE_FIELD }),
    goBack: emit({ type: 'navigate' as const, to: '/custom-framing/' }),
    logFailure: emitFailure('The crop failed'),
  },
});

const flipShape = (shape: CropShape): CropShape => ({ ...shape, flipped: !shape.flipped });

function getUpload({ picture, original, cropped }: CropContext): CroppedUpload {
  const { id, url, width, height, crop, turn } = cropped as UploadedCrop;
  return {
    id,
    url,
    width,
    height,
    original: (original as UploadedFile).id,
    name: picture.name,
    scales: toScales(crop, picture, turn),
  };
}
