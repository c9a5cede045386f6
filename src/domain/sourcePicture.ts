/** Where the printed picture comes from: the catalogue, or the shopper's own file (CONF-34). */
export type PictureSource = 'art' | 'upload';

/** The density an uploaded picture is printed at (UPL-13). */
export const PIXELS_PER_INCH = 150;
/** The least an upload must reach on both sides (UPL-14). */
export const MIN_UPLOAD_INCHES = 8;
/** The least art must reach on both sides (UPL-15). */
const MIN_ART_INCHES = 12;

type Pixels = { width: number; height: number };
type Inches = { width: number; height: number };

/** How large a picture of so many pixels can be printed, in inches and not rounded (UPL-13). */
export const getPrintableInches = ({ width, height }: Pixels): Inches => ({
  width: width / PIXELS_PER_INCH,
  height: height / PIXELS_PER_INCH,
});

/** Whether both sides have the pixels for the smallest print (UPL-14, UPL-15). */
export function hasEnoughPixels(source: PictureSource, { width, height }: Pixels): boolean {
  const least = (source === 'upload' ? MIN_UPLOAD_INCHES : MIN_ART_INCHES) * PIXELS_PER_INCH;
  return width >= least && height >= least;
}

/** Why a file that a shopper gives cannot become a print. */
export const PICTURE_FAULTS = [
  'empty',
  'tooHeavy',
  'notPicture',
  'svg',
  'gif',
  'animated',
  'otherFormat',
  'heic',
  'damaged',
  'tooManyPixels',
  'tooLow',
] as const;
export type PictureFault = (typeof PICTURE_FAULTS)[number];

/** The heaviest file that is looked into: 100 MB. */
export const MAX_FILE_BYTES = 100 * 1024 * 1024;
/** What a telephone's camera gives at most today; a picture of more would take gigabytes to open. */
export const MAX_PIXELS = 210_000_000;
/** The heaviest file that the backend keeps: 32 MB. (API-20) */
export const MAX_UPLOAD_BYTES = 32 * 1024 * 1024;

/** A file that cannot become a print, and why. */
export class PictureRejectedError extends Error {
  readonly fault: PictureFault;

  constructor(fault: PictureFault, cause?: unknown) {
    super(`The picture was refused: ${fault}`, { cause });
    this.name = 'PictureRejectedError';
    this.fault = fault;
  }
}
