import { type ExifOrientation, type ImageHeader, readExifOrientation, toDataView } from './imageHeader.ts';

const EXIF = [0x45, 0x78, 0x69, 0x66, 0, 0];
const SOS = 0xda;
const EOI = 0xd9;
const APP1 = 0xe1;

/** Frame headers, which hold the size: all of C0 to CF that are not tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Markers without a length: restarts, and one that only fills. */
const isBare = (marker: number) => (marker >= 0xd0 && marker <= 0xd8) || marker === 0x01;

/**
 * Reads a JPEG from marker to marker to its end, so that one that was cut off is found: its end marker is missing. What
 * cameras write behind the end (a film, a second picture) does not count.
 */
export function readJpegHeader(bytes: Uint8Array): ImageHeader | null {
  const view = toDataView(bytes);
  let size: { width: number; height: number } | null = null;
  let orientation: ExifOrientation = 1;
  let isWhole = false;
  for (let at = 2; at + 1 < bytes.length; ) {
    if (bytes[at] !== 0xff) {
      // between two scans, or garbage: the next marker goes on
      at = bytes.indexOf(0xff, at);
      if (at < 0) break;
      continue;
    }
    const marker = view.getUint8(at + 1);
    if (marker === EOI) {
      isWhole = true;
      break;
    }
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    // a stuffed byte inside of a scan
    if (marker === 0 || isBare(marker)) {
      at += 2;
      continue;
    }
    if (at + 4 > bytes.length) break;
    const length = view.getUint16(at + 2);
    const body = at + 4;
    if (isFrame(marker) && !size && body + 5 <= bytes.length)
      size = { width: view.getUint16(body + 3), height: view.getUint16(body + 1) };
    if (marker === APP1 && EXIF.every((byte, index) => bytes[body + index] === byte))
      orientation = readExifOrientation(bytes.subarray(body + EXIF.length, at + 2 + length));
    if (marker === SOS && !size) return null;
    at += 2 + length;
  }
  return size && { ...size, orientation, isAnimated: false, isWhole };
}
