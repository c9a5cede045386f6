import { type ImageHeader, readTag, stripExif, toDataView } from './imageHeader.ts';

const ANIMATION = 0x02;

/** Reads a WebP: the size is in its first chunk, EXIF in one of the last; the container holds its own length. */
export function readWebpHeader(bytes: Uint8Array): ImageHeader | null {
  const view = toDataView(bytes);
  if (bytes.length < 30) return null;
  const isWhole = bytes.length >= view.getUint32(4, true) + 8;
  const readUint24 = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16) + 1;
  const kind = readTag(view, 12);
  if (kind === 'VP8 ')
    return createHeader(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff, isWhole);
  if (kind === 'VP8L') {
    const packed = view.getUint32(21, true);
    return createHeader((packed & 0x3fff) + 1, ((packed >> 14) & 0x3fff) + 1, isWhole);
  }
  if (kind !== 'VP8X') return null;
  const isAnimated = (view.getUint8(20) & ANIMATION) !== 0;
  return { width: readUint24(24), height: readUint24(27), isAnimated, isWhole };
}

const createHeader = (width: number, height: number, isWhole: boolean): ImageHeader => ({
  width,
  height,
  isAnimated: false,
  isWhole,
});

type Chunk = { tag: string; from: number; body: number; length: number; end: number };

/** The chunks of a WebP; each takes an even number of bytes. */
function* readChunks(bytes: Uint8Array): Generator<Chunk> {
  const view = toDataView(bytes);
  for (let from = 12; from + 8 <= bytes.length; ) {
    const length = view.getUint32(from + 4, true);
    const chunk = { tag: readTag(view, from), from, body: from + 8, length, end: from + 8 + length + (length % 2) };
    yield chunk;
    from = chunk.end;
  }
}

function findExif(bytes: Uint8Array): Uint8Array | null {
  for (const { tag, body, length } of readChunks(bytes))
    if (tag === 'EXIF') {
      const exif = bytes.subarray(body, body + length);
      // some writers put the JPEG's own mark in front
      return stripExif(exif[0] === 0x45 ? exif.subarray(6) : exif);
    }
  return null;
}

/** Chunks that make the picture what it looks like. */
const VISUAL_CHUNKS = ['VP8X', 'ICCP', 'ALPH', 'VP8 ', 'VP8L'];
const EXIF_FLAG = 0x08;
const XMP_FLAG = 0x04;

/** A whole WebP without what was written about it. */
export function stripWebp(bytes: Uint8Array): Uint8Array[] {
  const exif = findExif(bytes);
  const head = bytes.slice(0, 12);
  const parts: Uint8Array[] = [head];
  for (const { tag, from, end } of readChunks(bytes)) {
    if (!VISUAL_CHUNKS.includes(tag)) continue;
    const chunk = bytes.slice(from, end);
    // What the file states to hold: its own account of EXIF and XMP.
    if (tag === 'VP8X') chunk[8] = ((chunk[8] ?? 0) & ~(EXIF_FLAG | XMP_FLAG)) | (exif ? EXIF_FLAG : 0);
    parts.push(chunk);
  }
  if (exif) parts.push(Uint8Array.of(...new TextEncoder().encode('EXIF'), exif.length, 0, 0, 0), exif);
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  toDataView(head).setUint32(4, length - 8, true);
  return parts;
}
