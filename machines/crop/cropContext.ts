import {
  type Crop,
  type CropShape,
  constrainCrop,
  getCropRatio,
  getLargestCrop,
  type Pixels,
  type Ratio,
  type Rotation,
  rotateCrop,
  rotatePixels,
} from '../../src/domain/crop.ts';
import { canCropTo, getInitialCrop, isPrintable } from '../../src/domain/quality.ts';
import { hasEnoughPixels, type PictureSource } from '../../src/domain/sourcePicture.ts';

/** What the address names: a picture stored in the browser, or an art by the last part of its alias; else the last one. */
export type PictureRequest = { image: string | null; artid: string | null };

/** The picture to crop: its upright pixels, and an address of a small copy for the screen. */
type CropPicture = Pixels & { id: string; name: string; source: PictureSource; previewUrl: string; isSaved: boolean };

/** A crop as the shopper makes it. */
export type CropEdit = { crop: Crop; shape: CropShape; turn: Rotation };

/** A file that the backend keeps. */
export type UploadedFile = { id: string; url: string };
/** A cropped file that the backend keeps: its pixels, and what it was cut by. */
export type UploadedCrop = UploadedFile & Pixels & { crop: Crop; turn: Rotation };

/** A picture with all that was done to it before. */
export type PictureRecord = {
  picture: CropPicture;
  done: CropEdit | null;
  original: UploadedFile | null;
  cropped: UploadedCrop | null;
};

export type CropContext = CropEdit & {
  request: PictureRequest;
  picture: CropPicture;
  /** 1 shows the whole picture. */
  zoom: number;
  isPermitted: boolean;
  original: UploadedFile | null;
  cropped: UploadedCrop | null;
  /** The pixels that were cut just now. */
  cutSize: Pixels | null;
  /** How much of a file is sent, 0 to 1; null where the browser does not report it. */
  progress: number | null;
};

export const MAX_ZOOM = 6;

const NOTHING: CropPicture = { id: '', name: '', source: 'upload', previewUrl: '', isSaved: true, width: 1, height: 1 };
const FREE: CropShape = { ratio: 'free', flipped: false };

export const createContext = (request: PictureRequest): CropContext => ({
  request,
  picture: NOTHING,
  crop: { x: 0, y: 0, width: 1, height: 1 },
  shape: FREE,
  turn: 0,
  zoom: 1,
  isPermitted: false,
  original: null,
  cropped: null,
  cutSize: null,
  progress: null,
});

/** The picture's pixels as it is seen now. */
export const getVisiblePixels = ({ picture, turn }: Pick<CropContext, 'picture' | 'turn'>): Pixels =>
  rotatePixels(picture, turn);

/** The whole picture, or as much of it as can be printed. */
function createFirstEdit(picture: Pixels, turn: Rotation): CropEdit {
  const seen = rotatePixels(picture, turn);
  const original: CropShape = { ratio: 'original', flipped: false };
  if (canCropTo(seen, original)) return { crop: getLargestCrop(seen, null), shape: original, turn };
  return { crop: getInitialCrop(seen) ?? getLargestCrop(seen, null), shape: FREE, turn };
}

/** What was done before, as far as it is lawful, or the whole picture. */
export function openPicture({ picture, done, original, cropped }: PictureRecord): Partial<CropContext> {
  const first = createFirstEdit(picture, done?.turn ?? 0);
  const seen = rotatePixels(picture, first.turn);
  const edit =
    done && canCropTo(seen, done.shape)
      ? { ...done, crop: constrainCrop(done.crop, seen, getCropRatio(done.shape, seen)) }
      : first;
  return { ...edit, picture, original, cropped, zoom: 1 };
}

/** The whole again, upright. */
export const resetCrop = ({ picture }: CropContext): Partial<CropContext> => ({
  ...createFirstEdit(picture, 0),
  zoom: 1,
});

/** The crop nearest to the present one that has another shape: as large as it can be, about the same middle. */
export function withShape(context: CropContext, shape: CropShape): Partial<CropContext> {
  const seen = getVisiblePixels(context);
  const ratio = getCropRatio(shape, seen);
  const { crop } = context;
  if (ratio === null) return { shape };
  const { width, height } = getLargestCrop(seen, ratio);
  const middle = { x: crop.x + crop.width / 2, y: crop.y + crop.height / 2 };
  const wish = { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
  return { shape, crop: constrainCrop(wish, seen, ratio) };
}

/** A shape keeps standing or lying as the last one did; at first as the picture does. */
export function orientShape(context: CropContext, ratio: Ratio): CropShape {
  const seen = getVisiblePixels(context);
  const lies = hasOrientation(context.shape) ? context.shape.flipped : seen.width > seen.height;
  const shape = { ratio, flipped: lies };
  return hasOrientation(shape) ? shape : { ratio, flipped: false };
}

/** Can a shape stand and lie? */
export const hasOrientation = ({ ratio }: CropShape): boolean => !['free', 'original', '1:1'].includes(ratio);

/** The picture a quarter further, its crop with it. */
export function rotateQuarter(context: CropContext, direction: 'left' | 'right'): Partial<CropContext> {
  const { crop, shape, turn } = context;
  return {
    crop: rotateCrop(crop, getVisiblePixels(context), direction),
    shape: hasOrientation(shape) ? { ...shape, flipped: !shape.flipped } : shape,
    turn: ((turn + (direction === 'right' ? 90 : 270)) % 360) as Rotation,
  };
}

const isSame = (one: Crop, other: Crop) =>
  one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;

/** Is this very crop with the backend already, and the original too? */
export const isUploaded = ({ crop, turn, cropped, original }: CropContext): boolean =>
  original !== null && cropped !== null && cropped.turn === turn && isSame(cropped.crop, crop);

/** Have so many pixels a print size? Both sides reach 8 inches, and a size fits. (UPL-14) */
export const isLargeEnough = (pixels: Pixels): boolean => hasEnoughPixels('upload', pixels) && isPrintable(pixels);
