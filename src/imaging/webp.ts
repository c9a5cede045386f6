import { type ExifOrientation, type ImageHeader, readExifOrientation, readTag, toDataView } from './imageHeader.ts';

const ANIMATION = 0x02;

/** Reads a WebP: the size is in its first chunk, EXIF in one of the last; the container tells its own length. */
export function readWebpHeader(bytes: Uint8Array): ImageHeader | null {
  const view = toDataView(bytes);
  if (bytes.length < 30) return null;
  const isWhole = bytes.length >= view.getUint32(4, true) + 8;
  const long = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16) + 1;
  const kind = readTag(view, 12);
  if (kind === 'VP8 ') return plain(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff, isWhole);
  if (kind === 'VP8L') {
    const packed = view.getUint32(21, true);
    return plain((packed & 0x3fff) + 1, ((packed >> 14) & 0x3fff) + 1, isWhole);
  }
  if (kind !== 'VP8X') return null;
  const isAnimated = (view.getUint8(20) & ANIMATION) !== 0;
  return { width: long(24), height: long(27), orientation: orientationIn(bytes), isAnimated, isWhole };
}

const plain = (width: number, height: number, isWhole: boolean): ImageHeader => ({
  width,
  height,
  orientation: 1,
  isAnimated: false,
  isWhole,
});

function orientationIn(bytes: Uint8Array): ExifOrientation {
  const view = toDataView(bytes);
  for (let at = 12; at + 8 <= bytes.length; ) {
    const length = view.getUint32(at + 4, true);
    if (readTag(view, at) === 'EXIF') {
      const body = bytes.subarray(at + 8, at + 8 + length);
      // some writers put the JPEG's own mark in front
      return readExifOrientation(body[0] === 0x45 ? body.subarray(6) : body);
    }
    at += 8 + length + (length % 2);
  }
  return 1;
}
