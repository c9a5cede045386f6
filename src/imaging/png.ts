import { exifOrientation, type Header, type Orientation, tagAt, viewOf } from './header.ts';

const SIGNATURE = 8;

/** Reads a PNG from chunk to chunk; 'acTL' makes it an animation, 'IEND' is its end. */
export function pngHeader(bytes: Uint8Array): Header | null {
  const view = viewOf(bytes);
  if (bytes.length < SIGNATURE + 25 || tagAt(view, SIGNATURE + 4) !== 'IHDR') return null;
  const size = { width: view.getUint32(16), height: view.getUint32(20) };
  let orientation: Orientation = 1;
  let isAnimated = false;
  let isWhole = false;
  for (let at = SIGNATURE; at + 8 <= bytes.length && !isWhole; ) {
    const length = view.getUint32(at);
    const tag = tagAt(view, at + 4);
    const body = at + 8;
    if (tag === 'acTL') isAnimated = true;
    if (tag === 'eXIf') orientation = exifOrientation(bytes.subarray(body, body + length));
    isWhole = tag === 'IEND';
    at = body + length + 4;
  }
  return { ...size, orientation, isAnimated, isWhole };
}
