import {
  hasEnoughPixels,
  MAX_FILE_BYTES,
  MAX_PIXELS,
  type PictureFault,
  PictureRejectedError,
  type PictureSource,
} from '../domain/sourcePicture.ts';
import { readHeifHeader } from './heif.ts';
import { type ImageHeader, toDataView } from './imageHeader.ts';
import { readJpegHeader, stripJpeg } from './jpeg.ts';
import { readPngHeader, stripPng } from './png.ts';
import { readWebpHeader, stripWebp } from './webp.ts';

/** What a file is by its content; its name and the type that the browser reports do not count. */
type FileKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | 'gif' | 'svg' | 'bmp' | 'tiff' | 'other';

const readText = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length));
const startsWith = (bytes: Uint8Array, ...signature: number[]) => signature.every((byte, at) => bytes[at] === byte);

const AVIF = ['avif', 'avis'];
const HEIC = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1'];

/** Determines a file's kind by its first bytes; a few hundred are enough, an SVG with a long preface takes more. */
export function sniffFileKind(bytes: Uint8Array): FileKind {
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (readText(bytes, 0, 4) === 'RIFF' && readText(bytes, 8, 4) === 'WEBP') return 'webp';
  if (readText(bytes, 0, 4) === 'GIF8') return 'gif';
  if (readText(bytes, 4, 4) === 'ftyp') return readBrand(bytes);
  if (readText(bytes, 0, 2) === 'BM' && bytes[6] === 0 && bytes[7] === 0) return 'bmp';
  if (startsWith(bytes, 0x49, 0x49, 0x2a, 0) || startsWith(bytes, 0x4d, 0x4d, 0, 0x2a)) return 'tiff';
  return isSvg(bytes) ? 'svg' : 'other';
}

/** The first known brand counts: an AVIF may also call itself 'mif1', which an HEIC does as well. */
function readBrand(bytes: Uint8Array): FileKind {
  const length = toDataView(bytes).getUint32(0);
  const brands: string[] = [];
  for (let at = 8; at < Math.min(length, bytes.length, 256); at += 4)
    if (at !== 12) brands.push(readText(bytes, at, 4));
  if (brands.some((brand) => AVIF.includes(brand))) return 'avif';
  return brands.some((brand) => HEIC.includes(brand)) ? 'heic' : 'other';
}

/** The root element of a text, behind a byte order mark, declarations and comments. */
function isSvg(bytes: Uint8Array): boolean {
  const head = new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : bytes[0] === 0xfe ? 'utf-16be' : 'utf-8').decode(
    bytes.subarray(0, 4096),
  );
  const root = head.replace(/<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*(\[[\s\S]*?\])?[^>]*>/gi, '').trimStart();
  return /^<([\w-]+:)?svg[\s/>]/i.test(root);
}

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
  const view = toDataView(bytes);
  const skipBlocks = (from: number) => {
    let at = from;
    while (view.getUint8(at) !== 0) at += view.getUint8(at) + 1;
    return at + 1;
  };
  const getTableLength = (flags: number) => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0);
  try {
    let frames = 0;
    for (let at = 13 + getTableLength(view.getUint8(10)); frames < 2; ) {
      const block = view.getUint8(at);
      if (block === 0x21) at = skipBlocks(at + 2);
      else if (block === 0x2c) {
        frames += 1;
        at = skipBlocks(at + 11 + getTableLength(view.getUint8(at + 9)));
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
 * @throws PictureRejectedError with the reason where it cannot become a print
 */
export function inspectImage(bytes: Uint8Array, source: PictureSource): PrintableKind {
  const kind = sniffFileKind(bytes);
  const fault = findFault(bytes, kind, source);
  if (fault) throw new PictureRejectedError(fault);
  return kind as PrintableKind;
}

function findFault(bytes: Uint8Array, kind: FileKind, source: PictureSource): PictureFault | null {
  if (bytes.length === 0) return 'empty';
  if (bytes.length > MAX_FILE_BYTES) return 'tooHeavy';
  if (kind === 'gif' && isAnimatedGif(bytes)) return 'animated';
  if (!isPrintKind(kind)) return REFUSED[kind];
  const header = readHeader(kind, bytes);
  if (!header) return 'damaged';
  if (header.isAnimated) return 'animated';
  if (source === 'upload' && !hasEnoughPixels(source, header)) return 'tooLow';
  if (header.width * header.height > MAX_PIXELS) return 'tooManyPixels';
  return header.isWhole ? null : 'damaged';
}

const STRIPPERS = { jpeg: stripJpeg, png: stripPng, webp: stripWebp } as const;

/**
 * A picture as it may leave the device: its pixels, colour profile and orientation, and nothing of where, when and by
 * whom it was taken. Kinds that no backend takes as they are stay as they are: they are sent as JPEG.
 */
export function stripMetadata(file: Blob, bytes: Uint8Array<ArrayBuffer>, kind: PrintableKind): Blob {
  if (!(kind in STRIPPERS)) return file;
  const parts = STRIPPERS[kind as keyof typeof STRIPPERS](bytes);
  return new Blob(parts as Uint8Array<ArrayBuffer>[], { type: `image/${kind}` });
}
