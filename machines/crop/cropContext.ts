import {
  type Crop,
  largestCrop,
  lawfulCrop,
  type Pixels,
  type Ratio,
  ratioOf,
  type Shape,
  type Turn,
  turnedCrop,
  turnedPixels,
} from '../../src/domain/crop.ts';
import { canHold, isPrintable, printableWhole } from '../../src/domain/quality.ts';
import { isEnoughFor } from '../../src/domain/resolution.ts';
import type { Source } from '../../src/domain/source.ts';

/** What the address names: a picture kept in the browser, or an art by the last part of its alias; else the last one. */
export type AskedPicture = { image: string | null; artid: string | null };

/** The picture to crop: its upright pixels, and an address of a small copy for the screen. */
type CropPicture = Pixels & { id: string; name: string; source: Source; previewUrl: string; isKept: boolean };

/** A crop as the shopper makes it. */
export type Done = { crop: Crop; shape: Shape; turn: Turn };

/** A file that the backend keeps. */
export type Sent = { id: string; url: string };
/** A cropped file that the backend keeps: its pixels, and what it was cut by. */
export type SentCrop = Sent & Pixels & { crop: Crop; turn: Turn };

/** A picture with all that was done to it before. */
export type OpenedPicture = {
  picture: CropPicture;
  done: Done | null;
  original: Sent | null;
  cropped: SentCrop | null;
};

export type CropContext = Done & {
  asked: AskedPicture;
  picture: CropPicture;
  /** 1 shows the whole picture. */
  zoom: number;
  permitted: boolean;
  original: Sent | null;
  cropped: SentCrop | null;
  /** The pixels that were cut just now. */
  cut: Pixels | null;
  /** How much of a file is sent, 0 to 1; null where the browser does not tell. */
  share: number | null;
};

export const MOST_ZOOM = 6;

const NOTHING: CropPicture = { id: '', name: '', source: 'upload', previewUrl: '', isKept: true, width: 1, height: 1 };
const FREE: Shape = { ratio: 'free', flipped: false };

export const beginning = (asked: AskedPicture): CropContext => ({
  asked,
  picture: NOTHING,
  crop: { x: 0, y: 0, width: 1, height: 1 },
  shape: FREE,
  turn: 0,
  zoom: 1,
  permitted: false,
  original: null,
  cropped: null,
  cut: null,
  share: null,
});

/** The picture's pixels as it is seen now. */
export const seenPixels = ({ picture, turn }: Pick<CropContext, 'picture' | 'turn'>): Pixels =>
  turnedPixels(picture, turn);

/** The whole picture, or as much of it as can be printed. */
function firstDone(picture: Pixels, turn: Turn): Done {
  const seen = turnedPixels(picture, turn);
  const original: Shape = { ratio: 'original', flipped: false };
  if (canHold(seen, original)) return { crop: largestCrop(seen, null), shape: original, turn };
  return { crop: printableWhole(seen) ?? largestCrop(seen, null), shape: FREE, turn };
}

/** What was done before, as far as it is lawful, or the whole picture. */
export function opened({ picture, done, original, cropped }: OpenedPicture): Partial<CropContext> {
  const first = firstDone(picture, done?.turn ?? 0);
  const seen = turnedPixels(picture, first.turn);
  const kept =
    done && canHold(seen, done.shape)
      ? { ...done, crop: lawfulCrop(done.crop, seen, ratioOf(done.shape, seen)) }
      : first;
  return { ...kept, picture, original, cropped, zoom: 1 };
}

/** The whole again, upright. */
export const afresh = ({ picture }: CropContext): Partial<CropContext> => ({ ...firstDone(picture, 0), zoom: 1 });

/** The crop nearest to the present one that has another shape: as large as it can be, about the same middle. */
export function shaped(context: CropContext, shape: Shape): Partial<CropContext> {
  const seen = seenPixels(context);
  const ratio = ratioOf(shape, seen);
  const { crop } = context;
  if (ratio === null) return { shape };
  const { width, height } = largestCrop(seen, ratio);
  const middle = { x: crop.x + crop.width / 2, y: crop.y + crop.height / 2 };
  const wish = { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
  return { shape, crop: lawfulCrop(wish, seen, ratio) };
}

/** A shape keeps standing or lying as the last one did; at first as the picture does. */
export function shapeFor(context: CropContext, ratio: Ratio): Shape {
  const seen = seenPixels(context);
  const lies = hasTwoWays(context.shape) ? context.shape.flipped : seen.width > seen.height;
  const shape = { ratio, flipped: lies };
  return hasTwoWays(shape) ? shape : { ratio, flipped: false };
}

/** Can a shape stand and lie? */
export const hasTwoWays = ({ ratio }: Shape): boolean => !['free', 'original', '1:1'].includes(ratio);

/** The picture a quarter further, its crop with it. */
export function quartered(context: CropContext, way: 'left' | 'right'): Partial<CropContext> {
  const { crop, shape, turn } = context;
  return {
    crop: turnedCrop(crop, seenPixels(context), way),
    shape: hasTwoWays(shape) ? { ...shape, flipped: !shape.flipped } : shape,
    turn: ((turn + (way === 'right' ? 90 : 270)) % 360) as Turn,
  };
}

const isSame = (one: Crop, other: Crop) =>
  one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;

/** Is this very crop with the backend already, and the original too? */
export const isWithBackend = ({ crop, turn, cropped, original }: CropContext): boolean =>
  original !== null && cropped !== null && cropped.turn === turn && isSame(cropped.crop, crop);

/** Have so many pixels a print size? Both sides reach 8 inches, and a size fits. (UPL-14) */
export const isEnough = (pixels: Pixels): boolean => isEnoughFor('upload', pixels) && isPrintable(pixels);
