import { MAX_FILE_BYTES, MAX_PIXELS, type PictureFault } from '../domain/pictureFault.ts';
import type { PictureSource } from '../domain/pictureSource.ts';
import { hasEnoughPixels } from '../domain/resolution.ts';
import { readHeifHeader } from './heif.ts';
import type { ImageHeader } from './imageHeader.ts';
import { toUprightPixels } from './imageHeader.ts';
import { readJpegHeader } from './jpeg.ts';
import { readPngHeader } from './png.ts';
import { type FileKind, sniffFileKind } from './sniff.ts';
import { readWebpHeader } from './webp.ts';

/** Kinds that can become a print, each with what reads its header. HEIC is one where the browser can decode it. */
const READERS = {
  jpeg: readJpegHeader,
  png: readPngHeader,
  webp: readWebpHeader,
  avif: readHeifHeader,
  heic: readHeifHeader,
} as const;
export type PrintableKind = keyof typeof READERS;

const REFUSED: Record<Exclude<FileKind, PrintableKind>, PictureFault> = {
  svg: 'svg',
  gif: 'gif',
  bmp: 'otherFormat',
  tiff: 'otherFormat',
  other: 'notPicture',
};

/** What is known of a picture before it is decoded, or why it is not taken. */
export type ImageInspection = { kind: PrintableKind; header: ImageHeader } | { fault: PictureFault };

const isPrintKind = (kind: FileKind): kind is PrintableKind => kind in READERS;

/** A header of which a broken file points outside of itself is none. */
function readHeader(kind: PrintableKind, bytes: Uint8Array): ImageHeader | null {
  try {
    return READERS[kind](bytes);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** A GIF of one frame is a still one; its frames are counted by their descriptors. */
function isAnimatedGif(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const skipBlocks = (from: number) => {
    let at = from;
    while (view.getUint8(at) !== 0) at += view.getUint8(at) + 1;
    return at + 1;
  };
  const tableAfter = (flags: number) => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0);
  try {
    let frames = 0;
    for (let at = 13 + tableAfter(view.getUint8(10)); frames < 2; ) {
      const block = view.getUint8(at);
      if (block === 0x21) at = skipBlocks(at + 2);
      else if (block === 0x2c) {
        frames += 1;
        at = skipBlocks(at + 11 + tableAfter(view.getUint8(at + 9)));
      } else return false;
    }
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/**
 * Looks into a file's bytes: kind by content, size by header, and whether all of it is there; nothing is decoded, so that
 * a picture that would fill the memory, or has too few pixels for any print, costs nothing. (UPL-02, UPL-14, UPL-15)
 */
export function inspectImage(bytes: Uint8Array, source: PictureSource): ImageInspection {
  if (bytes.length === 0) return { fault: 'empty' };
  if (bytes.length > MAX_FILE_BYTES) return { fault: 'tooHeavy' };
  const kind = sniffFileKind(bytes);
  if (kind === 'gif' && isAnimatedGif(bytes)) return { fault: 'animated' };
  if (!isPrintKind(kind)) return { fault: REFUSED[kind] };
  const header = readHeader(kind, bytes);
  if (!header) return { fault: 'damaged' };
  if (header.isAnimated) return { fault: 'animated' };
  if (source === 'upload' && !hasEnoughPixels(source, toUprightPixels(header))) return { fault: 'tooLow' };
  if (header.width * header.height > MAX_PIXELS) return { fault: 'tooManyPixels' };
  return header.isWhole ? { kind, header } : { fault: 'damaged' };
}
