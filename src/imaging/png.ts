import { type ExifOrientation, type ImageHeader, readExifOrientation, readTag, toDataView } from './imageHeader.ts';

const SIGNATURE = 8;

/** Reads a PNG from chunk to chunk; 'acTL' makes it an animation, 'IEND' is its end. */
export function readPngHeader(bytes: Uint8Array): ImageHeader | null {
  const view = toDataView(bytes);
  if (bytes.length < SIGNATURE + 25 || readTag(view, SIGNATURE + 4) !== 'IHDR') return null;
  const size = { width: view.getUint32(16), height: view.getUint32(20) };
  let orientation: ExifOrientation = 1;
  let isAnimated = false;
  let isWhole = false;
  for (let at = SIGNATURE; at + 8 <= bytes.length && !isWhole; ) {
    const length = view.getUint32(at);
    const tag = readTag(view, at + 4);
    const body = at + 8;
    if (tag === 'acTL') isAnimated = true;
    if (tag === 'eXIf') orientation = readExifOrientation(bytes.subarray(body, body + length));
    isWhole = tag === 'IEND';
    at = body + length + 4;
  }
  return { ...size, orientation, isAnimated, isWhole };
}
