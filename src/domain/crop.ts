import type { CropScales } from './printSubject.ts';
import { clamp } from './range.ts';
import { MIN_UPLOAD_INCHES, PIXELS_PER_INCH } from './sourcePicture.ts';

/** Pixels; whole numbers. */
export type Pixels = { width: number; height: number };
/** A part of a picture as it is seen, upright and turned: whole pixels from its upper left corner. */
export type Crop = { x: number; y: number; width: number; height: number };
/** How far the shopper turned the picture, clockwise from upright, in degrees. */
export type Rotation = 0 | 90 | 180 | 270;

/** Shapes that a crop can be held to, as width : height of an upright frame; turned by 'flipped'. */
export const RATIOS = ['free', 'original', '1:1', '4:5', '5:7', '2:3', '3:4', '9:16'] as const;
export type Ratio = (typeof RATIOS)[number];
/** A shape, upright or lying. */
export type CropShape = { ratio: Ratio; flipped: boolean };

export const HANDLES = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;
/** The corner or side by which a crop is resized. */
export type Handle = (typeof HANDLES)[number];
export type Offset = { x: number; y: number };

/** The least that any crop has on a side: 8 inches at 150 pixels. (UPL-13, UPL-14) */
export const MIN_CROP_PIXELS = MIN_UPLOAD_INCHES * PIXELS_PER_INCH;

/** The pixels of a picture after a turn. */
export const rotatePixels = ({ width, height }: Pixels, turn: Rotation): Pixels =>
  turn % 180 === 0 ? { width, height } : { width: height, height: width };

/** Width / height that a shape holds a crop to, on a picture as it is seen; null where any will do. */
export function getCropRatio({ ratio, flipped }: CropShape, picture: Pixels): number | null {
  if (ratio === 'free') return null;
  if (ratio === 'original') return picture.width / picture.height;
  const [across = 1, down = 1] = ratio.split(':').map(Number);
  return flipped ? down / across : across / down;
}

/** '4:5', or '5:4' where it lies. */
export const formatCropShape = ({ ratio, flipped }: CropShape): string =>
  flipped ? ratio.split(':').reverse().join(':') : ratio;

/**
 * The smallest crop of a ratio: 8 inches at 150 pixels on both sides, and enough for the print whose longer side is that
 * ratio to the nearest inch. (UPL-13, UPL-14, CONF-44)
 */
function getSmallestCrop(ratio: number | null): Pixels {
  if (ratio === null) return { width: MIN_CROP_PIXELS, height: MIN_CROP_PIXELS };
  const longer = Math.max(ratio, 1 / ratio);
  const long = Math.max(MIN_CROP_PIXELS * longer, Math.round(MIN_UPLOAD_INCHES * longer) * PIXELS_PER_INCH);
  // what floating point adds must not become a pixel
  const whole = (pixels: number) => Math.ceil(pixels - 1e-6);
  return { width: whole(long * Math.min(1, ratio)), height: whole(long * Math.min(1, 1 / ratio)) };
}

/** The largest crop of a ratio, in the middle of a picture. */
export function getLargestCrop(picture: Pixels, ratio: number | null): Crop {
  if (ratio === null) return { x: 0, y: 0, width: picture.width, height: picture.height };
  const width = Math.min(picture.width, Math.round(picture.height * ratio));
  const height = Math.min(picture.height, Math.round(picture.width / ratio));
  return { ...centerIn({ width, height }, picture), width, height };
}

/** Where something of this size begins in the middle of a picture. */
export const centerIn = ({ width, height }: Pixels, picture: Pixels) => ({
  x: Math.floor((picture.width - width) / 2),
  y: Math.floor((picture.height - height) / 2),
});

/**
 * The crop nearest to a wish that a picture can have: whole pixels, inside, of the ratio, and not under the least. A
 * picture too small for the least gives its largest.
 */
export function constrainCrop(target: Crop, picture: Pixels, ratio: number | null): Crop {
  const least = getSmallestCrop(ratio);
  const most = getLargestCrop(picture, ratio);
  const width = clamp(Math.round(target.width), Math.min(least.width, most.width), most.width);
  const height =
    ratio === null
      ? clamp(Math.round(target.height), Math.min(least.height, most.height), most.height)
      : Math.min(Math.round(width / ratio), most.height);
  return {
    x: clamp(Math.round(target.x), 0, picture.width - width),
    y: clamp(Math.round(target.y), 0, picture.height - height),
    width,
    height,
  };
}

/** The crop pushed by so many pixels, no further than the picture goes. */
export const moveCrop = (crop: Crop, by: Offset, picture: Pixels): Crop => ({
  ...crop,
  x: clamp(Math.round(crop.x + by.x), 0, picture.width - crop.width),
  y: clamp(Math.round(crop.y + by.y), 0, picture.height - crop.height),
});

/**
 * The crop after one of its handles was moved by so many pixels. The opposite corner or side stays where it is; with a
 * ratio the other length follows, on both sides alike where a side was moved.
 */
export function resizeCrop(crop: Crop, handle: Handle, by: Offset, picture: Pixels, ratio: number | null): Crop {
  const across = handle.includes('w') ? -1 : handle.includes('e') ? 1 : 0;
  const down = handle.includes('n') ? -1 : handle.includes('s') ? 1 : 0;
  const room = {
    width: across < 0 ? crop.x + crop.width : across > 0 ? picture.width - crop.x : picture.width,
    height: down < 0 ? crop.y + crop.height : down > 0 ? picture.height - crop.y : picture.height,
  };
  const wish = { width: crop.width + across * by.x, height: crop.height + down * by.y };
  const { width, height } = ratio === null ? freeSize(wish, room) : getRatioSize(wish, crop, room, ratio);
  const x = across < 0 ? crop.x + crop.width - width : across > 0 ? crop.x : crop.x + (crop.width - width) / 2;
  const y = down < 0 ? crop.y + crop.height - height : down > 0 ? crop.y : crop.y + (crop.height - height) / 2;
  return {
    x: clamp(Math.round(x), 0, picture.width - width),
    y: clamp(Math.round(y), 0, picture.height - height),
    width,
    height,
  };
}

const freeSize = (wish: Pixels, room: Pixels): Pixels => ({
  width: clamp(Math.round(wish.width), Math.min(MIN_CROP_PIXELS, room.width), room.width),
  height: clamp(Math.round(wish.height), Math.min(MIN_CROP_PIXELS, room.height), room.height),
});

/** The side that was moved further leads, so that a corner follows the finger whichever way it goes. */
function getRatioSize(wish: Pixels, crop: Crop, room: Pixels, ratio: number): Pixels {
  const byHeight = wish.height * ratio;
  const led = Math.abs(wish.width - crop.width) >= Math.abs(byHeight - crop.width) ? wish.width : byHeight;
  const largest = getLargestCrop(room, ratio);
  // there is room for the crop as it is, though to the pixel its ratio may be another
  const most = { width: Math.max(largest.width, crop.width), height: Math.max(largest.height, crop.height) };
  const width = clamp(Math.round(led), Math.min(getSmallestCrop(ratio).width, most.width), most.width);
  return { width, height: Math.min(Math.round(width / ratio), most.height) };
}

/** A crop that is turned along with its picture by a quarter; `picture` as it was before. */
export const rotateCrop = ({ x, y, width, height }: Crop, picture: Pixels, direction: 'left' | 'right'): Crop =>
  direction === 'right'
    ? { x: picture.height - y - height, y: x, width: height, height: width }
    : { x: y, y: picture.width - x - width, width: height, height: width };

/** The part of the upright original that a crop shows; `original` is the upright picture, not turned. (CART-15) */
export function toScales(crop: Crop, original: Pixels, turn: Rotation): CropScales {
  let seen = crop;
  let picture = rotatePixels(original, turn);
  // on to the full circle, where it is upright again
  for (let turned: number = turn; turned % 360 > 0; turned += 90) {
    seen = rotateCrop(seen, picture, 'right');
    picture = { width: picture.height, height: picture.width };
  }
  return seen;
}

/** A crop as shares of the picture, 0 to 1, for whoever draws it. */
export const toCropFractions = ({ x, y, width, height }: Crop, picture: Pixels): Crop => ({
  x: x / picture.width,
  y: y / picture.height,
  width: width / picture.width,
  height: height / picture.height,
});
