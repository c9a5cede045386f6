import type { EventFrom, SnapshotFrom } from 'xstate';
import {
  type Crop,
  type CropShape,
  formatCropShape,
  type Handle,
  type Offset,
  RATIOS,
  type Ratio,
  toCropFractions,
} from '../../src/domain/crop.ts';
import { canCropTo, getSizeQualities } from '../../src/domain/quality.ts';
import { getMessageId } from '../kit/meta.ts';
import type { cropMachine } from './crop.machine.ts';
import { getVisiblePixels, isLargeEnough, MAX_ZOOM, orientShape } from './cropContext.ts';

type CropChart = typeof cropMachine;

const NAMES: Partial<Record<Ratio, string>> = { free: 'Free', original: 'Original', '1:1': 'Square' };
const getName = (shape: CropShape) => NAMES[shape.ratio] ?? formatCropShape(shape);

/** One touch of a zoom button or key. */
const ZOOM_STEP = 1.25;

/** What the crop screen may know and do. Lengths are pixels of the picture as it is seen; `cropFractions` are 0 to 1. */
export function connect(state: SnapshotFrom<CropChart>, send: (event: EventFrom<CropChart>) => void) {
  const { context } = state;
  const { picture, crop, shape, turn, zoom, isPermitted, progress } = context;
  const visiblePixels = getVisiblePixels(context);
  const canCrop = state.matches('cropping');
  const message = getMessageId(state);
  const sizes = getSizeQualities(crop);
  const coarse = Math.max(1, Math.round(Math.max(visiblePixels.width, visiblePixels.height) / 100));
  const getStep = ({ x, y }: Offset, fine: boolean) => ({
    x: x * (fine ? 1 : coarse),
    y: y * (fine ? 1 : coarse),
  });
  const cropping = typeof state.value === 'object' && 'cropping' in state.value ? state.value.cropping : null;
  const step = (['rendering', 'sendingOriginal', 'sendingCropped'] as const).findIndex((each) =>
    state.matches({ sending: each }),
  );
  return {
    isLoading: state.matches('loading'),
    isMissing: state.matches('missing'),
    hasFailed: state.matches('failed'),
    isTooLow: state.matches('tooLow'),
    isLeaving: state.matches('leaving'),
    canCrop,
    /** What the chart states first where it stands. */
    message,
    /** What went wrong at the last try, in one sentence or more; null where nothing did. */
    fault: (cropping && state.getMeta()[`crop.cropping.${cropping}`]?.messages) ?? null,
    picture,
    seen: visiblePixels,
    crop,
    cropFractions: toCropFractions(crop, visiblePixels),
    turn,
    zoom,
    maxZoom: MAX_ZOOM,
    ratios: RATIOS.map((ratio) => {
      const oriented = orientShape(context, ratio);
      return {
        ratio,
        name: getName(oriented),
        isChosen: ratio === shape.ratio,
        isPossible: canCropTo(visiblePixels, oriented),
      };
    }),
    isFlipped: shape.flipped,
    canFlip: state.can({ type: 'ratio.flipped' }),
    sizes,
    largest: sizes.find(({ isOffered }) => isOffered) ?? null,
    isPrintable: isLargeEnough(crop),
    isPermitted,
    canContinue: state.can({ type: 'crop.continued' }),
    /** Which of three steps of the sending is under way; null while nothing is sent. */
    step: step < 0 ? null : step,
    /** How much of the file that is under way is sent, in whole percent; null where that is unknown. */
    percent: progress === null || step < 1 ? null : Math.round(progress * 100),
    move: (by: Offset, from: Crop) => send({ type: 'crop.moved', by, from }),
    resize: (handle: Handle, by: Offset, from: Crop) => send({ type: 'crop.resized', handle, by, from }),
    /** Pushes the frame one step. */
    nudge: (direction: Offset, fine: boolean) => send({ type: 'crop.moved', by: getStep(direction, fine) }),
    /** Makes the frame one step wider or higher, or less so. */
    stretch: (direction: Offset, fine: boolean) =>
      send({ type: 'crop.resized', handle: direction.x === 0 ? 's' : 'e', by: getStep(direction, fine) }),
    choose: (ratio: Ratio) => send({ type: 'ratio.chosen', ratio }),
    flip: () => send({ type: 'ratio.flipped' }),
    turnTo: (direction: 'left' | 'right') => send({ type: 'picture.turned', direction }),
    zoomTo: (to: number) => send({ type: 'zoom.changed', zoom: to }),
    zoomIn: () => send({ type: 'zoom.changed', zoom: zoom * ZOOM_STEP }),
    zoomOut: () => send({ type: 'zoom.changed', zoom: zoom / ZOOM_STEP }),
    reset: () => send({ type: 'crop.reset' }),
    permit: (ticked: boolean) => send({ type: 'permission.ticked', isPermitted: ticked }),
    goOn: () => send({ type: 'crop.continued' }),
    changePhoto: () => send({ type: 'photo.changed' }),
    cancel: () => send({ type: 'sending.cancelled' }),
    retry: () => send({ type: 'opening.retried' }),
  };
}
