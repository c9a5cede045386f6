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
