import {
  type Crop,
  type CropShape,
  centerIn,
  getCropRatio,
  getLargestCrop,
  MIN_CROP_PIXELS,
  type Pixels,
} from './crop.ts';
import { MEDIA } from './framingTerms.ts';
import { getArea, getPrintSizes, type Size, toSizeKey } from './size.ts';
import { getPrintableInches, hasEnoughPixels, PIXELS_PER_INCH } from './sourcePicture.ts';

/**
 * How sharp a print comes out. From 225 dots an inch, half as many again as a print needs, nobody finds a dot even with
 * the nose at the glass; from 150 it is sharp from where one stands to look at it; under 150 it is soft, and not sold.
 */
export type Quality = 'excellent' | 'good' | 'low';
const EXCELLENT_DPI = 1.5 * PIXELS_PER_INCH;
const GOOD_DPI = PIXELS_PER_INCH;

/** Whole dots an inch of so many pixels on a print, on the side that has fewer. (UPL-13) */
const getDotsPerInch = (pixels: Pixels, size: Size): number =>
  Math.floor(Math.min(pixels.width / size.width, pixels.height / size.height) + 1e-9);

/** What so many dots an inch look like; the thresholds are above. */
function getQuality(dpi: number): Quality {
  if (dpi >= EXCELLENT_DPI) return 'excellent';
  return dpi >= GOOD_DPI ? 'good' : 'low';
}

/** A print size and how sharp it comes out; `isOffered` is false where there are too few pixels for it. */
export type SizeQuality = { size: Size; dpi: number; quality: Quality; isOffered: boolean };

/** No print is longer than eight times its shorter side: 64 inches by 8. (CONF-42, CONF-44) */
const MAX_ASPECT_RATIO = 8;
const UNLIMITED_SIZE: Size = { width: Number.POSITIVE_INFINITY, height: Number.POSITIVE_INFINITY };

/** All sizes on any media, largest first. */
function listSizesWithin(pixels: Pixels, max: Size): Size[] {
  const ratio = pixels.width / pixels.height;
  const all = MEDIA.flatMap((media) => getPrintSizes({ media, source: 'upload', ratio, max }));
  return [...new Map(all.map((size) => [toSizeKey(size), size])).values()].sort(
    (one, other) => getArea(other) - getArea(one),
  );
}

/** Can so many pixels be printed at all? Of some crops just over 8 inches even the smallest size is larger. (UPL-14, CONF-44) */
export const isPrintable = (pixels: Pixels): boolean => listSizesWithin(pixels, getPrintableInches(pixels)).length > 0;

/** Has a picture the pixels for a crop of this shape? (UPL-14) */
export function canCropTo(picture: Pixels, shape: CropShape): boolean {
  if (shape.ratio === 'free') return hasEnoughPixels('upload', picture);
  const largest = getLargestCrop(picture, getCropRatio(shape, picture));
  return hasEnoughPixels('upload', largest) && isPrintable(largest);
}

/**
 * Every size in which a crop can be printed, largest first, and above them the next one that it has too few pixels for,
 * so that one sees where it ends. (UPL-13, CONF-42 to CONF-44)
 */
export function getSizeQualities(pixels: Pixels): SizeQuality[] {
  const offered = listSizesWithin(pixels, getPrintableInches(pixels));
  const beyond = listSizesWithin(pixels, UNLIMITED_SIZE).findLast((size) => getDotsPerInch(pixels, size) < GOOD_DPI);
  const createRater = (isOffered: boolean) => (size: Size) => {
    const dpi = getDotsPerInch(pixels, size);
    return { size, dpi, quality: getQuality(dpi), isOffered };
  };
  return [...(beyond ? [createRater(false)(beyond)] : []), ...offered.map(createRater(true))];
}

/**
 * The whole picture as a first crop, cut at its longer side by no more than it takes until it can be printed; null where
 * that leaves under 8 inches. (UPL-14)
 */
export function getInitialCrop(picture: Pixels): Crop | null {
  const short = Math.min(picture.width, picture.height);
  if (short < MIN_CROP_PIXELS) return null;
  const lies = picture.width > picture.height;
  const toPixels = (long: number): Pixels => (lies ? { width: long, height: short } : { width: short, height: long });
  let long = Math.min(Math.max(picture.width, picture.height), short * MAX_ASPECT_RATIO);
  // at the latest a square can be
  while (!isPrintable(toPixels(long))) long -= 1;
  return { ...centerIn(toPixels(long), picture), ...toPixels(long) };
}
