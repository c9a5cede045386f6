import type { EventFrom, SnapshotFrom } from 'xstate';
import {
  type Crop,
  cropShares,
  type Handle,
  RATIOS,
  type Ratio,
  type Shape,
  shapeLabel,
} from '../../src/domain/crop.ts';
import { canHold, sizeQualities } from '../../src/domain/quality.ts';
import type { MessageId } from '../../src/messages/messages.ts';
import { saysOf } from '../kit/saysOf.ts';
import type { cropMachine } from './crop.machine.ts';
import { isEnough, MOST_ZOOM, seenPixels, shapeFor } from './cropContext.ts';

type CropChart = typeof cropMachine;

/** Which way an arrow points: -1, 0 or 1 on each axis. */
export type Way = { x: -1 | 0 | 1; y: -1 | 0 | 1 };

const NAMES: Partial<Record<Ratio, string>> = { free: 'Free', original: 'Original', '1:1': 'Square' };
const nameOf = (shape: Shape) => NAMES[shape.ratio] ?? shapeLabel(shape);

/** One touch of a zoom button or key. */
const ZOOM_STEP = 1.25;

/** What the crop screen may know and do. Lengths are pixels of the picture as it is seen; `shares` are 0 to 1. */
export function connect(state: SnapshotFrom<CropChart>, send: (event: EventFrom<CropChart>) => void) {
  const { context } = state;
  const { picture, crop, shape, turn, zoom, permitted, share } = context;
  const seen = seenPixels(context);
  const canCrop = state.matches('cropping');
  const says = saysOf(state);
  const sizes = sizeQualities(crop);
  const coarse = Math.max(1, Math.round(Math.max(seen.width, seen.height) / 100));
  const stepOf = ({ x, y }: Way, fine: boolean) => ({ x: x * (fine ? 1 : coarse), y: y * (fine ? 1 : coarse) });
  const fault: Record<string, readonly MessageId[]> = {
    uploadFailed: ['crop.uploadFailed', 'crop.uploadFailedWhy'],
    cutFailed: ['crop.cutFailed'],
    tooLow: ['upload.tooLow', 'crop.tooLowWhy', 'upload.support'],
  };
  const step = (['cutting', 'sendingOriginal', 'sendingCropped'] as const).findIndex((each) =>
    state.matches({ sending: each }),
  );
  return {
    isOpening: state.matches('opening'),
    isMissing: state.matches('missing'),
    hasFailed: state.matches('failed'),
    isTooLow: state.matches('tooLow'),
    isLeaving: state.matches('leaving'),
    canCrop,
    /** What the chart says first where it stands. */
    says,
    /** What went wrong at the last try, in one sentence or more; null where nothing did. */
    fault: typeof state.value === 'object' && 'cropping' in state.value ? (fault[state.value.cropping] ?? null) : null,
    picture,
    seen,
    crop,
    shares: cropShares(crop, seen),
    turn,
    zoom,
    mostZoom: MOST_ZOOM,
    ratios: RATIOS.map((ratio) => {
      const its = shapeFor(context, ratio);
      return { ratio, name: nameOf(its), isChosen: ratio === shape.ratio, isPossible: canHold(seen, its) };
    }),
    lies: shape.flipped,
    canFlip: state.can({ type: 'ratio.flipped' }),
    sizes,
    largest: sizes.find(({ isOffered }) => isOffered) ?? null,
    isPrintable: isEnough(crop),
    permitted,
    canContinue: state.can({ type: 'crop.continued' }),
    /** Which of three steps of the sending is under way; null while nothing is sent. */
    step: step < 0 ? null : step,
    /** How much of the file that is under way is sent, in whole percent; null where nobody can tell. */
    percent: share === null || step < 1 ? null : Math.round(share * 100),
    move: (by: { x: number; y: number }, from: Crop) => send({ type: 'crop.moved', by, from }),
    resize: (handle: Handle, by: { x: number; y: number }, from: Crop) =>
      send({ type: 'crop.resized', handle, by, from }),
    /** Pushes the frame one step. */
    nudge: (way: Way, fine: boolean) => send({ type: 'crop.moved', by: stepOf(way, fine) }),
    /** Makes the frame one step wider or higher, or less so. */
    stretch: (way: Way, fine: boolean) =>
      send({ type: 'crop.resized', handle: way.x === 0 ? 's' : 'e', by: stepOf(way, fine) }),
    choose: (ratio: Ratio) => send({ type: 'ratio.chosen', ratio }),
    flip: () => send({ type: 'ratio.flipped' }),
    turnTo: (way: 'left' | 'right') => send({ type: 'picture.turned', way }),
    zoomTo: (to: number) => send({ type: 'zoom.changed', zoom: to }),
    zoomIn: () => send({ type: 'zoom.changed', zoom: zoom * ZOOM_STEP }),
    zoomOut: () => send({ type: 'zoom.changed', zoom: zoom / ZOOM_STEP }),
    reset: () => send({ type: 'crop.reset' }),
    permit: (ticked: boolean) => send({ type: 'permission.ticked', permitted: ticked }),
    goOn: () => send({ type: 'crop.continued' }),
    changePhoto: () => send({ type: 'photo.changed' }),
    cancel: () => send({ type: 'sending.cancelled' }),
    retry: () => send({ type: 'opening.retried' }),
  };
}
