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
