import { type ImageHeader, stripExif, toDataView } from './imageHeader.ts';

const EXIF = [0x45, 0x78, 0x69, 0x66, 0, 0];
const SOS = 0xda;
const EOI = 0xd9;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
const APP15 = 0xef;
const COMMENT = 0xfe;

/** Frame headers, which hold the size: all of C0 to CF that are not tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Markers without a length: restarts, and one that only fills. */
const isBare = (marker: number) => (marker >= 0xd0 && marker <= 0xd8) || marker === 0x01;

type Segment = { marker: number; from: number; body: number; end: number };

/** The parts of a JPEG that carry a length, and its end marker; the bytes of a scan stand between them. */
export function* readSegments(bytes: Uint8Array): Generator<Segment> {
  const view = toDataView(bytes);
  for (let at = 2; at + 1 < bytes.length; ) {
    if (bytes[at] !== 0xff) {
      // between two scans, or garbage: the next marker goes on
      at = bytes.indexOf(0xff, at);
      if (at < 0) return;
      continue;
    }
    const marker = view.getUint8(at + 1);
    if (marker === EOI) {
      yield { marker, from: at, body: at + 2, end: at + 2 };
      return;
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
    if (at + 4 > bytes.length) return;
    const end = at + 2 + view.getUint16(at + 2);
    yield { marker, from: at, body: at + 4, end };
    at = end;
  }
}

const startsWith = (bytes: Uint8Array, at: number, mark: readonly number[]) =>
  mark.every((byte, index) => bytes[at + index] === byte);

/**
 * Reads a JPEG from marker to marker to its end, so that one that was cut off is found: its end marker is missing. What
 * cameras write behind the end (a film, a second picture) does not count.
 */
export function readJpegHeader(bytes: Uint8Array): ImageHeader | null {
  const view = toDataView(bytes);
  let size: { width: number; height: number } | null = null;
  let isWhole = false;
  for (const { marker, body } of readSegments(bytes)) {
    if (isFrame(marker) && !size && body + 5 <= bytes.length)
      size = { width: view.getUint16(body + 3), height: view.getUint16(body + 1) };
    if (marker === SOS && !size) return null;
    isWhole = marker === EOI;
  }
  return size && { ...size, isAnimated: false, isWhole };
}

const ICC = [...'ICC_PROFILE'].map((letter) => letter.charCodeAt(0));

/** Application data without which the picture looks otherwise: the plain header, the colour profile, Adobe's transform. */
const isVisual = (bytes: Uint8Array, { marker, body }: Segment) =>
  marker === APP0 || marker === APP14 || (marker === APP2 && startsWith(bytes, body, ICC));
const isMetadata = (bytes: Uint8Array, segment: Segment) =>
  segment.marker === COMMENT || (segment.marker >= APP0 && segment.marker <= APP15 && !isVisual(bytes, segment));

/** A whole JPEG without what a camera or an editor wrote about it, and without what stands behind its end. */
export function stripJpeg(bytes: Uint8Array): Uint8Array[] {
  const parts: Uint8Array[] = [];
  let from = 0;
  for (const segment of readSegments(bytes)) {
    if (isMetadata(bytes, segment)) {
      parts.push(bytes.subarray(from, segment.from));
      from = segment.end;
      const { marker, body, end } = segment;
      const isExif = marker === APP1 && startsWith(bytes, body, EXIF);
      const exif = isExif && stripExif(bytes.subarray(body + EXIF.length, end));
      if (exif) parts.push(Uint8Array.of(0xff, APP1, 0, 2 + EXIF.length + exif.length, ...EXIF, ...exif));
    }
    if (segment.marker === EOI) parts.push(bytes.subarray(from, segment.end));
  }
  return parts;
}
