import type { Pixels } from '../domain/crop.ts';

/** How EXIF says that a picture is to be held: 1 as it is, 2 to 8 mirrored and turned; 5 to 8 change width with height. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** What a picture's file tells without being decoded: stored pixels, how to hold it, and whether all of it is there. */
export type Header = Pixels & { orientation: Orientation; isAnimated: boolean; isWhole: boolean };

/** The pixels of a picture once it is held upright. */
export const uprightPixels = ({ width, height, orientation }: Pixels & { orientation: Orientation }): Pixels =>
  orientation > 4 ? { width: height, height: width } : { width, height };

/** Four letters that name a part of a file. */
export const tagAt = (view: DataView, at: number): string =>
  String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3));

export const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
