export type PictureSize = { width: number; height: number };

const MAGIC = { png: 0x89504e47, gif: 0x47494638, riff: 0x52494646, webp: 0x57454250 };

/** Width and height of a PNG, GIF, JPEG or WebP in pixels, by its header; null for anything else, and for one cut short. */
export function readPictureSize(bytes: Uint8Array): PictureSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const magic = view.getUint32(0);
    if (magic === MAGIC.png) return { width: view.getUint32(16), height: view.getUint32(20) };
    if (magic === MAGIC.gif) return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
    if (magic === MAGIC.riff && view.getUint32(8) === MAGIC.webp) return readWebpSize(view);
    return view.getUint16(0) === 0xffd8 ? readJpegSize(view) : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function readWebpSize(view: DataView): PictureSize | null {
  const kind = String.fromCharCode(...[12, 13, 14, 15].map((offset) => view.getUint8(offset)));
  const readUint24 = (offset: number) => view.getUint16(offset, true) + (view.getUint8(offset + 2) << 16) + 1;
  if (kind === 'VP8X') return { width: readUint24(24), height: readUint24(27) };
  if (kind === 'VP8 ') return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (kind !== 'VP8L') return null;
  const packed = view.getUint32(21, true);
  return { width: (packed & 0x3fff) + 1, height: ((packed >> 14) & 0x3fff) + 1 };
}

// the size stands in the first frame header; other segments are passed over by their length
function readJpegSize(view: DataView): PictureSize | null {
  for (let offset = 2; view.getUint8(offset) === 0xff; offset += 2 + view.getUint16(offset + 2)) {
    const marker = view.getUint8(offset + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(offset + 7), height: view.getUint16(offset + 5) };
  }
  return null;
}
