import type { Pixels } from '../domain/crop.ts';

/** What can be read of a picture's file without decoding it: its pixels as they are stored, and whether all of it is there. */
export type ImageHeader = Pixels & { isAnimated: boolean; isWhole: boolean };

/** Four letters that name a part of a file. */
export const readTag = (view: DataView, at: number): string =>
  String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3));

export const toDataView = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const ORIENTATION = 0x0112;
const SHORT = 3;

/** How a picture is to be held: 1 as it is, 2 to 8 mirrored and turned. */
function createExif(orientation: number): Uint8Array {
  const bytes = new Uint8Array(26);
  const view = toDataView(bytes);
  view.setUint16(0, 0x4d4d);
  view.setUint16(2, 42);
  view.setUint32(4, 8);
  view.setUint16(8, 1);
  view.setUint16(10, ORIENTATION);
  view.setUint16(12, SHORT);
  view.setUint32(14, 1);
  view.setUint16(18, orientation);
  return bytes;
}

/** 1 where the data hold none, or nonsense. */
function readOrientation(tiff: Uint8Array): number {
  try {
    const view = toDataView(tiff);
    const little = view.getUint16(0) === 0x4949;
    if (!little && view.getUint16(0) !== 0x4d4d) return 1;
    if (view.getUint16(2, little) !== 42) return 1;
    const directory = view.getUint32(4, little);
    const entries = view.getUint16(directory, little);
    for (let entry = 0; entry < entries; entry += 1) {
      const at = directory + 2 + entry * 12;
      if (view.getUint16(at, little) !== ORIENTATION || view.getUint16(at + 2, little) !== SHORT) continue;
      const orientation = view.getUint16(at + 8, little);
      return orientation >= 1 && orientation <= 8 ? orientation : 1;
    }
  } catch (error) {
    // EXIF that points outside of itself is as if it were not there
    if (!(error instanceof RangeError)) throw error;
  }
  return 1;
}

/** EXIF data, which are laid out as a TIFF, with nothing but how the picture is to be held; null where it is upright. */
export function stripExif(tiff: Uint8Array): Uint8Array | null {
  const orientation = readOrientation(tiff);
  return orientation === 1 ? null : createExif(orientation);
}
