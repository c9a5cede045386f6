import { type Orientation, viewOf } from './header.ts';

const ORIENTATION = 0x0112;
const SHORT = 3;

/** The orientation in EXIF data, which is laid out as a TIFF; 1 where it tells none, or nonsense. */
export function exifOrientation(tiff: Uint8Array): Orientation {
  try {
    const view = viewOf(tiff);
    const little = view.getUint16(0) === 0x4949;
    if (!little && view.getUint16(0) !== 0x4d4d) return 1;
    if (view.getUint16(2, little) !== 42) return 1;
    const directory = view.getUint32(4, little);
    const entries = view.getUint16(directory, little);
    for (let entry = 0; entry < entries; entry += 1) {
      const at = directory + 2 + entry * 12;
      if (view.getUint16(at, little) !== ORIENTATION || view.getUint16(at + 2, little) !== SHORT) continue;
      const told = view.getUint16(at + 8, little);
      return told >= 1 && told <= 8 ? (told as Orientation) : 1;
    }
  } catch (error) {
    // EXIF that points outside of itself is as if it were not there
    if (!(error instanceof RangeError)) throw error;
  }
  return 1;
}
