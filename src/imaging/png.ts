import { type ImageHeader, readTag, stripExif, toDataView } from './imageHeader.ts';

const SIGNATURE = 8;

type Chunk = { tag: string; from: number; body: number; length: number; end: number };

/** The chunks of a PNG to its end; each has a checksum of four bytes behind its body. */
function* readChunks(bytes: Uint8Array): Generator<Chunk> {
  const view = toDataView(bytes);
  for (let from = SIGNATURE; from + 8 <= bytes.length; ) {
    const length = view.getUint32(from);
    const chunk = { tag: readTag(view, from + 4), from, body: from + 8, length, end: from + 12 + length };
    yield chunk;
    if (chunk.tag === 'IEND') return;
    from = chunk.end;
  }
}

/** Reads a PNG from chunk to chunk; 'acTL' makes it an animation, 'IEND' is its end. */
export function readPngHeader(bytes: Uint8Array): ImageHeader | null {
  const view = toDataView(bytes);
  if (bytes.length < SIGNATURE + 25 || readTag(view, SIGNATURE + 4) !== 'IHDR') return null;
  const size = { width: view.getUint32(16), height: view.getUint32(20) };
  let isAnimated = false;
  let isWhole = false;
  for (const { tag } of readChunks(bytes)) {
    if (tag === 'acTL') isAnimated = true;
    isWhole = tag === 'IEND';
  }
  return { ...size, isAnimated, isWhole };
}

/** Chunks that make the picture what it looks like. */
const VISUAL_CHUNKS = 'IHDR PLTE tRNS IDAT IEND cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI pHYs'.split(' ');

/** The checksum of a chunk's tag and body (ISO 3309). */
function getCrc(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}

function createExifChunk(exif: Uint8Array): Uint8Array {
  const chunk = new Uint8Array(12 + exif.length);
  const view = toDataView(chunk);
  view.setUint32(0, exif.length);
  chunk.set(new TextEncoder().encode('eXIf'), 4);
  chunk.set(exif, 8);
  view.setUint32(8 + exif.length, getCrc(chunk.subarray(4, 8 + exif.length)));
  return chunk;
}

/** A whole PNG without what was written about it. */
export function stripPng(bytes: Uint8Array): Uint8Array[] {
  const parts = [bytes.subarray(0, SIGNATURE)];
  for (const { tag, from, body, length, end } of readChunks(bytes)) {
    if (VISUAL_CHUNKS.includes(tag)) parts.push(bytes.subarray(from, end));
    const exif = tag === 'eXIf' && stripExif(bytes.subarray(body, body + length));
    if (exif) parts.push(createExifChunk(exif));
  }
  return parts;
}
