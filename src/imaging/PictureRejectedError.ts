import type { PictureFault } from '../domain/pictureFault.ts';

/** A file that cannot become a print, and why. */
export class PictureRejectedError extends Error {
  readonly fault: PictureFault;

  constructor(fault: PictureFault, cause?: unknown) {
    super(`The picture was refused: ${fault}`, { cause });
    this.name = 'PictureRejectedError';
    this.fault = fault;
  }
}
